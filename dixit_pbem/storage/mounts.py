"""The file systems of this computer: which of them another computer keeps.

Edge: the system's list of what is mounted where.
"""

from __future__ import annotations

import re
import sys
from contextlib import suppress
from pathlib import Path, PurePath

from dixit_pbem.frozen import frozen

LISTED = Path("/proc/self/mountinfo")
"""Where Linux tells what is mounted."""
_ON_NETWORKS = re.compile(
    r"nfs[34]?|cifs|smb(fs|[123])?|smbnetfs|afs|afpfs|ncp(fs)?|coda|prl_net|"
    r"ceph(fs|-fuse)?|glusterfs|lustre|gpfs|beegfs|orangefs|pvfs2|moosefs|mfs|lizardfs|juicefs|seaweedfs|weed|"
    r"sshfs|rclone|davfs2?|webdav(fs)?|curlftpfs|ftp(fs)?|gvfsd-fuse|kio-fuse|"
    r"s3fs|s3ql|goofys|geesefs|(mount|mountpoint)-s3|gcsfuse|blobfuse2?|ossfs|cosfs|hubicfuse|objectivefs|"
    r"onedriver?|google-drive-ocamlfuse|grive|dbxfs|acd_cli|seadrive|pcloud|keybase|kbfs|ipfs"
)
"""The kinds of file system that lie on a server."""
_ELSEWHERE = re.compile(r"\w[\w+.-]*://|[^/\s]+:(/|$)|//")
"""How a source begins that is another computer's, where the kind says nothing."""
_MOUNT_ON_A_MAC = re.compile(r"(.*) on (/.*) \((\w+)")
_NO_COMPUTER = re.compile(r"\\\\[.?]\\(?!UNC)", re.IGNORECASE)


@frozen
class Mount:
    """A file system, where it begins."""

    point: PurePath
    kind: str
    source: str
    options: str = ""

    @property
    def is_far(self) -> bool:
        """Does another computer keep it?"""
        kind = self.kind.lower().removeprefix("fuse.").removeprefix("fuse_")
        if kind == "9p":
            # A virtual machine, and Windows under Linux, reach their own computer in this way.
            return "trans=tcp" in self.options or "trans=rdma" in self.options
        return bool(_ON_NETWORKS.fullmatch(kind)) or ("fuse" in self.kind and bool(_ELSEWHERE.match(self.source)))


def mount_of(folder: Path) -> Mount | None:
    """The file system in which a folder lies; None where the system tells of none."""
    around = (mount for mount in _mounts() if folder.is_relative_to(mount.point))
    return max(around, key=lambda mount: len(mount.point.parts), default=None)


def is_share(path: str) -> bool:
    r"""Is this path of Windows one of a share, `\\server\folder`? A drive's letter that stands for one is resolved."""
    return path.startswith("\\\\") and not _NO_COMPUTER.match(path)


def _mounts() -> tuple[Mount, ...]:
    """All that is mounted; of two in one place the later one, which hides the other, comes first."""
    if sys.platform == "darwin":
        from subprocess import run

        listed = run(["/sbin/mount"], capture_output=True, text=True, check=False).stdout
        return tuple(reversed(mounts_of_mac(listed)))
    with suppress(OSError):
        return tuple(reversed(mounts_of_linux(LISTED.read_bytes().decode("utf-8", "surrogateescape"))))
    return ()


def mounts_of_linux(listed: str) -> tuple[Mount, ...]:
    """What `/proc/self/mountinfo` says."""
    fields = (line.split(" ") for line in listed.splitlines() if " - " in line)
    split = ((words[4], words[words.index("-") + 1 :]) for words in fields)
    return tuple(Mount(Path(_plain(point)), kind, _plain(source), options) for point, (kind, source, options) in split)


def mounts_of_mac(listed: str) -> tuple[Mount, ...]:
    """What `mount` says on a Mac: `//ana@nas/home on /Volumes/home (smbfs, nodev)`."""
    found = map(_MOUNT_ON_A_MAC.match, listed.splitlines())
    return tuple(Mount(Path(mount[2]), mount[3], mount[1]) for mount in found if mount)


def _plain(text: str) -> str:
    r"""A path as it is, without `\040` for its spaces."""
    return re.sub(r"\\([0-7]{3})", lambda octal: chr(int(octal[1], 8)), text)
