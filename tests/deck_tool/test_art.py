import subprocess
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageEnhance, ImageFilter, ImageOps

from dixit_pbem.deck_tool.art.check import check_art, quality
from dixit_pbem.deck_tool.art.drawing import drawing
from dixit_pbem.deck_tool.art.tones import Key, colours, greys
from dixit_pbem.paper.preflight.report import Severity
from dixit_pbem.storage.decks import Deck, load_deck
from dixit_pbem.storage.shipped import shipped

DREAMS = load_deck(shipped("decks") / "dreams")
GOUACHE, TEXTURED, WATERCOLOUR, RISO, ENGRAVED = 0, 39, 53, 76, 83
OF_EVERY_KIND = (GOUACHE, TEXTURED, WATERCOLOUR, RISO, ENGRAVED)


def scene(number: int) -> Image.Image:
    """A picture of the program's deck after cutting, at half its size."""
    with Image.open(DREAMS.cards[number].file) as picture:
        return picture.convert("RGB").crop((35, 35, 981, 1453)).resize((472, 708))


def light_scene(number: int) -> Image.Image:
    """The same in bright light, whatever it is painted like."""
    return scene(number).point(lambda value: 120 + value * 135 // 255)


def jpeg(picture: Image.Image, quality: int = 80) -> bytes:
    target = BytesIO()
    picture.save(target, "JPEG", quality=quality)
    return target.getvalue()


def deck(folder: Path, pictures: dict[str, bytes]) -> Deck:
    folder = folder / "holiday"
    folder.mkdir()
    for name, data in pictures.items():
        (folder / name).write_bytes(data)
    cards = "".join(f"- {{id: c{number}, file: {name}}}\n" for number, name in enumerate(pictures))
    (folder / "deck.yaml").write_text(f"title: Holiday\ncards:\n{cards}")
    return load_deck(folder)


def found(deck: Deck) -> list[tuple[str, str, str]]:
    return [(each.code, Path(each.place.file).name, each.place.text) for each in check_art(deck)]


def found_in(tmp_path: Path, picture: Image.Image, quality: int = 80) -> list[tuple[str, str]]:
    return [(code, text) for code, _, text in found(deck(tmp_path, {"a.jpg": jpeg(picture, quality)}))]


@pytest.mark.long
def test_the_pictures_of_the_program_pass() -> None:
    assert check_art(DREAMS) == ()


def test_a_deck_of_good_pictures_passes(tmp_path: Path) -> None:
    pictures = {f"{number}.jpg": jpeg(scene(number)) for number in (GOUACHE, TEXTURED, WATERCOLOUR)}
    assert found(deck(tmp_path, pictures)) == []


def recoloured(picture: Image.Image) -> Image.Image:
    hue, saturation, value = picture.convert("HSV").split()
    shifted = hue.point([(tone + 85) % 256 for tone in range(256)])
    return Image.merge("HSV", (shifted, saturation, value)).convert("RGB")


def cropped(picture: Image.Image, left: float, top: float, right: float, bottom: float) -> Image.Image:
    width, height = picture.size
    return picture.resize(picture.size, box=(width * left, height * top, width * right, height * bottom))


@pytest.mark.parametrize(
    "plant",
    [
        pytest.param(lambda picture: picture, id="doubled"),
        pytest.param(lambda picture: picture.resize((300, 450)), id="smaller"),
        pytest.param(ImageOps.mirror, id="mirrored"),
        pytest.param(recoloured, id="recoloured"),
        pytest.param(lambda picture: picture.convert("L").convert("RGB"), id="grey"),
        pytest.param(lambda picture: ImageEnhance.Brightness(picture).enhance(0.7), id="darker"),
        pytest.param(lambda picture: picture.filter(ImageFilter.GaussianBlur(1)), id="softer"),
        pytest.param(lambda picture: cropped(picture, 0.02, 0.02, 0.98, 0.98), id="slightly cropped"),
        pytest.param(lambda picture: cropped(picture, 0.075, 0.075, 0.925, 0.925), id="cropped"),
        pytest.param(lambda picture: cropped(picture, 0.1, 0.1, 1, 1), id="without its upper left"),
        pytest.param(lambda picture: cropped(picture, 0.05, 0, 0.95, 0.9), id="without its foot"),
        pytest.param(lambda picture: cropped(picture, 0, 0.06, 0.94, 1), id="without its upper right"),
        pytest.param(
            lambda picture: recoloured(ImageOps.mirror(cropped(picture, 0.1, 0, 1, 0.9))),
            id="mirrored, recoloured and cropped",
        ),
    ],
)
@pytest.mark.long
def test_no_picture_may_be_there_twice(tmp_path: Path, plant: Callable[[Image.Image], Image.Image]) -> None:
    originals = {f"{number}.jpg": jpeg(scene(number)) for number in OF_EVERY_KIND}
    planted = {f"{number}-again.jpg": jpeg(plant(scene(number))) for number in OF_EVERY_KIND}
    same = [each for each in found(deck(tmp_path, originals | planted)) if each[0] == "art-same"]
    assert same == [
        (
            "art-same",
            f"{number}.jpg",
            f"It is the same drawing as {number}-again.jpg, perhaps mirrored, cropped or in other colours. "
            "Take one of the two out.",
        )
        for number in OF_EVERY_KIND
    ]


def dusk(top: int, bottom: int, slope: int) -> Image.Image:
    """From dark above to light below, with lines of some slope on a part of it."""
    lines = Image.new("L", (472, 708))
    for left in range(-600, 1000, 24):
        ImageDraw.Draw(lines).line((left, top, left + slope, bottom), fill=30, width=8)
    light = Image.linear_gradient("L").resize((472, 708)).point([25 + tone * 3 // 4 for tone in range(256)])
    return ImageChops.add(light, lines).convert("RGB")


def test_other_pictures_with_the_same_colours_in_the_same_places_deserve_a_look(tmp_path: Path) -> None:
    pictures = {"a.jpg": jpeg(dusk(0, 330, 200)), "b.jpg": jpeg(dusk(380, 708, -20))}
    assert found(deck(tmp_path, pictures)) == [
        (
            "art-glance",
            "a.jpg",
            "At a glance it has the colours of b.jpg in the same places. "
            "Change the light or the palette of one of the two.",
        )
    ]


def nearly_blank() -> Image.Image:
    picture = Image.new("RGB", (472, 708), "#8090a0")
    ImageDraw.Draw(picture).ellipse((180, 200, 300, 320), fill="white")
    ImageDraw.Draw(picture).rectangle((190, 400, 280, 520), fill="black")
    return picture


def test_a_blank_picture_is_no_card(tmp_path: Path) -> None:
    blank, flat, small = found_in(tmp_path, Image.new("RGB", (472, 708), "#8090a0"))
    assert blank == ("art-blank", "It is blank. A story needs more: fill the picture, or crop it closer.")
    assert flat == (
        "art-flat",
        "Its tones spread by 0.00 and reach over 0.00 of the way from black to white; 0.12 and 0.48 are needed for "
        "grey print. Make the lights lighter and the darks darker.",
    )
    assert small == (
        "art-small",
        "Seen small its shapes melt together: their tones spread by 0.00, 0.11 are needed. "
        "Set the subject off from what is behind it.",
    )


def test_a_picture_with_next_to_nothing_on_it_is_no_card(tmp_path: Path) -> None:
    assert found_in(tmp_path, nearly_blank())[0] == (
        "art-blank",
        "There is something to see on 9% of it only. A story needs more: fill the picture, or crop it closer.",
    )


def test_a_mere_change_of_light_is_no_card(tmp_path: Path) -> None:
    light = Image.linear_gradient("L").resize((472, 708)).point([20 + tone * 4 // 5 for tone in range(256)])
    assert [code for code, _ in found_in(tmp_path, light.convert("RGB"))] == ["art-blank"]


@pytest.mark.parametrize("number", OF_EVERY_KIND)
def test_a_picture_without_contrast_fails(tmp_path: Path, number: int) -> None:
    faint = Image.blend(scene(number), Image.new("RGB", (472, 708), "#808080"), 0.7)
    assert [code for code, _ in found_in(tmp_path, faint)] == ["art-flat", "art-small"]


@pytest.mark.parametrize(
    ("expected", "fill"),
    [
        (
            ("art-dark", "21% of it is as good as black, which home printers make blacker. Lift the shadows."),
            "black",
        ),
        (
            ("art-bright", "21% of it is as good as white and looks like bare paper in print. Tint the lights."),
            "white",
        ),
    ],
)
def test_large_parts_without_ink_or_full_of_it_deserve_a_look(
    tmp_path: Path, expected: tuple[str, str], fill: str
) -> None:
    picture = scene(WATERCOLOUR)
    ImageDraw.Draw(picture).rectangle((0, 0, 472, 150), fill=fill)
    assert found_in(tmp_path, picture) == [expected]


def test_a_file_should_be_neither_heavy_nor_coarse_nor_grainy(tmp_path: Path) -> None:
    grainy = Image.merge("RGB", [Image.effect_noise((1890, 2835), 120) for _ in range(3)])
    pictures = {"heavy.jpg": jpeg(grainy, 95), "coarse.jpg": jpeg(scene(GOUACHE), 35)}
    texts = {(code, name): text for code, name, text in found(deck(tmp_path, pictures))}
    weight = round(len(pictures["heavy.jpg"]) / 1024)
    assert (
        texts["art-heavy", "heavy.jpg"]
        == f"It takes {weight} KB, and a card is as good with 300. Save it with a lower JPEG quality."
    )
    assert texts["art-coarse", "coarse.jpg"] == (
        "It was saved with a JPEG quality of about 35, which shows in print. Save it anew from its original with 62."
    )
    assert texts["art-thumbnail", "heavy.jpg"].startswith("Its small copy for mails comes out coarse (a quality of ")
    assert texts["art-thumbnail", "heavy.jpg"].endswith("). Less grain would help, or a copy of your own.")


def test_a_small_copy_of_ones_own_counts(tmp_path: Path) -> None:
    noise = Image.merge("RGB", [Image.effect_noise((1016, 1488), 200) for _ in range(3)])
    grainy = Image.blend(scene(0).resize(noise.size), noise, 0.5)
    made = deck(tmp_path, {"a.jpg": jpeg(grainy)})
    assert "art-thumbnail" in [code for code, _, _ in found(made)]
    (made.folder / "thumbs").mkdir()
    (made.folder / "thumbs" / "a.jpg").write_bytes(jpeg(scene(0), 70))
    assert not {"art-thumbnail", "art-thumbnail-other"} & {code for code, _, _ in found(made)}


@pytest.mark.parametrize("copy", [jpeg(scene(1), 70), b"no picture"])
def test_a_small_copy_must_show_its_card(tmp_path: Path, copy: bytes) -> None:
    made = deck(tmp_path, {"a.jpg": jpeg(scene(0))})
    (made.folder / "thumbs").mkdir()
    (made.folder / "thumbs" / "a.jpg").write_bytes(copy)
    assert found(made) == [
        (
            "art-thumbnail-other",
            "a.jpg",
            "Its small copy in 'thumbs' shows something else. Make it anew, or delete it.",
        )
    ]


def test_a_deck_should_have_dark_and_light_pictures(tmp_path: Path) -> None:
    pictures = {f"{number}.jpg": jpeg(light_scene(number)) for number in range(14)}
    assert found(deck(tmp_path, pictures))[-1] == (
        "art-keys",
        "deck.yaml",
        "0 of its pictures are dark, 0 middling and 14 light. "
        "Hands look more varied with one in seven of each at least.",
    )


def test_a_few_pictures_may_all_be_light(tmp_path: Path) -> None:
    pictures = {f"{number}.jpg": jpeg(light_scene(number)) for number in range(13)}
    assert "art-keys" not in [code for code, _, _ in found(deck(tmp_path, pictures))]


def test_what_spoils_a_card_is_an_error_and_what_deserves_a_look_a_warning(tmp_path: Path) -> None:
    blank = Image.new("RGB", (472, 708), "white")
    made = deck(tmp_path, {"a.jpg": jpeg(blank), "b.jpg": jpeg(scene(0)), "c.jpg": jpeg(scene(0))})
    severities = {each.code: each.severity for each in check_art(made)}
    errors = dict.fromkeys(("art-blank", "art-flat", "art-small", "art-same"), Severity.ERROR)
    assert severities == {**errors, "art-bright": Severity.WARNING}


def test_a_damaged_picture_is_left_to_the_check_of_the_deck(tmp_path: Path) -> None:
    assert found(deck(tmp_path, {"a.jpg": b"\xff\xd8\xff nothing", "b.jpg": jpeg(scene(0))})) == []


def test_it_tells_how_far_it_is(tmp_path: Path) -> None:
    steps: list[tuple[int, int]] = []
    pictures = {f"{number}.jpg": jpeg(scene(number)) for number in (0, 1)}
    check_art(deck(tmp_path, pictures), on_progress=lambda done, total: steps.append((done, total)))
    assert steps == [(1, 2), (2, 2)]


def grain(seed: int) -> Image.Image:
    tile = Image.frombytes("RGB", (8, 8), bytes((seed + 37 * place * place) % 256 for place in range(192)))
    picture = Image.new("RGB", (160, 240))
    for left in range(0, 160, 8):
        for top in range(0, 240, 8):
            picture.paste(tile, (left, top))
    return picture


def test_even_texture_alone_makes_no_two_pictures_alike() -> None:
    round_, square = grain(3), grain(3)
    ImageDraw.Draw(round_).ellipse((30, 60, 130, 160), fill="white")
    ImageDraw.Draw(square).polygon(((10, 220), (150, 220), (10, 30)), fill="white")
    assert drawing(round_).distance(drawing(square)) > 0.6


def test_a_picture_is_no_distance_away_from_itself_and_its_mirror_image() -> None:
    small = scene(GOUACHE).resize((160, 240))
    for copy in (small, ImageOps.mirror(small)):
        assert drawing(small).distance(drawing(copy)) == pytest.approx(0, abs=1e-3)
        assert colours(small).distance(colours(copy)) == pytest.approx(0, abs=1e-3)


def test_black_and_white_are_one_apart_in_lightness() -> None:
    black, white = (colours(Image.new("RGB", (160, 240), name)) for name in ("black", "white"))
    assert black.distance(white) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize(
    ("expected", "tone"), [(Key.LOW, 60), (Key.LOW, 96), (Key.MIDDLE, 97), (Key.MIDDLE, 152), (Key.HIGH, 153)]
)
def test_a_picture_is_dark_middling_or_light_as_a_whole(expected: Key, tone: int) -> None:
    assert greys(Image.new("RGB", (160, 240), (tone, tone, tone))).key is expected


def test_half_black_and_half_white_spread_as_far_as_can_be() -> None:
    picture = Image.new("RGB", (160, 240), "white")
    picture.paste("black", (0, 0, 160, 120))
    seen = greys(picture)
    assert (seen.mean, seen.spread, seen.reach, seen.black, seen.white) == (0.5, 0.5, 1.0, 0.5, 0.5)


@pytest.mark.parametrize("wanted", [20, 45, 62, 84, 95])
def test_the_quality_of_a_jpeg_file_is_known_from_its_steps(wanted: int) -> None:
    assert quality(jpeg(scene(0), wanted)) == pytest.approx(wanted, abs=1)


def test_a_file_that_is_no_jpeg_has_no_quality() -> None:
    target = BytesIO()
    scene(0).save(target, "PNG")
    assert quality(target.getvalue()) is None


def test_the_check_needs_nothing_of_the_studio() -> None:
    script = (
        "import sys, dixit_pbem.deck_tool.art.check;"
        "print(sorted({'numpy', 'skia', 'cv2', 'decks'} & sys.modules.keys()))"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"
