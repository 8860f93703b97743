"""Looks at a finished PDF as a printer and a stranger would, and says what is wrong with it.

opening    anything -> a PDF, or the reason why not       boxes      paper, trim, bleed
seeing     a PDF -> plain records of what it shows        fonts      letters that travel with the file
content    a page's drawing orders, followed              images     sharpness, transparency, damage
pages      one page upright, in millimetres               colours    profiles
decoding   every pixel, for the thorough                  leaks      what nobody meant to give away
defects   what is said of it                             printing   wishes for the printer
kinds      what the file is for                           backs      back behind front

Edge: reads one file. Time and memory are bounded, whatever the file does.
"""
