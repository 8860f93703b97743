"""The hand that has come to turn the glass: five fingers on its upper plate, the rest is above the frame."""

from ...kit.colour import mix
from ...kit.paths import spline
from ...kit.scene import Scene
from ...motifs.fingers import finger

SKIN = "#c88866"
FINGERS = (
    ([(700, -60), (704, 70), (690, 170), (664, 262)], (100, 98, 86, 62)),
    ([(610, -60), (606, 80), (592, 190), (574, 292)], (104, 102, 90, 64)),
    ([(512, -60), (506, 80), (496, 190), (486, 296)], (104, 102, 90, 64)),
    ([(420, -60), (414, 70), (408, 170), (406, 262)], (92, 90, 80, 58)),
)
THUMB = ([(330, -70), (216, -10), (138, 90), (132, 190), (166, 262)], (150, 130, 112, 98, 70))


def fingers(sc: Scene) -> None:
    """The thumb to the left, four fingers over the edge, the little one first."""
    knuckles = spline([(300, -40), (420, -80), (760, -80), (780, 30), (700, 60), (560, 40), (420, 50), (330, 40)])
    sc.add(knuckles, mix(SKIN, "#5a3050", 0.25), vol=60, depth=0.9, mottle=0.06)
    for way, widths in (*FINGERS[::-1], THUMB):
        finger(sc, way, widths)
