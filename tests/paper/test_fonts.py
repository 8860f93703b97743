import pytest

from dixit_pbem.errors import DixitError
from dixit_pbem.layout.items import Font
from dixit_pbem.paper.fonts import font_file, letter_widths, measure, missing_letters, printable_text, require

UPRIGHT = [Font.SERIF, Font.SERIF_BOLD, Font.SANS, Font.SANS_BOLD]
ALPHABETS = {
    "Polish": "aąbcćdeęfghijklłmnńoóprsśtuwyzźżAĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ„”",
    "Portuguese": "ãâáàçéêíõôúüÃÂÁÀÇÉÊÍÕÔÚÜ«»",
    "Italian": "àèéìîòóùÀÈÉÌÒÙ«»",
    "Romanian": "ăâîșțĂÂÎȘȚ",
    "Hungarian": "áéíóöőúüűÁÉÍÓÖŐÚÜŰ",
    "Czech": "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ",
    "Turkish": "çğıöşüÇĞİÖŞÜ",
    "Icelandic": "áðéíóúýþæöÁÐÉÍÓÚÝÞÆÖ",
    "Vietnamese": "ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
    "Greek": "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏ",
    "Russian": "абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
    "Ukrainian": "ґєіїҐЄІЇ",
    "Serbian": "ђјљњћџЂЈЉЊЋЏ",
    "signs": "“”„‘’‚«»‹›–—…·•×−→°€№½0123456789.,:;!?()[]&@#%*+-=/'\"",
}


@pytest.mark.parametrize("font", UPRIGHT)
@pytest.mark.parametrize("language", ALPHABETS)
def test_every_upright_font_prints_the_languages_of_europe(font, language):
    assert missing_letters(ALPHABETS[language], font) == ()


@pytest.mark.parametrize("font", list(Font))
def test_the_fonts_are_true_type_files(font):
    assert font_file(font).read_bytes()[:4] == b"\x00\x01\x00\x00"


@pytest.mark.parametrize(
    ("width", "text", "font", "size"),
    [
        (0.0, "", Font.SERIF, 10),
        (17.6389, "1234567890", Font.SANS, 10.06),
        (11.4873, "moon", Font.SERIF, 12.5),
        (22.9747, "moon", Font.SERIF, 25),
        (0.7056, " ", Font.SANS, 10),
    ],
)
def test_texts_are_measured_in_millimetres(width, text, font, size):
    assert measure(text, font, size) == pytest.approx(width, abs=0.001)


def test_the_missing_letter_is_named_instead_of_printed_as_a_box():
    with pytest.raises(DixitError) as refused:
        require("to the ★ and 字 ★", Font.SERIF)
    assert str(refused.value) == (
        "'to the ★ and 字 ★' cannot be printed: SourceSerifPro-Regular has no '★' (U+2605, BLACK STAR), "
        "'字' (U+5B57, CJK UNIFIED IDEOGRAPH-5B57). Write it with Latin, Greek or Cyrillic letters."
    )


def test_a_text_with_a_missing_letter_cannot_be_measured_either():
    with pytest.raises(DixitError, match="has no 'Ж'"):
        measure("Жизнь", Font.SERIF_ITALIC, 10)


@pytest.mark.parametrize(
    ("printed", "written"),
    [
        ("the long way home", "the long way home"),
        ("[crescent moon]", "🌙"),
        ("to the [black star]", "to the ★"),
        ("[eye][left speech bubble]", "👁️\u200d🗨️"),
        ("șé", "s\u0326e\u0301"),
        ("a b", "a\u2003\tb\n"),
        ("soft", "so\u00adft"),
        ("one two", "  one\u2028two "),
    ],
)
def test_a_person_s_text_is_made_printable(printed, written):
    assert printable_text(written) == printed
    assert all(missing_letters(printable_text(written), font) == () for font in UPRIGHT)


def test_control_characters_are_no_letters():
    assert not any(ord(letter) < 32 for font in Font for letter in letter_widths(font))
