"""Outlines for a cutting machine."""

import math
from xml.etree import ElementTree

import pytest

from dixit_pbem.layout.items import Box
from dixit_pbem.layout.marks import dxf_outline, svg_outline
from dixit_pbem.layout.paper import A4

CARDS = [Box(22, 25.5, 80, 120), Box(108, 25.5, 80, 120)]
SVG = "{http://www.w3.org/2000/svg}"


def test_an_svg_outline_is_as_large_as_the_paper_and_counts_millimetres():
    root = ElementTree.fromstring(svg_outline(CARDS, A4))
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("210mm", "297mm", "0 0 210 297")
    assert [dict(rectangle.attrib) for rectangle in root.iter(f"{SVG}rect")] == [
        {"x": "22", "y": "25.5", "width": "80", "height": "120", "rx": "2.5"},
        {"x": "108", "y": "25.5", "width": "80", "height": "120", "rx": "2.5"},
    ]


def dxf_pairs(text):
    lines = text.splitlines()
    return list(zip(lines[::2], lines[1::2], strict=True))


def polylines(text):
    """The corners of each polyline of a DXF file: x, y and the bulge behind it."""
    found = []
    for code, value in dxf_pairs(text):
        match code, value:
            case "0", "POLYLINE":
                found.append([])
            case "0", "VERTEX":
                found[-1].append({})
            case (("10" | "20" | "42"), _) if found and found[-1]:
                found[-1][-1][code] = float(value)
            case "0", "SEQEND":
                found[-1] = [(corner["10"], corner["20"], corner["42"]) for corner in found[-1]]
    return found


def test_a_dxf_outline_counts_from_the_lower_left_corner_of_the_paper():
    first, second = polylines(dxf_outline(CARDS, A4))
    bulge = math.tan(math.pi / 8)
    assert [(x, y) for x, y, _ in first] == [
        (99.5, 151.5),
        (102, 154),
        (102, 269),
        (99.5, 271.5),
        (24.5, 271.5),
        (22, 269),
        (22, 154),
        (24.5, 151.5),
    ]
    assert [bend for *_, bend in first] == pytest.approx([bulge, 0] * 4, abs=1e-7)
    assert [(x - 86, y, bend) for x, y, bend in second] == first


def test_a_dxf_outline_has_the_sections_that_every_reader_asks_for():
    pairs = dxf_pairs(dxf_outline(CARDS, A4))
    assert [value for code, value in pairs if code in ("0", "2")][:3] == ["SECTION", "HEADER", "ENDSEC"]
    assert ("1", "AC1009") in pairs
    assert [code for code, value in pairs if value == "POLYLINE"] == ["0", "0"]
    assert pairs.count(("70", "1")) == 2, "both are closed"
    assert pairs[-1] == ("0", "EOF")
