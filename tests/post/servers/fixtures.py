"""What tests with servers share: an authority that signs their certificates, trust in it, a provider to sign in at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.post.servers.authority import Authority, new_authority
from tests.post.servers.provider import Provider, provider


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return new_authority(tmp_path_factory.mktemp("authority"))


@pytest.fixture
def trusted(authority: Authority, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its certificates count, and what is remembered is remembered here."""
    monkeypatch.setenv("SSL_CERT_FILE", str(authority.trusted))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


@pytest.fixture
def given(authority: Authority) -> Iterator[Provider]:
    with provider(authority) as made:
        yield made
