"""HTML reads as it looks, without what the mail program quotes."""

import pytest

from dixit_pbem.post.reading.html_text import flattened

QUOTED = "<blockquote>=== Write your answer above this line ===<br>1 2 3</blockquote>"


@pytest.mark.parametrize(
    ("text", "source"),
    [
        ("3", "3"),
        ("3", "<html><head><title>x</title><style>p {}</style></head><body>3</body></html>"),
        ("C: the long way home", "<p>C: the\n  long <b>way</b> <i>ho</i>me</p>"),
        ("C: dog\n\nThanks", "<p>C: dog</p><p>Thanks</p>"),
        ("C: dog\nThanks", "<div>C: dog</div><div>Thanks</div>"),
        ("C: dog\n\nThanks", "<div>C: dog</div><div><br></div><div>Thanks</div>"),
        ("C: dog\n\nThanks", "<div>C: dog</div><div>&nbsp;</div><div>Thanks</div>"),
        ("C: dog\nThanks", "C: dog<br>Thanks<br/>"),
        ("C: dog\nThanks", "<div><div><div>C: dog</div></div></div><div><span>Thanks</span></div>"),
        ("3\n5", "<ul><li>3</li><li>5</li></ul>"),
        ("3 5\n7", "<table><tr><td>3</td><td>5</td></tr><tr><td>7</td></tr></table>"),
        ("a\n  b", "<pre>a\n  b</pre>"),
        ("a\n> b\n> > c\nd", "a<blockquote>b<blockquote>c</blockquote></blockquote>d"),
        ("caffè & <3>", "caff&egrave; &amp; &lt;3&#62;"),
        ("card 3", "card&nbsp;\u200b3&zwnj;"),
        ("3", "<div style='color:red; DISPLAY : none'>5</div>3"),
        ("3", "<div hidden>5</div><span style='mso-hide:all'>7</span>3"),
        ("3", "<script>5</script><style>7</style><template>9</template><!-- 11 -->3<!--[if mso]>13<![endif]-->"),
        ("👍", "<img alt='👍' src='cid:1'>"),
        ("", "<img alt='logo' src='cid:1'>"),
        ("zażółć", "<meta charset='iso-8859-1'><p>zażółć"),
        ("zażółć", "<?xml version='1.0' encoding='UTF-8'?><html><body>zażółć</body></html>"),
        ("", ""),
        ("<", "<"),
        ("", "<!-- open"),
        ("", "</p></div>"),
        ("3", "<p></b>3</i></table>"),
        ("3", "<div hidden>5<br><br>7<p>9</p></div>3"),
        ("ab", "a\0b"),
    ],
)
def test_a_page_reads_as_it_looks(text: str, source: str) -> None:
    assert flattened(source) == text


@pytest.mark.parametrize(
    "source",
    [
        f'<div dir="ltr">3</div><br><div class="gmail_quote gmail_quote_container">Bob wrote:<br>{QUOTED}</div>',
        '3<div class="moz-cite-prefix">On Monday Bob wrote:<br></div><blockquote type="cite">1 2 3</blockquote>',
        '<div>3</div><div id="yahoo_quoted_7" class="yahoo_quoted">Bob wrote: 1 2 3</div>',
        '<div>3</div><div class="protonmail_quote">Bob wrote: <blockquote type="cite">1 2 3</blockquote></div>',
        '<p>3</p><div id="appendonsend"></div><hr><div id="divRplyFwdMsg">From: Bob</div><div>1 2 3</div>',
        '<div>3</div><div id="mail-editor-reference-message-container">From: Bob<div>1 2 3</div></div>',
        '<blockquote type="cite">1 2 3</blockquote><p>3</p>',
        '3<div><hr id="stopSpelling">From: Bob<br>1 2 3</div>',
    ],
    ids=["gmail", "thunderbird", "yahoo", "proton", "outlook", "outlook mobile", "answer below", "hotmail"],
)
def test_what_the_mail_program_quotes_is_left_out(source: str) -> None:
    assert flattened(source) == "3"


@pytest.mark.parametrize(
    ("text", "source"),
    [
        ("Bob wrote:\n> 1 2\n3", '<div class="gmail_quote">Bob wrote:<blockquote>1 2</blockquote>3</div>'),
        ("> 3", '<blockquote type="cite">3</blockquote>'),
        ("From: Bob\n3", '<br><div id="appendonsend"></div><div id="divRplyFwdMsg">From: Bob</div><div>3</div>'),
    ],
)
def test_quotes_stay_where_nothing_else_does(text: str, source: str) -> None:
    assert flattened(source) == text


def test_words_indented_by_hand_are_no_known_quote() -> None:
    assert flattened('<blockquote style="margin:0 0 0 40px">B</blockquote><p>Ana</p>') == "> B\n\nAna"


def test_a_page_is_read_down_to_its_deepest_sensible_place() -> None:
    assert flattened("<p>3</p>" + "<div>" * 20_000 + "x") == "3"
