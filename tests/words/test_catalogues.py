"""Every text is there in every language, and says what it must."""

import ast
import io
import re
import shutil
from gettext import GNUTranslations
from string import Formatter

import pytest

from dixit_pbem.words import languages
from dixit_pbem.words.catalogues import DOMAIN, KEYWORDS, LOCALES, PACKAGE, SOURCES, as_mo, read, refresh, texts
from dixit_pbem.words.language import ENGLISH

CATALOGUES = sorted(LOCALES.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))
LANGUAGE = [po.parts[-3] for po in CATALOGUES]
every_catalogue = pytest.mark.parametrize("po", CATALOGUES, ids=LANGUAGE)


def _keys(catalogue):
    return {(message.context, message.id) for message in catalogue if message.id}


def _pairs(po):
    """Each form of a text beside the English forms."""
    for message in read(po):
        if message.id:
            english = message.id if isinstance(message.id, tuple) else (message.id,)
            said = message.string if isinstance(message.string, tuple) else (message.string,)
            yield english, said


def _places(text):
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_every_language_but_english_has_a_catalogue_for_translators():
    assert LANGUAGE
    assert {*LANGUAGE, ENGLISH} == set(languages())


@every_catalogue
def test_a_catalogue_has_exactly_the_texts_of_the_code(po):
    assert _keys(read(po)) == _keys(texts())
    assert not read(po).obsolete


@every_catalogue
def test_every_text_is_translated_in_all_its_forms(po):
    assert [english for english, said in _pairs(po) if not all(said)] == []
    assert [message.id for message in read(po) if message.fuzzy] == []


@every_catalogue
def test_a_plural_has_as_many_forms_as_its_language(po):
    catalogue = read(po)
    wrong = [m.id for m in catalogue if isinstance(m.id, tuple) and len(m.string) != catalogue.num_plurals]
    assert wrong == []


@every_catalogue
def test_a_text_fills_the_same_places_in_every_language(po):
    """Only the form for one may spell its number out, where English does so too."""
    for english, said in _pairs(po):
        one, many = _places(english[0]), _places(english[-1])
        assert one <= _places(said[0]) <= many, said[0]
        assert [form for form in said[1:] if _places(form) != many] == []


@every_catalogue
def test_a_text_ends_as_its_english_one_does(po):
    for english, said in _pairs(po):
        for form in said:
            assert form == form.strip()
            assert (form[-1] in ".?") == (english[-1][-1] in ".?"), form


@every_catalogue
def test_texts_are_set_with_real_quotation_marks_and_apostrophes(po):
    said = [form for english, forms in _pairs(po) for form in (*english, *forms)]
    assert [form for form in said if re.search(r"[\"`´]|\w'\w", form)] == []


@every_catalogue
def test_what_the_program_reads_is_what_the_translators_wrote(po):
    with po.with_suffix(".mo").open("rb") as file:
        kept = GNUTranslations(file)
    compiled = GNUTranslations(io.BytesIO(as_mo(read(po))))
    assert _heard(kept) == _heard(compiled)


def _heard(translations):
    said = dict(vars(translations)["_catalog"])
    said.pop("")
    return said, translations.info()["language"], translations.info()["plural-forms"]


@every_catalogue
def test_refreshing_an_up_to_date_catalogue_leaves_its_texts_alone(po, tmp_path):
    copy = tmp_path / po.name
    shutil.copy(po, copy)
    assert refresh(copy) == 0
    assert list(_pairs(copy)) == list(_pairs(po))


def test_no_text_of_the_code_escapes_the_collection():
    """A text inside an f-string or a variable would never be translated."""
    collected = {text for _, key in _keys(texts()) for text in (key if isinstance(key, tuple) else (key,))}
    said = list(_texts_in_the_code())
    assert len(said) > 150
    assert [text for text in said if text not in collected] == []


