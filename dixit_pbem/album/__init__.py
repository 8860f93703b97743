"""The album: what a group keeps of a game, as one web page and one book of pages to print.

In go the steps of a journal, of which `rounds` and `awards` make what is over and who stands out; `story` puts that
into the words of one language, the records of `book`. Out come the page of `web` and the sheets of `pages`. Open
`bindery` first, the only module that reads and writes files.
"""
