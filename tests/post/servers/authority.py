"""An authority of certificates for the tests, and what it certifies: `localhost` and `127.0.0.1`."""

from __future__ import annotations

import ssl
from dataclasses import dataclass
from pathlib import Path

import trustme


@dataclass(frozen=True)
class Authority:
    """Files in PEM. Who trusts the authority has its `trusted` file in SSL_CERT_FILE."""

    trusted: Path
    certificate: Path
    key: Path

    def context(self) -> ssl.SSLContext:
        """What a server in this process proves itself with."""
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(self.certificate, self.key)
        return context


def new_authority(folder: Path, *names: str) -> Authority:
    """An authority whose files lie in a folder; its certificate is for the names, by default those of this computer."""
    folder.mkdir(parents=True, exist_ok=True)
    root = trustme.CA()
    issued = root.issue_cert(*(names or ("localhost", "127.0.0.1")))
    authority = Authority(folder / "trusted.pem", folder / "certificate.pem", folder / "key.pem")
    root.cert_pem.write_to_path(authority.trusted)
    authority.certificate.write_bytes(b"".join(blob.bytes() for blob in issued.cert_chain_pems))
    issued.private_key_pem.write_to_path(authority.key)
    authority.key.chmod(0o600)
    return authority
