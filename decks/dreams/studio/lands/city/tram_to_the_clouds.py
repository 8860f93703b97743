"""Card 22, Tram to the Clouds."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.camera import Quad
from ...kit.canvas import H
from ...kit.colour import mix
from ...kit.field import blur
from ...kit.fills import Lin
from ...kit.ground import swirl
from ...kit.marks import line
from ...kit.paths import T, blurmask, ell, lerp, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.buildings import skyline
from ...motifs.person import person
from ...motifs.sky import cumulus
from ...motifs.things import umbrella
from .animals import feather, owl
from .motifs import facade, lamp_post

INK, MIST, CORAL = "#141c28", "#8496a0", "#f0705a"
STREET_Y = 1292
RIM = ("#fff2cc", 3.5, (0.5, -0.8), 0.85)


def tram(
    sc: Scene, t: T, body="#f2c84a", upper="#f6ecd0", trim="#b8483c", dark="#22303e", lit="#ffdf90", rim=None, depth=0.7
):
    """old two-axle tram, side view, nose to the right; local length 400, wheels on y = 0. Returns window frames"""
    k = t.a[2]

    def put(p, c, **kw):
        return sc.add(t(p), c, **{"depth": depth, "detail": 0.9, "mottle": 0.05, **kw})

    for x in (-92, 92):
        for dx in (-26, 26):
            put(ell(x + dx, -16, 18), dark, vol=6 * k, rim=rim)
            put(ell(x + dx, -16, 8), "#8a8a84", vol=3 * k)
    put(spline([(-150, -34, 1), (150, -34, 1), (130, -14, 1), (-130, -14, 1)]), mix(dark, "#000010", 0.3))
    put(
        spline([(-196, -38, 1), (-204, -74), (-198, -112, 1), (198, -112, 1), (206, -74), (196, -38, 1)]),
        Lin([(0, mix(body, "#ffffff", 0.25)), (0.5, body), (1, mix(body, "#7a4a20", 0.45))], t((0, -112)), t((0, -38))),
        vol=16 * k,
        rim=rim,
    )
    put(rect(-200, -84, 402, 7, 2), trim)
    put(rect(-198, -48, 396, 6, 2), mix(trim, "#000010", 0.2))
    put(
        spline([(-192, -110, 1), (-188, -196, 1), (188, -196, 1), (192, -110, 1)]),
        Lin([(0, upper), (1, mix(upper, "#a88a60", 0.35))], t((0, -196)), t((0, -110))),
        vol=8 * k,
        rim=rim,
    )
    frames = []
    for i in range(6):
        x0 = -182 + i * 62
        w = 50
        put(rect(x0 - 3, -189, w + 6, 76, 6), mix(trim, "#2a1410", 0.2))
        put(
            rect(x0, -186, w, 70, 4),
            Lin([(0, "#fff0bc"), (0.6, lit), (1, mix(lit, "#d87a3a", 0.45))], t((0, -186)), t((0, -116))),
            mottle=0.02,
            emit=0.7,
        )
        frames.append((x0, -186, w, 70))
    put(
        spline([(-214, -194, 1), (-206, -212), (-150, -226), (150, -226), (206, -212), (214, -194, 1), (0, -188)]),
        Lin([(0, "#8a9aa0"), (1, "#3a4a58")], t((0, -226)), t((0, -190))),
        vol=11 * k,
        rim=rim,
    )
    put(spline([(-120, -224, 1), (-112, -242, 1), (112, -242, 1), (120, -224, 1)]), "#5a6c78", vol=6 * k, rim=rim)
    put(ell(203, -74, 13), "#fff2c0", vol=5 * k, emit=0.8, rim=rim)
    for s in (-1, 1):
        put(limb([(s * 200, -34), (s * 226, -26), (s * 228, -8)], [8, 8, 6]), dark, vol=2 * k)
    return frames


@card(22, "tram-to-the-clouds", "Tram to the Clouds", Land.CITY, gouache)
def tram_to_the_clouds() -> Scene:
    """The last tram does not stop at the terminus but climbs on into the clouds, with one passenger
    asleep and an owl for conductor. Is the one in the rain too late, or just not yet called?

    Gouache, P3 rain slate, coral and lemon, rising ribbon curve.
    """
    sc = Scene(light=(0.55, -0.7, 0.45), key="#ffe8b8", shadow="#161c38", fog=MIST, seed=2201)
    _sky(sc)
    _cloud_country(sc)
    _city(sc)
    _wet_street(sc)
    _houses(sc)
    course, heading, along, widths, left, right = _ribbon(sc)
    _sleepers(sc, along, left, right, widths)
    _rails(sc, left, right, widths, along)
    _wisps(sc)
    _halt(sc)
    slope, place, frames = _tram_on_its_way(sc, heading, course)
    _lights(sc, place)
    _sleeper(sc, frames, place)
    _conductor(sc, place, slope)
    _trolley_pole(sc, place)
    _left_behind(sc)
    return sc


def _sky(sc: Scene) -> None:
    """dusk, with the first stars"""
    sc.sky(
        [(0, "#1c2a44"), (0.3, "#3f5672"), (0.55, "#7f93a4"), (0.74, "#e0b49c"), (0.86, "#f08a6c"), (1, "#c85f58")],
        0,
        1260,
        warp=50,
    )
    sc.setflow(swirl(sc, -0.25, 1.1, 430, 2))
    sc.stars(150, 620, 3)


def _cloud_country(sc: Scene) -> None:
    """cloud country at the top right with a halt"""
    halt_x, halt_y = 690, 250
    sc.glow(halt_x, halt_y, 560, "#ffe8b0", 0.6, 1.7)
    for cx, cy, w, h, s, a in (
        (720, 300, 620, 180, 5, 0.95),
        (380, 210, 360, 110, 6, 0.8),
        (930, 430, 420, 130, 7, 0.9),
        (160, 560, 380, 110, 8, 0.75),
        (880, 880, 420, 110, 9, 0.7),
        (90, 900, 330, 90, 10, 0.65),
    ):
        cumulus(
            sc, cx, cy, w, h, s, light="#fff0cc", mid="#e0b4a4", dark="#56688a", alpha=a, depth=0.05, L=(0.3, -0.8, 0.4)
        )


def _city(sc: Scene) -> None:
    """city below, seen from the street"""
    skyline(
        sc,
        1290,
        90,
        260,
        46,
        90,
        "#8a7484",
        "#6f6a80",
        61,
        lit="#ffdf98",
        plit=0.35,
        win=(6, 9),
        gap=(13, 16),
        depth=0.15,
        fogg=(1040, 1300, 0.7, "#e89a84"),
        curve=lambda u: 0.4 + 1.3 * abs(u - 0.55),
    )
    sc.haze(1270, 50, "#f4ac90", 0.6, seed=4)


def _wet_street(sc: Scene) -> None:
    """wet street"""
    base = Lin([(0, "#d88a78"), (0.3, "#7a7484"), (1, "#1c2740")], (0, STREET_Y), (0, H))
    sc.reflect(STREET_Y, tint="#c8ccd4", am=0.66, wob=12, seed=3, blurv=6, base=base)


def _houses(sc: Scene) -> None:
    """leaning house fronts at both sides"""
    facade(
        sc,
        Quad((-60, 690), (150, 800), (196, 1330), (-60, 1420)),
        "#4a5668",
        INK,
        lit="#ffd888",
        nx=3,
        ny=5,
        seed=6,
        plit=0.4,
        ww=0.46,
        wh=0.58,
        depth=0.3,
        rim=("#ffd0b0", 4, (1, -0.4), 0.7),
        shutters="#7a4a4c",
    )
    sc.add(
        poly([(-80, 700), (-60, 600), (120, 740), (172, 812)]),
        "#2f3a4e",
        depth=0.31,
        mottle=0.06,
        rim=("#ffd0b0", 4, (0.6, -1), 0.7),
        detail=0.6,
    )
    facade(
        sc,
        Quad((870, 850), (1080, 740), (1080, 1420), (850, 1330)),
        "#5a5060",
        INK,
        lit="#ffd888",
        nx=3,
        ny=5,
        seed=7,
        plit=0.4,
        ww=0.46,
        wh=0.58,
        depth=0.3,
        rim=("#ffd0b0", 4, (-1, -0.4), 0.6),
        shutters="#3f6a74",
    )
    sc.add(
        poly([(848, 862), (900, 780), (1080, 650), (1090, 760)]),
        "#33303f",
        depth=0.31,
        mottle=0.06,
        rim=("#ffd0b0", 4, (-0.3, -1), 0.7),
        detail=0.6,
    )


def _ribbon(sc: Scene):
    """the ribbon of rails, far to near; returns its course, direction, place along it, width and two edges"""
    path = [
        (330, 1540),
        (372, 1400),
        (520, 1260),
        (700, 1140),
        (800, 1010),
        (770, 880),
        (620, 790),
        (420, 716),
        (240, 620),
        (190, 500),
        (270, 400),
        (430, 350),
        (560, 320),
        (660, 296),
    ]
    course = sample(path, 240)
    heading = np.gradient(course, axis=0)
    heading /= np.linalg.norm(heading, axis=1)[:, None]
    along = np.linspace(0, 1, 240)
    widths = np.interp(along, [0, 0.12, 0.3, 0.45, 0.6, 0.8, 1], [300, 215, 150, 112, 84, 52, 22])
    flat = np.interp(along, [0, 0.15, 0.35, 0.5, 0.62, 0.75, 1], [0.75, 0.62, 0.55, 0.46, 0.50, 0.55, 0.45])
    # the ribbon lies like a road: its cross direction is mostly sideways and tilts with the bend
    nrm = np.stack([-heading[:, 1], heading[:, 0]], 1)
    nrm[:, 1] *= flat
    left, right = course + nrm * widths[:, None] * 0.5, course - nrm * widths[:, None] * 0.5
    thick = np.interp(along, [0, 1], [34, 6])
    for i in range(238, -1, -2):
        j = min(i + 3, 239)
        a, b, d, e = left[i], left[j], right[j], right[i]
        f = 1 - along[i]
        col = mix("#f4d8b8", "#46566c", min(1, f * 1.25))
        low = (0, thick[i])
        under = (
            [tuple(a), tuple(b), tuple(b + low), tuple(a + low)]
            if a[1] > e[1]
            else [tuple(e), tuple(d), tuple(d + low), tuple(e + low)]
        )
        items = [(poly(under), mix(col, INK, 0.62)), (poly([tuple(a), tuple(b), tuple(d), tuple(e)]), col)]
        sc.polys(items, depth=0.45, detail=0.6, mottle=0.05)
    return course, heading, along, widths, left, right


def _sleepers(sc: Scene, along, left, right, widths) -> None:
    """sleepers"""
    for i in range(236, -1, -4):
        q0, q1 = lerp(left[i], right[i], 0.07), lerp(left[i], right[i], 0.93)
        size = max(2.0, widths[i] * 0.050)
        sc.add(
            mask(poly([q0, q1], closed=False), stroke=size, cap="butt"),
            mix("#a8765a", "#c8906c", min(1, 1.3 * along[i])),
            alpha=0.9,
            depth=0.46,
            detail=0.9,
            mottle=0.05,
        )
        sc.add(
            mask(
                poly([(q0[0], q0[1] + size * 0.55), (q1[0], q1[1] + size * 0.55)], closed=False),
                stroke=size * 0.35,
                cap="butt",
            ),
            INK,
            alpha=0.5,
            depth=0.46,
            detail=0.9,
            mottle=0,
        )


def _rails(sc: Scene, left, right, widths, along) -> None:
    """the edges of the ribbon and its two rails"""
    edge = mask(
        [poly([tuple(q) for q in left], closed=False), poly([tuple(q) for q in right], closed=False)], stroke=3.2
    )
    sc.mixin("#ffe8c0", edge * 0.65)
    for f in (0.24, 0.76):
        rail = [lerp(left[i], right[i], f) for i in range(240)]
        for k in range(0, 236, 4):
            width = max(1.8, widths[k] * 0.032)
            sc.add(
                mask(poly(rail[k : k + 6], closed=False), stroke=width),
                mix("#fff0c8", "#c8ccd0", min(1, 1.3 * (1 - along[k]))),
                depth=0.47,
                detail=0.95,
                mottle=0,
            )
            sc.add(
                mask(
                    poly([(x + width * 0.5, y + width * 0.6) for x, y in rail[k : k + 6]], closed=False),
                    stroke=width * 0.45,
                ),
                INK,
                alpha=0.55,
                depth=0.47,
                detail=0.95,
                mottle=0,
            )


def _wisps(sc: Scene) -> None:
    """cloud wisps across the ribbon"""
    for cx, cy, w, h, s in ((700, 330, 220, 60, 21), (210, 560, 200, 44, 22)):
        cumulus(
            sc,
            cx,
            cy,
            w,
            h,
            s,
            light="#fff4d8",
            mid="#eac4b0",
            dark="#8a90a4",
            alpha=0.9,
            depth=0.5,
            L=(0.3, -0.8, 0.4),
        )


def _halt(sc: Scene) -> None:
    """halt lamp in the clouds"""
    lamp_post(sc, 742, 300, 120, col="#2a3042", lit="#ffe8a0", depth=0.5, glow=0.8)
    sc.add(rect(724, 296, 84, 9, 2), "#6a4a48", vol=3, depth=0.5, detail=0.8)


def _tram_on_its_way(sc: Scene, heading, course):
    """the tram"""
    halt = 118
    slope = math.degrees(math.atan2(-heading[halt][1], -heading[halt][0]))
    tx, ty = course[halt] + np.array([10, 0])
    place = T(tx - 24, ty - 2, 1.18, slope, True)
    sc.mul(INK, blur(mask(place(spline([(-210, 6), (0, -6), (210, 6), (0, 26)]))), 8) * 0.6)
    frames = tram(sc, place, rim=RIM, depth=0.7)
    return slope, place, frames


def _lights(sc: Scene, place) -> None:
    """light of the windows and the head lamp"""
    hl = place((206, -74))
    sc.glow(hl[0], hl[1], 230, "#ffe8a0", 0.8, 2)
    sc.beam([hl, (hl[0] - 250, hl[1] - 190), (hl[0] - 330, hl[1] - 60)], "#ffe8a0", 0.28, 16, fade=(hl, 380))


def _sleeper(sc: Scene, frames, place) -> None:
    """a passenger asleep against the pane, and a suitcase two windows on"""
    x0, y0, w, h = frames[3]
    win = mask(place(rect(x0, y0, w, h, 4)))
    kw = {"depth": 0.72, "detail": 1, "clip": win}
    sc.add(
        place(
            spline([(x0 - 4, y0 + 76), (x0 + 2, y0 + 44), (x0 + 22, y0 + 36), (x0 + 44, y0 + 46), (x0 + 54, y0 + 76)])
        ),
        "#3f6a78",
        vol=12,
        **kw,
    )
    sc.add(place(ell(x0 + 32, y0 + 30, 15, 17)), "#e8b890", vol=9, **kw)
    sc.add(
        place(
            spline(
                [
                    (x0 + 16, y0 + 34),
                    (x0 + 12, y0 + 16),
                    (x0 + 28, y0 + 8),
                    (x0 + 46, y0 + 16),
                    (x0 + 34, y0 + 20),
                    (x0 + 24, y0 + 30),
                ]
            )
        ),
        "#5a2c20",
        vol=6,
        **kw,
    )
    sc.add(
        mask(place(spline([(x0 + 34, y0 + 31), (x0 + 38, y0 + 33), (x0 + 42, y0 + 31)], closed=False)), stroke=2.4)
        * win,
        "#3a1c18",
        mottle=0,
        depth=0.73,
        detail=1,
    )
    x1, y1, w1, h1 = frames[1]
    win1 = mask(place(rect(x1, y1, w1, h1, 4)))
    sc.add(place(rect(x1 + 6, y1 + 34, 38, 40, 6)), "#8a4a34", vol=5, depth=0.72, detail=1, clip=win1)


def _conductor(sc: Scene, place, slope) -> None:
    """the owl conductor on the rear platform, with a feather for a ticket"""
    rear = place((-226, -36))
    sc.add(place(rect(-256, -42, 62, 9, 2)), "#3a2c30", vol=3, depth=0.74, detail=0.9, rim=RIM)
    owl(sc, T(rear[0] + 2, rear[1] + 2, 1.3, slope * 0.6), rim=RIM, depth=0.8, cap="#c8503e")
    sc.add(
        limb([place((-250, -36)), place((-252, -120)), place((-214, -190))], [7, 6, 6]),
        "#f2d070",
        vol=2,
        depth=0.82,
        detail=0.95,
    )
    wx, wy = rear[0] + 62, rear[1] - 108
    sc.add(
        limb([(rear[0] + 30, rear[1] - 56), (rear[0] + 52, rear[1] - 70), (wx, wy)], [26, 22, 9]),
        "#6f543c",
        vol=6,
        depth=0.83,
        detail=1,
        rim=RIM,
    )
    vane, quill = feather(T(wx + 2, wy - 8, 1.15, 22), 100, 34)
    sc.add(
        vane,
        Lin([(0, "#fffbe8"), (1, "#f0a890")], (0, wy - 120), (0, wy)),
        vol=4,
        depth=0.84,
        detail=1,
        rim=("#ffffff", 2.5, (0.5, -0.8), 0.8),
    )
    sc.add(quill, "#c87a58", mottle=0, depth=0.84, detail=1)


def _trolley_pole(sc: Scene, place) -> None:
    """the trolley pole, which takes its current from a star"""
    p0, p1 = place((-30, -240)), place((-150, -330))
    sc.add(limb([p0, lerp(p0, p1, 0.5), p1], [7, 5, 4]), "#2a3442", vol=2, depth=0.69, detail=1)
    sc.glow(p1[0], p1[1], 120, "#fff0b0", 0.9, 2)
    star = [
        (
            p1[0] + (26 if k % 2 == 0 else 7) * math.cos(k * math.pi / 4),
            p1[1] + (26 if k % 2 == 0 else 7) * math.sin(k * math.pi / 4),
        )
        for k in range(8)
    ]
    sc.add(poly(star), "#fffbe0", mottle=0, emit=1, depth=0.7, detail=1)


def _left_behind(sc: Scene) -> None:
    """the one who missed it, in the wet street"""
    px, py = 752, 1384
    sc.add(blurmask(ell(px, py + 2, 76, 9), 4), INK, alpha=0.6, mottle=0)
    m = person(
        sc,
        px,
        py,
        245,
        "stand",
        coat="#8a6a4a",
        legs="#22283a",
        hair="#d8d0c8",
        hat="brim",
        hatc="#3a2c30",
        hem=0.20,
        hemw=0.16,
        build=1.12,
        flip=True,
        h2=(0.16, -0.72),
        e2=(0.15, -0.58),
        h1=(-0.14, -0.44),
        rim=("#ffd8b4", 3.5, (0.6, -0.8), 0.9),
        depth=0.92,
    )
    sx_, sy_ = m["h1"]
    sc.add(
        rect(sx_ - 34, sy_ + 6, 66, 48, 6), "#6a3a2c", vol=8, depth=0.93, detail=1, rim=("#ffd8b4", 3, (0.6, -0.8), 0.8)
    )
    line(sc, [(sx_ - 10, sy_ + 8), (sx_ - 8, sy_ - 4), (sx_ + 8, sy_ - 4), (sx_ + 10, sy_ + 8)], 4, "#2a1614")
    ux, uy = m["h2"]
    umbrella(sc, T(ux - 12, uy - 110, 1.02, -12), CORAL, handle=118, rim=("#ffe4c8", 3, (0.5, -1), 0.8), depth=0.94)
