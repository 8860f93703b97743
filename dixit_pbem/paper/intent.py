"""What the colours of a file are meant to look like: sRGB, for print shops."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pikepdf import Object, Pdf

CONDITION = "sRGB IEC61966-2.1"
DATE = slice(24, 36)
"""Where a profile says when it was made."""


@cache
def srgb_profile() -> bytes:
    """The profile of sRGB, the same on every day."""
    from PIL import ImageCms

    profile = bytearray(ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())
    profile[DATE] = bytes(12)
    return bytes(profile)


def srgb_intent(pdf: Pdf) -> Object:
    """The output intent of a file whose colours are sRGB."""
    from pikepdf import Dictionary, Name, String

    profile = pdf.make_stream(srgb_profile(), N=3, Alternate=Name.DeviceRGB)
    return pdf.make_indirect(
        Dictionary(
            Type=Name.OutputIntent,
            S=Name.GTS_PDFX,
            OutputConditionIdentifier=String(CONDITION),
            RegistryName=String("http://www.color.org"),
            Info=String(CONDITION),
            DestOutputProfile=profile,
        )
    )
