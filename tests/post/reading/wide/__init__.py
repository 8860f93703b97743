"""Mails that nobody wrote, in every language, and a slow judge of what may be recorded from them.

`talk` and `answers` say pieces, `made` lays them side by side and remembers what it laid; `judge` sees the text alone.
None of them knows how the reader works, and `reader` alone calls it.
"""
