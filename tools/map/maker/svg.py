"""Draws a map document as SVG: washi paper, ink coast, muted region tints."""

from __future__ import annotations

from tools.map.maker.markup import (
    centered_rect,
    circle,
    darker,
    element,
    group,
    number,
    pairs,
    path_data,
    stroke,
)
from tools.map.maker.ornaments import (
    cartouche,
    compass,
    fibre_pattern,
    frame_lines,
    region_patterns,
    text,
    wave_field,
)
from tools.map.maker.topology import BORDER, COAST

WAVE_OPACITIES = (0.55, 0.36, 0.22)
SHALLOW_WIDTHS = (60, 34)


def ring_data(document: dict, province: dict) -> str:
    """Return the path of a province, stitched from its arcs."""
    points: list[tuple[float, float]] = []
    for index in province["ring"]:
        arc = pairs(document["arcs"][index if index >= 0 else ~index]["points"])
        points += (arc if index >= 0 else arc[::-1])[:-1]
    return path_data(points, closed=True)


def region_of(document: dict, side: str) -> dict[str, str]:
    return {province: region for region, members in document["regions"][side].items() for province in members}


def window_rect(document: dict, **attributes: object) -> str:
    inset = document["frame"]
    return element(
        "rect",
        x=inset,
        y=inset,
        width=document["width"] - 2 * inset,
        height=document["height"] - 2 * inset,
        **attributes,
    )


def definitions(document: dict, style: dict) -> str:
    """Return paper, patterns and every province outline once."""
    shapes = []
    for province in document["provinces"]:
        name = province["id"]
        shapes.append(element("path", id=f"shape-{name}", d=ring_data(document, province)))
        outline = element("use", href=f"#shape-{name}")
        shapes.append(element("clipPath", outline, id=f"clip-{name}"))
    frame = element("clipPath", window_rect(document), id="clip-frame")
    content = fibre_pattern(style) + region_patterns(style) + "".join(shapes) + frame
    return element("defs", content)


def sheet(document: dict, fill: str) -> str:
    return element("rect", width=document["width"], height=document["height"], fill=fill)


def shore_data(document: dict) -> str:
    return "".join(path_data(pairs(arc["points"])) for arc in document["arcs"] if arc["kind"] == COAST)


def shallows(document: dict, style: dict) -> str:
    """Return a soft darker wash along the coast, to lie under the land."""
    shore = shore_data(document)
    return "".join(stroke(shore, style["sea_edge"], width, opacity=0.4) for width in SHALLOW_WIDTHS)


def wave_lines(document: dict, style: dict) -> str:
    drawn = []
    for opacity, lines in zip(WAVE_OPACITIES, document["waves"], strict=True):
        data = "".join(path_data(pairs(line)) for line in lines)
        drawn.append(stroke(data, style["wave"], 1.1, opacity=opacity))
    return "".join(drawn)


def islets(document: dict, style: dict) -> str:
    data = "".join(path_data(pairs(islet), closed=True) for islet in document["islets"])
    return element("path", d=data, fill=style["paper"], stroke=style["ink"], stroke_width=2.2)


def province_area(province: dict, region: dict, patterned: bool) -> str:
    """Return the tint, a darker inner rim and, if wanted, the region's pattern."""
    name, fill = province["id"], region["fill"]
    shape = f"#shape-{name}"
    rim = {
        "fill": "none",
        "stroke": darker(fill, 0.72),
        "stroke_width": 15,
        "opacity": 0.32,
        "clip_path": f"url(#clip-{name})",
    }
    parts = [element("use", href=shape, fill=fill), element("use", href=shape, **rim)]
    if patterned:
        pattern = f"url(#pattern-{region['pattern']})"
        parts.append(element("use", href=shape, fill=pattern, opacity=0.26))
    return group(parts, id=f"province-{name}")


def line_work(document: dict, regions: dict[str, str], style: dict) -> str:
    """Return thin province borders, strong region borders and the ink coast."""
    inner: list[str] = []
    outer: list[str] = []
    for arc in document["arcs"]:
        if arc["kind"] == BORDER:
            left, right = arc["sides"]
            lines = inner if regions[left] == regions[right] else outer
            lines.append(path_data(pairs(arc["points"])))
    ink = style["ink"]
    return (
        stroke("".join(inner), ink, 1.5, opacity=0.75)
        + stroke("".join(outer), style["paper"], 5.5, opacity=0.55)
        + stroke("".join(outer), ink, 2.8)
        + stroke(shore_data(document), ink, 3)
    )


def sea_route(route: dict, style: dict) -> str:
    points = pairs(route["points"])
    data = path_data(points)
    ends = [
        circle(x, y, 5, fill=style["paper"], stroke=style["route"], stroke_width=2.4)
        for x, y in (points[0], points[-1])
    ]
    return (
        stroke(data, style["paper"], 7, opacity=0.6)
        + stroke(data, style["route"], 3, stroke_dasharray="11 8")
        + "".join(ends)
    )


def province_label(province: dict, size: float, style: dict) -> str:
    label = province["label"]
    return text(
        (label["x"], label["y"]),
        province["name"],
        size,
        style,
        font_weight=600,
        paint_order="stroke",
        stroke=style["paper"],
        stroke_opacity=0.6,
        stroke_width=4,
        stroke_linejoin="round",
    )


def building_slots(province: dict, style: dict) -> str:
    look = {"fill": style["slot"], "fill_opacity": 0.62, "stroke": style["ink"]}
    return "".join(
        centered_rect({**slot, "width": slot["size"], "height": slot["size"]}, rx=3, **look)
        for slot in province.get("slots", [])
    )


