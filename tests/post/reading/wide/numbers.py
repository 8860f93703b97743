"""Numbers in words, from one to twelve, in all their genders and cases that a player may use for a card."""

from __future__ import annotations


def words(said: str) -> tuple[str, ...]:
    return tuple(said.split())


CARDINALS = {
    "fr": ("un une", *words("deux trois quatre cinq six sept huit neuf dix onze douze")),
    "en": words("one two three four five six seven eight nine ten eleven twelve"),
    "it": ("uno una", *words("due tre quattro cinque sei sette otto nove dieci undici dodici")),
    "pt": ("um uma", "dois duas", *words("três quatro cinco seis sete oito nove dez onze doze")),
    "de": ("eins eine ein", "zwei zwo", *words("drei vier fünf sechs sieben acht neun zehn elf zwölf")),
    "es": ("uno una un", *words("dos tres cuatro cinco seis siete ocho nueve diez once doce")),
    "pl": (
        "jeden jedna jedynka jedynkę",
        "dwa dwie dwójka dwójkę",
        "trzy trójka trójkę",
        "cztery czwórka czwórkę",
        "pięć piątka piątkę",
        "sześć szóstka szóstkę",
        "siedem siódemka siódemkę",
        "osiem ósemka ósemkę",
        "dziewięć dziewiątka",
        "dziesięć dziesiątka",
        "jedenaście jedenastka",
        "dwanaście dwunastka",
    ),
}
ORDINALS = {
    "fr": (
        "première premier",
        "deuxième",
        *(f"{stem}ième" for stem in words("trois quatr cinqu six sept huit neuv dix onz douz")),
    ),
    "en": words("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"),
    "it": tuple(
        f"{stem}a {stem}o"
        for stem in words("prim second terz quart quint sest settim ottav non decim undicesim dodicesim")
    ),
    "pt": tuple(f"{stem}a {stem}o" for stem in words("primeir segund terceir quart quint sext sétim oitav non décim")),
    "de": tuple(
        f"{stem}e {stem}en {stem}er {stem}es"
        for stem in words("erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft")
    ),
    "es": (
        "primera primero primer",
        "segunda segundo",
        "tercera tercero tercer",
        *(f"{stem}a {stem}o" for stem in words("cuart quint sext séptim octav noven décim")),
    ),
    "pl": (
        "pierwsza pierwszą pierwszy pierwszej",
        "druga drugą drugi drugiej",
        "trzecia trzecią trzeci trzeciej",
        *(
            f"{stem}a {stem}ą {stem}y {stem}ej"
            for stem in words("czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast")
        ),
    ),
}
