"""Where everything stands on paper: cards, texts and paper sizes in, drawing items in millimetres out.

Pure: only the standard library and `errors`. `render` draws what this package decides.
"""
