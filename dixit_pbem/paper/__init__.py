"""Everything on paper: a game, a deck or a document goes in, PDF files, pictures and small copies come out.

Open `press` and `pages` first for the pages of a game, `box` for what else lies on its table, `home_sheets` for cards.
Documents are drawn by `pdf`, sheets are streamed by `pdf_stream`; what both write stands in `pdf_objects` and `points`.
Fonts are read by `truetype`, JPEG files by `jpeg`, anybody's pictures by `pictures`; `thumbnails` keeps small copies.
"""
