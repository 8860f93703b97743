"""The wolf of the wallpaper."""

from typing import Any

from ...kit.colour import mix
from ...kit.fills import Lin
from ...kit.marks import line
from ...kit.paths import T, X, ell, joined, limb, mask, poly, spline
from ...kit.scene import Scene
from ...motifs.animals import fur


def wolf_parts(t: T):
    """Stalking wolf in profile, head low, facing right; feet at y = 0. Returns named paths, far to near."""
    return {
        "tail": t(limb([(-240, -240), (-306, -190), (-340, -110), (-352, -40)], [34, 66, 58, 8])),
        "far_hind": t(limb([(-190, -190), (-170, -110), (-140, -70), (-150, -6)], [96, 56, 30, 26])),
        "far_fore": t(limb([(120, -190), (150, -100), (172, -8)], [76, 42, 28])),
        "body": t(
            spline(
                [
                    (-262, -190),
                    (-256, -246),
                    (-206, -274),
                    (-110, -258),
                    (-10, -272),
                    (76, -342),
                    (150, -334),
                    (186, -270),
                    (170, -180),
                    (120, -128),
                    (40, -138),
                    (-60, -150),
                    (-140, -140),
                    (-220, -120),
                ]
            )
        ),
        "near_hind": t(limb([(-204, -210), (-226, -130), (-196, -74), (-214, -6)], [122, 74, 32, 28])),
        "near_fore": t(limb([(92, -210), (84, -110), (92, -8)], [104, 52, 30])),
        "neck": t(limb([(70, -262), (150, -276), (224, -262)], [180, 158, 118])),
        "far_ear": t(spline([(214, -306, 1), (214, -382, 1), (250, -322)])),
        "head": t(
            spline(
                [
                    (176, -250),
                    (186, -302),
                    (218, -330),
                    (256, -322),
                    (290, -284),
                    (336, -258),
                    (372, -236),
                    (380, -220),
                    (362, -204),
                    (316, -198),
                    (270, -190),
                    (220, -192),
                ]
            )
        ),
        "near_ear": t(spline([(226, -322, 1), (250, -392, 1), (266, -310)])),
        "paws": joined(
            t(ell(104, -8, 30, 15)), t(ell(184, -8, 28, 14)), t(ell(-204, -8, 30, 15)), t(ell(-140, -7, 26, 13))
        ),
    }


def wolf(
    sc: Scene,
    t: T,
    coat: str = "#4a463e",
    light: str = "#b8a880",
    dark: str = "#1c1a1c",
    rim=("#fff0b8", 5, (0.8, -0.5), 0.8),
    seed: int = 5,
) -> None:
    """The wolf with volume, fur, amber eye and teeth."""
    k = t.a[2]
    parts = wolf_parts(t)
    look = {"depth": 0.7, "detail": 0.75, "mottle": 0.06}
    _trunk(sc, t, k, parts, coat, dark, light, rim, look, seed)
    _head(sc, t, k, parts, coat, dark, light, rim, look, seed)
    _face(sc, t, k, coat, dark)
    claws = [
        (limb([t((x, -6)), t((x + 9, 2))], [6 * k, 2 * k], 6), "#e8dcc0") for x in (114, 124, 194, 204, -184, -176)
    ]
    sc.polys(claws, depth=0.76, detail=1)


def _trunk(sc: Scene, t: T, k: float, parts, coat, dark, light, rim, look: dict[str, Any], seed: int) -> None:
    """Legs, body and neck, with hackles and fur."""
    _trunk_shapes(sc, t, k, parts, coat, dark, light, rim, look)
    _hackles(sc, t, k, coat, dark, rim)
    _fur(sc, t, parts, coat, light, dark, seed)


def _trunk_shapes(sc: Scene, t: T, k: float, parts, coat, dark, light, rim, look: dict[str, Any]) -> None:
    """The big forms of legs, body and neck."""
    for name in ("tail", "far_hind", "far_fore"):
        sc.add(parts[name], mix(coat, dark, 0.55), vol=22 * k, **look)
    x0, y0 = t((0, -330))
    x1, y1 = t((0, -120))
    sc.add(parts["paws"], mix(coat, dark, 0.3), vol=10 * k, **look)
    sc.add(parts["near_hind"], mix(coat, dark, 0.2), vol=30 * k, rim=rim, **look)
    sc.add(
        parts["body"],
        Lin([(0, mix(coat, light, 0.3)), (0.5, coat), (1, mix(coat, light, 0.35))], (x0, y0), (x1, y1)),
        vol=80 * k,
        rim=rim,
        **look,
    )
    sc.add(
        parts["near_fore"],
        Lin([(0, coat), (1, mix(coat, light, 0.25))], t((0, -210)), t((0, 0))),
        vol=26 * k,
        rim=rim,
        **look,
    )
    sc.add(
        parts["neck"],
        Lin([(0, mix(coat, light, 0.25)), (1, mix(coat, light, 0.5))], t((0, -350)), t((0, -170))),
        vol=60 * k,
        rim=rim,
        **look,
    )