def piece_outlines(province: dict, style: dict) -> str:
    """Return the outlines of the army and revolt anchors, for previews."""
    look = {
        "fill": style["paper"],
        "fill_opacity": 0.35,
        "stroke": style["ink"],
        "stroke_opacity": 0.55,
    }
    if "army" not in province:
        return ""
    revolt = province["revolt"]
    outline = circle(revolt["x"], revolt["y"], revolt["radius"], stroke_dasharray="3 3", **look)
    return centered_rect(province["army"], rx=4, **look) + outline


def gate(spot: dict, style: dict) -> str:
    """Return a gate (two posts, two beams) drawn into its part of a panel."""
    x, y = spot["x"], spot["y"]
    reach, rise = spot["width"] * 0.36, spot["height"] * 0.4
    curve = f"q{number(1.2 * reach)} 9 {number(2.4 * reach)} 0"
    top = f"M{number(x - 1.2 * reach)} {number(y - rise)}{curve}"
    beam = f"M{number(x - reach)} {number(y - 0.6 * rise)}h{number(2 * reach)}"
    posts = "".join(
        f"M{number(x + sign * 0.75 * reach)} {number(y - rise)}v{number(2 * rise)}" for sign in (-1, 1)
    )
    return stroke(top + beam + posts, style["route"], 5)


def leader(province: dict, style: dict) -> str:
    data = path_data(pairs(province["panel"]["leader"]))
    return stroke(data, style["paper"], 6, opacity=0.8) + stroke(data, style["ink"], 1.8)


def panel(province: dict, fill: str, style: dict) -> str:
    """Return the panel with title, gate, numbered positions and troop demand."""
    box, marker, ink = province["panel"], province["marker"], style["ink"]
    title = box["title"]
    open_part = {"rx": 5, "fill": style["slot"], "stroke": ink, "stroke_dasharray": "4 4"}
    name_size, name_place = title["height"] * 0.8, (title["x"], title["y"])
    parts = [
        circle(marker["x"], marker["y"], marker["radius"], fill=fill, stroke=ink, stroke_width=2),
        centered_rect(box, rx=5, fill=style["paper"], stroke=ink, stroke_width=1.3),
        centered_rect(title, rx=5, fill=fill, stroke=ink),
        text(name_place, province["name"], name_size, style, font_weight=600),
        centered_rect(box["gate"], **open_part),
        gate(box["gate"], style),
        centered_rect(box["troops"], **open_part),
    ]
    for rank, spot in enumerate(box["positions"], start=1):
        place, size = (spot["x"], spot["y"]), spot["height"] * 0.5
        parts.append(centered_rect(spot, rx=5, fill=style["slot"], stroke=ink, stroke_width=1.3))
        parts.append(text(place, str(rank), size, style, opacity=0.6))
    return group(parts, id=f"panel-{province['id']}")


def panels(document: dict, regions: dict[str, str], style: dict) -> str:
    owners = [province for province in document["provinces"] if "panel" in province]
    fills = {p["id"]: style["regions"][regions[p["id"]]]["fill"] for p in owners}
    leaders = "".join(leader(province, style) for province in owners)
    return leaders + "".join(panel(province, fills[province["id"]], style) for province in owners)


def decoration(document: dict, style: dict) -> str:
    """Draw what the document has an empty place for."""
    places = document["decor"]
    drawn = []
    if "waves" in places:
        drawn.append(wave_field(places["waves"], style))
    if "cartouche" in places:
        drawn.append(cartouche(places["cartouche"], document["title"], style))
    if "compass" in places:
        drawn.append(compass(places["compass"], document["north_degrees"], style))
    return "".join(drawn)


def clipped(content: str) -> str:
    return element("g", content, clip_path="url(#clip-frame)")


def land_layers(document: dict, regions: dict[str, str], style: dict, patterned: bool) -> list[str]:
    areas = (
        province_area(province, style["regions"][regions[province["id"]]], patterned)
        for province in document["provinces"]
    )
    return [
        clipped(islets(document, style)),
        group(areas),
        sheet(document, "url(#fibres)"),
        clipped(line_work(document, regions, style)),
    ]


def play_layers(document: dict, style: dict, pieces: bool) -> list[str]:
    provinces = document["provinces"]
    labeled = [province for province in provinces if "label" in province]
    layers = ["".join(sea_route(route, style) for route in document["sea_routes"])]
    layers.append("".join(building_slots(province, style) for province in provinces))
    if pieces:
        layers.append("".join(piece_outlines(province, style) for province in provinces))
    layers.append("".join(province_label(p, document["font_size"], style) for p in labeled))
    return layers


def draw(document: dict, side: str, style: dict, patterned: bool, pieces: bool) -> str:
    """Return the whole SVG text."""
    regions = region_of(document, side)
    width, height = document["width"], document["height"]
    layers = [
        definitions(document, style),
        sheet(document, style["paper"]),
        window_rect(document, fill=style["sea"]),
        clipped(shallows(document, style) + wave_lines(document, style)),
        *land_layers(document, regions, style, patterned),
        *play_layers(document, style, pieces),
        panels(document, regions, style),
        decoration(document, style),
        frame_lines(width, height, document["frame"], style),
    ]
    content = "\n".join(layer for layer in layers if layer)
    space = "http://www.w3.org/2000/svg"
    return element("svg", content, xmlns=space, viewBox=f"0 0 {width} {height}") + "\n"
