"""A timer where there is no systemd: a task for the Task Scheduler of Windows.

Edge: writes the task's file.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from subprocess import list2cmdline
from xml.sax.saxutils import escape

from dixit_pbem.storage.disk import whole_file

TASK = """\
<?xml version="1.0" encoding="UTF-16"?>
<Task version="1.2" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task">
  <RegistrationInfo>
    <Description>Every five minutes a step of the autopilot for {title}</Description>
  </RegistrationInfo>
  <Triggers>
    <TimeTrigger>
      <Repetition>
        <Interval>PT5M</Interval>
        <StopAtDurationEnd>false</StopAtDurationEnd>
      </Repetition>
      <StartBoundary>2020-01-01T00:00:00</StartBoundary>
      <Enabled>true</Enabled>
    </TimeTrigger>
  </Triggers>
  <Principals>
    <Principal id="Author">
      <LogonType>InteractiveToken</LogonType>
      <RunLevel>LeastPrivilege</RunLevel>
    </Principal>
  </Principals>
  <Settings>
    <MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>
    <DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>
    <StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>
    <StartWhenAvailable>true</StartWhenAvailable>
    <ExecutionTimeLimit>PT1H</ExecutionTimeLimit>
    <Enabled>true</Enabled>
  </Settings>
  <Actions Context="Author">
    <Exec>
      <Command>{program}</Command>
      <Arguments>{arguments}</Arguments>
      <WorkingDirectory>{folder}</WorkingDirectory>
    </Exec>
  </Actions>
</Task>
"""


def write_task(name: str, games: Sequence[Path]) -> Path:
    """Write the file of a task of this name, from which `schtasks` makes it; the same games get the same file."""
    folder = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "dixit-pbem"
    arguments = ["-m", "dixit_pbem", "run", "--once", "--patient", *map(str, games)]
    text = TASK.format(
        title=escape(", ".join(game.name for game in games)),
        program=escape(str(_python())),
        arguments=escape(list2cmdline(arguments)),
        folder=escape(str(games[0].parent)),
    )
    path = folder / f"{name}.xml"
    with whole_file(path) as file:
        file.write(text.encode("utf-16"))
    return path


def _python() -> Path:
    """Python without a window, which would open every five minutes, where there is one."""
    windowless = Path(sys.executable).with_name("pythonw.exe")
    return windowless if windowless.exists() else Path(sys.executable)
