"""Looks at a finished PDF as a printer and a stranger would: a file goes in, a `Report` of its defects comes out.

Open `examination` first: it opens the file, lets `sight` write down what it shows as plain `evidence`, and asks every
check. A page's drawing orders are followed by `painter`, which keeps `notes`. The checks read the evidence alone:
`checks` of colours, fonts, leaks and wishes for the printer, `box_checks`, `picture_checks` and `back_checks`.
Edge: reads one file. Time and memory are bounded, whatever the file does.
"""
