"""Any colours to plain sRGB on white paper: sound profiles are followed, every depth is brought to eight bits."""

from __future__ import annotations

from io import BytesIO
from typing import cast

from PIL import Image, ImageCms

DEEP_MODES = frozenset(("I", "I;16", "I;16L", "I;16B", "I;16N", "F"))
GREY_MODES = frozenset(("1", "L", "LA", "La"))
MODE_OF_SPACE = {"RGB": "RGB", "GRAY": "L", "CMYK": "CMYK"}
PROFILE_FAULTS = (ImageCms.PyCMSError, OSError, ValueError)
"""What is raised over a damaged profile; one that names its colours in other letters than ASCII is a ValueError."""


def plain(picture: Image.Image) -> Image.Image:
    """The picture in eight bits of sRGB, clear parts white as paper, and nothing kept beside its pixels."""
    flat = _on_paper(_shallow(picture))
    result = _by_profile(flat, picture.info.get("icc_profile", b"")) or flat.convert("RGB")
    result.info = {}
    return result


def is_srgb(profile: bytes) -> bool:
    """Whether colours under this profile are what a picture without any is taken for."""
    if not profile:
        return True
    try:
        return "srgb" in ImageCms.getProfileDescription(ImageCms.ImageCmsProfile(BytesIO(profile))).casefold()
    except PROFILE_FAULTS:
        return False


def is_sound(profile: bytes, mode: str) -> bool:
    """Whether this profile can be read and speaks of the colours that the picture has."""
    try:
        space = ImageCms.ImageCmsProfile(BytesIO(profile)).profile.xcolor_space
    except PROFILE_FAULTS:
        return False
    return MODE_OF_SPACE.get(space.strip().upper()) == _mode_for_profile(mode)


def _shallow(picture: Image.Image) -> Image.Image:
    """The picture with 256 steps from black to white, if it has more."""
    if picture.mode not in DEEP_MODES:
        return picture
    numbers = picture.convert("F")
    extremes = cast(tuple[float, float], numbers.getextrema())
    white = max(1.0 if picture.mode == "F" else 65535.0, *extremes)
    return numbers.point(lambda value: value * (255 / white) + 0.0).convert("L")


def _on_paper(picture: Image.Image) -> Image.Image:
    """The picture without transparency, as it looks when it lies on white paper."""
    if not picture.has_transparency_data:
        return picture
    paper = Image.new("RGBA", picture.size, "white")
    paper.alpha_composite(picture.convert("RGBA"))
    return paper.convert(_mode_for_profile(picture.mode))


def _by_profile(picture: Image.Image, profile: bytes) -> Image.Image | None:
    """The picture in sRGB as its profile says; None where that says nothing that holds."""
    if not is_sound(profile, picture.mode) or is_srgb(profile):
        return None
    try:
        return ImageCms.profileToProfile(
            picture.convert(_mode_for_profile(picture.mode)),
            ImageCms.ImageCmsProfile(BytesIO(profile)),
            ImageCms.createProfile("sRGB"),
            renderingIntent=ImageCms.Intent.RELATIVE_COLORIMETRIC,
            outputMode="RGB",
            flags=ImageCms.Flags.BLACKPOINTCOMPENSATION,
        )
    except PROFILE_FAULTS:
        return None


def _mode_for_profile(mode: str) -> str:
    """The mode in which a profile is applied to a picture of this mode."""
    if mode in GREY_MODES:
        return "L"
    return mode if mode in ("CMYK", "LAB") else "RGB"
