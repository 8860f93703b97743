"""What pictures of the Paper City share."""

import math

from ...kit.colour import mix
from ...kit.field import rng
from ...kit.fills import Lin
from ...kit.paths import spline
from ...kit.scene import Scene


def facade(
    sc: Scene,
    quad,
    wall,
    dark,
    lit="#ffcf80",
    nx=4,
    ny=8,
    seed=1,
    plit=0.4,
    ww=0.5,
    wh=0.6,
    margin=0.06,
    top=0.03,
    bottom=1.0,
    depth=0.5,
    frame=None,
    *,
    arch=False,
    sills=True,
    shutters=None,
    rim=None,
    fogg=None,
    grad=None,
    cornice=True,
    shadow=None,
    detail=0.6,
    mottle=0.07,
    skip=(),
) -> None:
    """a house front on a Quad: wall, storeys, windows (some lit), sills, optional shutters"""
    dice = rng(seed)
    a, b = quad(0, 0), quad(1, 1)
    sc.add(
        quad.rect(0, 0, 1, 1),
        grad or Lin([(0, mix(wall, "#ffffff", 0.05)), (1, mix(wall, dark, 0.45))], a, b),
        depth=depth,
        mottle=mottle,
        rim=rim,
        fogg=fogg,
        detail=detail,
        shadow=shadow,
        flow=math.pi / 2,
    )
    frame = frame or mix(wall, "#ffffff", 0.35)
    items, glow = [], []
    cw_, ch_ = (1 - 2 * margin) / nx, (bottom - top) / ny
    for j in range(ny):
        v0 = top + j * ch_
        if cornice and j:
            items.append((quad.rect(0, v0 - ch_ * 0.02, 1, v0 + ch_ * 0.03), mix(wall, "#ffffff", 0.22), 0.7))
            items.append((quad.rect(0, v0 + ch_ * 0.03, 1, v0 + ch_ * 0.07), mix(wall, dark, 0.7), 0.55))
        for i in range(nx):
            if (i, j) in skip:
                continue
            u0 = margin + i * cw_ + cw_ * (1 - ww) / 2
            u1 = u0 + cw_ * ww
            va, vb = v0 + ch_ * (1 - wh) * 0.5, v0 + ch_ * (1 - (1 - wh) * 0.5)
            shape = quad.arch if arch else quad.rect
            on = dice.random() < plit
            du, dv = cw_ * 0.05, ch_ * 0.035
            items.append((shape(u0 - du, va - dv, u1 + du, vb + dv), frame))
            pane = mix(lit, "#ff8a4a", dice.uniform(0, 0.35)) if on else mix(dark, wall, dice.uniform(0.05, 0.3))
            panes = glow if on else items
            panes.append((shape(u0, va, u1, vb), pane))
            panes += _bars(quad, u0, va, u1, vb, cw_, frame)
            if sills:
                items += _sill(quad, u0 - du * 2, u1 + du * 2, vb, dv, wall, dark)
            if shutters is not None:
                items += _shutters(quad, (u0 - du, va - dv, u1 + du, vb + dv), cw_ * ww * 0.48, shutters, dark, dice)
    sc.polys(items, depth=depth, detail=detail + 0.1, mottle=0.04, fogg=fogg)
    if glow:
        sc.polys(glow, depth=depth, detail=detail + 0.15, mottle=0.04, emit=0.7, fogg=fogg)


def _bars(quad, u0, v0, u1, v1, cell, colour):
    """the cross of a window"""
    middle = (u0 + u1) / 2
    return [
        (quad.rect(middle - cell * 0.018, v0, middle + cell * 0.018, v1), colour),
        (quad.rect(u0, v0 + (v1 - v0) * 0.42, u1, v0 + (v1 - v0) * 0.46), colour),
    ]


def _sill(quad, u0, u1, v, dv, wall, dark):
    """a light sill and the shadow under it"""
    return [
        (quad.rect(u0, v + dv, u1, v + dv * 2.4), mix(wall, "#ffffff", 0.4)),
        (quad.rect(u0, v + dv * 2.4, u1, v + dv * 4.2), mix(wall, dark, 0.8), 0.5),
    ]


def _shutters(quad, frame, width, colour, dark, dice):
    """two open shutters beside a window frame"""
    u0, v0, u1, v1 = frame
    return [
        (quad.rect(u0 - width, v0, u0, v1), mix(colour, dark, dice.uniform(0, 0.25))),
        (quad.rect(u1, v0, u1 + width, v1), mix(colour, dark, dice.uniform(0.1, 0.35))),
    ]


def one_point(vanish_x, vanish_y):
    """one-point perspective: a function from a place in a street to the card"""

    def at(x, y, z):
        return (vanish_x + x / z, vanish_y + y / z)

    return at


def ripples(sc: Scene, dice, box, power, colour, faint, n, growth) -> None:
    """n light ripples on water that grow towards the viewer; box: left, top, right, bottom of that water"""
    left, top, right, bottom = box
    lenses = []
    for _ in range(n):
        u = dice.random()
        y = top + (u**power) * (bottom - top)
        x = dice.uniform(left, right)
        reach = (14 + growth * u) * dice.uniform(0.4, 1.3)
        lens = spline([(x - reach, y), (x, y - 1 - 1.4 * u), (x + reach, y), (x, y + 1 + 1.4 * u)])
        lenses.append((lens, colour, faint + 0.28 * dice.random()))
    sc.polys(lenses, flow=0.0, detail=0.6, mottle=0)
