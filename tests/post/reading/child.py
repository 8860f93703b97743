"""Reads one mail in a process of its own, and prints what that took: `child.py MAIL`."""

import json
import sys
from pathlib import Path

from dixit_pbem.post.reading.gates import gate
from dixit_pbem.post.reading.identity import SeatKnown, identify
from dixit_pbem.post.reading.mime import read_mail
from tests.watch import work

SEAT = SeatKnown(
    "sunday", "Bob", {"k7m2q9wd": True}, {"<b1@example.org>": "k7m2q9wd"}, ("bob@example.org",), waits=True
)


def peak_in_kilobytes() -> int:
    (line,) = (line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1])


def main() -> None:
    raw = Path(sys.argv[1]).read_bytes()
    told: dict[str, object] = {}

    def read() -> None:
        mail = read_mail(raw)
        stopped = gate(mail, own_lists=())
        found = identify(mail, (SEAT,), own_servers=("mx.example.org",))
        told.update(flaws=mail.flaws, length=len(mail.text), stopped=str(stopped), found=type(found).__name__)

    seconds = work(read, enough=1)
    sys.stdout.write(json.dumps({"seconds": seconds, "kilobytes": peak_in_kilobytes(), **told}))


if __name__ == "__main__":
    main()