def _hackles(sc: Scene, t: T, k: float, coat, dark, rim) -> None:
    """The raised mane along the spine."""
    hackles = []
    for i in range(15):
        x, y = (
            -70 + i * 19,
            (-258, -258, -262, -268, -278, -290, -306, -322, -336, -344, -346, -346, -342, -338, -332)[i],
        )
        tuft = spline([(x - 12, y + 16, 1), (x - 40, y - 16 - 6 * (i % 3), 1), (x + 18, y + 8, 1)])
        hackles.append((t(tuft), mix(coat, dark, 0.25 + 0.2 * (i % 2))))
    sc.polys(hackles, depth=0.7, detail=0.8, vol=4 * k, rim=rim)


def _fur(sc: Scene, t: T, parts, coat, light, dark, seed: int) -> None:
    """The fur over all of it."""
    trunk = mask([parts["body"], parts["neck"], parts["near_hind"], parts["near_fore"], parts["tail"]])
    tones = [
        mix(coat, light, 0.55),
        mix(coat, dark, 0.3),
        mix(coat, dark, 0.5),
        coat,
        mix(coat, light, 0.5),
        mix(coat, light, 0.7),
    ]
    fur(sc, t, 620, (-340, -350, 240, -60), trunk, tones, seed)


def _head(sc: Scene, t: T, k: float, parts, coat, dark, light, rim, look: dict[str, Any], seed: int) -> None:
    """Ears, head and ruff."""
    sc.add(parts["far_ear"], mix(coat, dark, 0.5), vol=8 * k, **look)
    sc.add(
        parts["head"],
        Lin(
            [(0, mix(coat, light, 0.18)), (0.55, mix(coat, light, 0.3)), (1, mix(coat, light, 0.75))],
            t((0, -330)),
            t((0, -190)),
        ),
        vol=40 * k,
        rim=rim,
        shadow=(-8, 10, 14, 0.4),
        depth=0.75,
        detail=1,
        mottle=0.05,
    )
    sc.add(parts["near_ear"], mix(coat, dark, 0.2), vol=9 * k, rim=rim, depth=0.75, detail=1)
    sc.add(t(spline([(234, -326, 1), (249, -374, 1), (258, -314)])), mix(coat, "#8a5a50", 0.5), depth=0.75, detail=1)
    head = mask(parts["head"])
    fur(
        sc,
        t,
        60,
        (190, -326, 300, -210),
        head,
        [mix(coat, light, 0.3), mix(coat, dark, 0.25), mix(coat, light, 0.6)],
        seed + 1,
        30,
    )
    # cheek ruff
    ruff = [
        (
            limb([t((196, y)), t((178, y + 14)), t((158, y + 22))], [14 * k, 11 * k, 1], 6),
            mix(coat, light, 0.25 + 0.07 * i),
        )
        for i, y in enumerate((-290, -268, -246, -224, -204))
    ]
    sc.polys(ruff, depth=0.76, detail=0.8, mottle=0.04, rim=(light, 2, (0.6, -0.6), 0.4))


def _face(sc: Scene, t: T, k: float, coat, dark) -> None:
    """Mouth with teeth, nose, amber eye."""
    line(sc, [t((374, -214)), t((330, -212)), t((292, -214)), t((266, -228))], 5 * k, "#17100f")
    teeth = [
        (poly([t((x, -213)), t((x + 11, -213)), t((x + 5, -213 + h))]), "#fff6dc")
        for x, h in ((352, 17), (334, 9), (318, 9), (302, 8), (286, 7))
    ]
    sc.polys(teeth, depth=0.78, detail=1, mottle=0)
    sc.add(t(ell(370, -230, 13, 10)), "#17100f", vol=6 * k, depth=0.78, detail=1)
    line(sc, [t((244, -292)), t((270, -284)), t((292, -266))], 7 * k, mix(coat, dark, 0.7))
    sc.add(t(X(ell(0, 0, 13, 9), 270, -273, 1, 24)), "#ffc83a", mottle=0, depth=0.78, detail=1, emit=0.4)
    sc.add(t(ell(273, -272, 4.6, 6.6)), "#120c0c", mottle=0, depth=0.78, detail=1)
    sc.add(t(ell(268, -276, 2.4)), "#ffffff", mottle=0, depth=0.78, detail=1)
    ex, ey = t((270, -273))
    sc.glow(ex, ey, 70 * k, "#ffb830", 0.4)
