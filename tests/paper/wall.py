"""A wall of pictures as people have them: every kind that has brought a program down, made on the spot."""

import struct
import zlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageCms, PngImagePlugin

MARKER = b"Ana's secret garden"
CORNERS = ("red", "lime", "blue", "yellow")
"""Top left, top right, bottom left, bottom right."""


def quarters(width: int = 120, height: int = 180) -> Image.Image:
    """A picture of which every turned or mirrored copy looks different."""
    picture = Image.new("RGB", (width, height))
    for number, colour in enumerate(CORNERS):
        left, top = (number % 2) * width // 2, (number // 2) * height // 2
        picture.paste(colour, (left, top, left + width // 2, top + height // 2))
    return picture


def corners(picture: Image.Image) -> tuple[str, ...]:
    """Which of the four colours stands nearest to each corner."""
    known = {(255, 0, 0): "red", (0, 255, 0): "lime", (0, 0, 255): "blue", (255, 255, 0): "yellow"}
    width, height = picture.size
    places = ((width // 4, height // 4), (3 * width // 4, height // 4), (width // 4, 3 * height // 4))
    seen = [picture.convert("RGB").getpixel(place) for place in (*places, (3 * width // 4, 3 * height // 4))]
    return tuple(
        min(known.items(), key=lambda item: sum((a - b) ** 2 for a, b in zip(item[0], pixel, strict=True)))[1]
        for pixel in seen
    )


def saved(picture: Image.Image, kind: str, **options: object) -> bytes:
    target = BytesIO()
    picture.save(target, kind, **options)
    return target.getvalue()


def exif(orientation: int = 1) -> Image.Exif:
    """What a phone writes: how it was held, whose it is, where it was; and a thumbnail."""
    notes = Image.Exif()
    notes[0x0112] = orientation
    notes[0x010F] = MARKER.decode()
    notes[0x8825] = {1: "N", 2: (38.0, 42.0, 50.5), 29: MARKER.decode()}
    return notes


def turned(orientation: int) -> bytes:
    """A JPEG file that looks like `quarters` to a program that heeds its EXIF notes."""
    from dixit_pbem.paper.pictures import TO_UPRIGHT

    undo = {
        Image.Transpose.ROTATE_90: Image.Transpose.ROTATE_270,
        Image.Transpose.ROTATE_270: Image.Transpose.ROTATE_90,
    }
    picture = quarters()
    if orientation in TO_UPRIGHT:
        way = TO_UPRIGHT[orientation]
        picture = picture.transpose(undo.get(way, way))
    return saved(picture, "JPEG", exif=exif(orientation), quality=95)


def png_chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">L", len(body)) + kind + body + struct.pack(">L", zlib.crc32(kind + body))


def huge_png(width: int = 30_000, height: int = 30_000) -> bytes:
    """A file of a few bytes that would need gigabytes."""
    head = struct.pack(">LLBBBBB", width, height, 8, 2, 0, 0, 0)
    body = zlib.compress(bytes(3 * width + 1))
    return b"\x89PNG\r\n\x1a\n" + png_chunk(b"IHDR", head) + png_chunk(b"IDAT", body) + png_chunk(b"IEND", b"")


def png_notes() -> PngImagePlugin.PngInfo:
    notes = PngImagePlugin.PngInfo()
    notes.add_text("Author", MARKER.decode())
    notes.add_itxt("XML:com.adobe.xmp", f"<x:xmpmeta>{MARKER.decode()}</x:xmpmeta>")
    return notes


def swapped_profile() -> bytes:
    """A sound profile under which red is green."""
    profile = bytearray(ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())
    tags = {bytes(profile[at : at + 4]): at for at in range(132, 132 + 12 * profile[131], 12)}
    red, green = (slice(tags[name] + 4, tags[name] + 12) for name in (b"rXYZ", b"gXYZ"))
    profile[red], profile[green] = profile[green], profile[red]
    return bytes(profile).replace("sRGB".encode("utf-16-be"), "swap".encode("utf-16-be"))


def jpeg_with(*segments: tuple[int, bytes], behind: bytes = b"") -> bytes:
    """The quarters with more segments in front, and bytes behind their end."""
    plain = saved(quarters(), "JPEG", quality=95)
    added = b"".join(b"\xff%c%b%b" % (marker, struct.pack(">H", len(body) + 2), body) for marker, body in segments)
    return plain[:2] + added + plain[2:] + behind


def grey_of_16_bits() -> Image.Image:
    """Black, dark, light and white quarters in 16 bits."""
    rows = (
        struct.pack("<H", values[0]) * 60 + struct.pack("<H", values[1]) * 60
        for values in ((0, 20_000), (45_000, 65_535))
        for _ in range(90)
    )
    return Image.frombytes("I;16", (120, 180), b"".join(rows))


def clear_corner() -> Image.Image:
    """The quarters, the last of which one can see through."""
    picture = quarters().convert("RGBA")
    picture.paste((0, 0, 0, 0), (60, 90, 120, 180))
    return picture


def animated() -> dict[str, object]:
    return {"save_all": True, "append_images": [Image.new("RGB", (120, 180), "black")], "duration": 100}


NOTED: dict[str, Callable[[], bytes]] = {
    "exif.jpg": lambda: saved(quarters(), "JPEG", exif=exif(), quality=95),
    "comment.jpg": lambda: saved(quarters(), "JPEG", comment=MARKER, quality=95),
    "xmp.jpg": lambda: jpeg_with((0xE1, b"http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>" + MARKER)),
    "iptc.jpg": lambda: jpeg_with(
        (0xED, b"Photoshop 3.0\x008BIM\x04\x04\0\0\0\x18\x1c\x02\x05\0\x13" + MARKER + b"\0")
    ),
    "flash.jpg": lambda: jpeg_with((0xE2, b"FPXR\0" + MARKER), (0xEC, b"Ducky" + MARKER), (0xE5, MARKER)),
    "thumbnail.jpg": lambda: jpeg_with((0xE0, b"JFXX\0\x10" + saved(quarters(30, 45), "JPEG", comment=MARKER))),
    "film-behind.jpg": lambda: jpeg_with(behind=b"\0\0\0\x18ftypmp42" + MARKER),
    "two.mpo": lambda: saved(quarters(), "MPO", save_all=True, append_images=[quarters()], exif=exif()) + MARKER,
    "notes.png": lambda: saved(quarters(), "PNG", exif=exif(), pnginfo=png_notes()),
    "notes.webp": lambda: saved(quarters(), "WEBP", exif=exif(), xmp=MARKER, quality=95),
    "notes.tif": lambda: saved(quarters(), "TIFF", description=MARKER.decode(), artist=MARKER.decode()),
    "notes.gif": lambda: saved(quarters().quantize(8), "GIF", comment=MARKER),
}
"""Files that tell more than their picture, each with the marker inside."""

READABLE: dict[str, Callable[[], bytes]] = {
    **NOTED,
    **{f"turned-{number}.jpg": (lambda number=number: turned(number)) for number in range(1, 9)},
    "cmyk.jpg": lambda: saved(quarters().convert("CMYK"), "JPEG", quality=95),
    "cmyk.tif": lambda: saved(quarters().convert("CMYK"), "TIFF"),
    "palette.png": lambda: saved(quarters().quantize(8), "PNG"),
    "animated.gif": lambda: saved(quarters(), "GIF", **animated()),
    "animated.webp": lambda: saved(quarters(), "WEBP", quality=95, **animated()),
    "animated.png": lambda: saved(quarters(), "PNG", **animated()),
    "lab.tif": lambda: saved(
        ImageCms.profileToProfile(
            quarters(), ImageCms.createProfile("sRGB"), ImageCms.createProfile("LAB"), outputMode="LAB"
        ),
        "TIFF",
    ),
    "packed.tif": lambda: saved(quarters(), "TIFF", compression="tiff_lzw"),
    "windows.bmp": lambda: saved(quarters(), "BMP"),
    "png-by-another-name.jpg": lambda: saved(quarters(), "PNG"),
    "junk-profile.jpg": lambda: saved(quarters(), "JPEG", icc_profile=b"no profile at all", quality=95),
    "profile-of-another-kind.jpg": lambda: saved(
        quarters(), "JPEG", icc_profile=ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB")).tobytes(), quality=95
    ),
    "junk-exif.jpg": lambda: jpeg_with((0xE1, b"Exif\0\0II*\0\xff\xff\xff\x7f")),
}
"""Files that must come out as the quarters."""

UNREADABLE = {
    "There is no such file.": {"missing.jpg": lambda: None},
    "The file is empty. Copy it again from where it came.": {"empty.jpg": lambda: b""},
    "It is no picture, or of a kind that cannot be read here. Save it as JPEG or PNG first.": {
        "words.jpg": lambda: b"My dear, enclosed you find the picture.",
        "page.jpg": lambda: b"%PDF-1.7\n",
        "film.jpg": lambda: b"\0\0\0\x18ftypmp42" + bytes(100),
        "beginning.jpg": lambda: b"\xff\xd8\xff",
    },
    "It is a damaged HEIC or an AVIF picture, as phones take them, and cannot be read. Save it as JPEG first.": {
        "phone.heic": lambda: b"\0\0\0\x18ftypheic\0\0\0\0mif1heic" + bytes(100),
        "phone.jpg": lambda: b"\0\0\0\x1cftypmif1\0\0\0\0mif1heic" + bytes(100),
        "phone.avif": lambda: b"\0\0\0\x1cftypavif\0\0\0\0avifmif1" + bytes(100),
    },
    "The picture is damaged: a part of it is missing. Copy it again from where it came.": {
        "half.jpg": lambda: halved(saved(quarters(), "JPEG", quality=95)),
        "half-progressive.jpg": lambda: halved(saved(quarters(), "JPEG", quality=95, progressive=True)),
        "half.png": lambda: halved(saved(Image.effect_noise((90, 90), 50), "PNG")),
        "half.webp": lambda: halved(saved(quarters(), "WEBP")),
        "half.tif": lambda: halved(saved(quarters(), "TIFF")),
        "half.gif": lambda: halved(saved(Image.effect_noise((90, 90), 50), "GIF")),
    },
    "It has 900 million pixels, far more than a card can show. "
    "Save a smaller copy: 4000 pixels on the longer side are plenty.": {"bomb.png": huge_png},
    "It is no picture.": {"folder.jpg": lambda: ...},
}
"""Files of which nothing can be made, by what is said of them."""


def halved(content: bytes) -> bytes:
    return content[: len(content) // 2]


def put(folder: Path, name: str, content: object) -> Path:
    """Write one of these files, or what stands in its place."""
    path = folder / name
    if isinstance(content, bytes):
        path.write_bytes(content)
    elif content is ...:
        path.mkdir()
    return path
