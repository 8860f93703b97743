"""A game at work: the moves that people type in, the step that does whatever is due, the autopilot that takes it.

In goes a game and a wish; out comes `Done`, what was written down and what left because of it. Open `step` first.
"""
