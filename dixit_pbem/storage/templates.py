"""Where the templates of mails lie: beside the game file, then the program's own."""

from __future__ import annotations

from pathlib import Path

from dixit_pbem.storage.shipped import shipped


def own_templates(beside: Path) -> Path:
    """The folder where a group keeps its copies, whether it is there or not."""
    return beside / "templates" / "mail"


def mail_templates(beside: Path) -> tuple[Path, ...]:
    """The folders in which a letter's template is looked for, the group's own first."""
    return own_templates(beside), shipped("templates") / "mail"
