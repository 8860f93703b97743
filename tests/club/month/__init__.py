"""A month of a club on a clock of its own: tables by the hundred, people who answer as people do, and every mishap.

In goes a `Size`, out comes what happened and what the proof found. Begin with `month`. `clocked` is the program as its
processes run it, `people` who plays, `machines` on what it runs, `mishaps` what goes wrong, `proof` what must hold.
"""