def test_no_text_stands_in_a_file_that_is_not_collected():
    collected = {file for pattern, _ in SOURCES for file in PACKAGE.glob(pattern)}
    others = set(PACKAGE.rglob("*.py")) - collected
    told = [(file.name, ast.unparse(call)) for file in others for call in _calls(file) if _is_said(call)]
    assert told == []


def _is_said(call):
    """`words.say("…")` or `words.count("…", "…", 3)`; lists and bytes are counted as well."""
    wanted = 2 if _name(call.func) == "count" else 1
    texts = [text for text in call.args[:wanted] if isinstance(text, ast.Constant) and isinstance(text.value, str)]
    return len(texts) == wanted


def _texts_in_the_code():
    for pattern, _ in SOURCES:
        for file in sorted(PACKAGE.glob(pattern)):
            for call in _calls(file):
                yield from _literals(call)


def _calls(file):
    for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(call, ast.Call) and _name(call.func) in KEYWORDS:
            yield call


def _name(function):
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _literals(call):
    first = {"say": 0, "say_in": 1, "count": 0}[_name(call.func)]
    for argument in call.args[first : first + (2 if _name(call.func) == "count" else 1)]:
        assert isinstance(argument, ast.Constant), ast.dump(call)
        yield argument.value


def test_polish_speaks_to_players_without_guessing_their_gender():
    polish = LOCALES / "pl" / "LC_MESSAGES" / f"{DOMAIN}.po"
    said = [form for _, forms in _pairs(polish) for form in forms]
    assert [form for form in said if re.search(r"\w(łeś|łaś|łbyś|łabyś|liście|łyście)\b", form)] == []


@pytest.mark.parametrize("word", ["giocator", "sicur", "pront"])
def test_italian_speaks_of_players_without_gender(word):
    italian = LOCALES / "it" / "LC_MESSAGES" / f"{DOMAIN}.po"
    told = [form for _, forms in _pairs(italian) for form in forms]
    assert [form for form in told if re.search(rf"\b{word}", form)] == []


@pytest.mark.parametrize("word", ["você", "equipe", "dica", "registro", "tela"])
def test_portuguese_is_that_of_portugal(word):
    portuguese = LOCALES / "pt" / "LC_MESSAGES" / f"{DOMAIN}.po"
    said = [form for _, forms in _pairs(portuguese) for form in forms]
    assert [form for form in said if re.search(rf"\b{word}\b", form, re.IGNORECASE)] == []


def test_french_sets_its_marks_apart_with_a_narrow_space():
    french = LOCALES / "fr" / "LC_MESSAGES" / f"{DOMAIN}.po"
    said = [form for _, forms in _pairs(french) for form in forms]
    apart = "[\u202f\u00a0]"
    assert [
        form for form in said if re.search(rf"«(?!{apart})|(?<!{apart})»|(?<!\u202f)[!?;](?!\w)| [:;!?»%]|« ", form)
    ] == []


@pytest.mark.parametrize(
    "shape",
    [r"\b(?:joueu|conteu)(?:r|se)", r"\bvotants", r"\btu es \w+é\b", r"\w[·.•]e\b", r"\(e\)", r"\b[ei]l/elle"],
)
def test_french_speaks_of_players_without_gender(shape):
    french = LOCALES / "fr" / "LC_MESSAGES" / f"{DOMAIN}.po"
    told = [form for _, forms in _pairs(french) for form in forms]
    assert [form for form in told if re.search(shape, form, re.IGNORECASE)] == []


@pytest.mark.parametrize("word", ["jugador", "jugadores", "ganador", "el narrador", "vosotros", "ustedes"])
def test_spanish_speaks_of_players_without_gender(word):
    spanish = LOCALES / "es" / "LC_MESSAGES" / f"{DOMAIN}.po"
    told = [form for _, forms in _pairs(spanish) for form in forms]
    assert [form for form in told if re.search(rf"\b{word}\b", form, re.IGNORECASE)] == []


MARKS = {"de": "„“", "fr": "«»", "it": "«»", "pt": "«»", "pl": "„”", "es": "«»"}
