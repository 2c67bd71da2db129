"""
A small drawing list and the one place that writes SVG.

A drawing is a sequence of `Path` and `Group`, frozen, in card units (200 x 310). The writer carries out all
transformations itself, so that a file holds only paths in whole tenths of a unit under one ``scale(.1)``:
the same drawing always gives the same bytes, and QtSvg is left little to misunderstand.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from .affine import IDENTITY, Affine, Point
from .pathdata import moved, nearest, packed, parsed

CARD_WIDTH: Final = 200
CARD_HEIGHT: Final = 310


@dataclass(frozen=True, slots=True)
class Path:
    """
    One shape of the drawing.

    *data* is SVG path data with any commands; *width* is that of the stroke, in card units. Overlapping parts
    of one path are filled by the non-zero rule: a hole must run the other way round than its rim. The corners
    of a *sharp* stroke are pointed; all others are rounded.
    """

    data: str
    fill: str | None = None
    stroke: str | None = None
    width: float = 1.6
    sharp: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """
    Elements placed together.

    A *name* becomes the ``id`` of an element that holds them all and nothing else; only a group that stands
    in no other can have one.
    """

    children: tuple["Element", ...]
    transform: Affine = IDENTITY
    name: str | None = None


Element = Path | Group


def group(children: Iterable[Element], transform: Affine = IDENTITY, name: str | None = None) -> Group:
    """*children*, from any iterable, placed by *transform*."""
    return Group(tuple(children), transform, name)


def polygon(points: Iterable[Point], *, closed: bool = True) -> str:
    """Return path data of straight lines through *points*."""
    return "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in points) + ("Z" if closed else "")


def circle(centre: Point, radius: float) -> str:
    """Return path data of a circle, drawn clockwise."""
    return ellipse(centre, radius, radius)


def ellipse(centre: Point, rx: float, ry: float) -> str:
    """Return path data of an upright ellipse, drawn clockwise."""
    x, y = centre
    return f"M{x - rx} {y}a{rx} {ry} 0 0 1 {2 * rx} 0a{rx} {ry} 0 0 1 {-2 * rx} 0z"


def rectangle(corner: Point, width: float, height: float, radius: float = 0) -> str:
    """Return path data of an upright rectangle, its corners rounded by *radius*."""
    (x, y), r = corner, radius
    if not r:
        return f"M{x} {y}h{width}v{height}h{-width}z"
    return (
        f"M{x + r} {y}h{width - 2 * r}a{r} {r} 0 0 1 {r} {r}v{height - 2 * r}a{r} {r} 0 0 1 {-r} {r}"
        f"h{2 * r - width}a{r} {r} 0 0 1 {-r} {-r}v{2 * r - height}a{r} {r} 0 0 1 {r} {-r}z"
    )


def interleaved(drawings: Sequence[Sequence[Element]]) -> list[Element]:
    """
    Return several drawings of the same make, layer by layer: all first shapes, then all second ones, and so
    on.

    For signs that do not overlap this is the same picture, in far fewer bytes: shapes alike in colour and
    line come to stand together, and what they share is written once.
    """
    layers = zip(*(_leaves(drawing, IDENTITY) for drawing in drawings), strict=True)
    return [leaf for layer in layers for leaf in layer]


def document(elements: Sequence[Element], *, width: int = CARD_WIDTH, height: int = CARD_HEIGHT) -> str:
    """Return the SVG file of *elements*, first one undermost; of a card unless another size is given."""
    body = "\n".join(
        f'<g id="{name}">\n{markup(part)}\n</g>' if name else markup(part)
        for name, part in groupby(elements, key=_name)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">\n'
        '<g transform="scale(.1)" fill="none" stroke-linejoin="round" stroke-linecap="round">\n'
        f"{body}\n</g>\n</svg>\n"
    )


def _name(element: Element) -> str | None:
    return element.name if isinstance(element, Group) else None


def markup(elements: Iterable[Element]) -> str:
    """Return the file's text for *elements*: in tenths of a unit, all transformations carried out."""
    shapes = _shapes(elements, IDENTITY)
    return "\n".join(_run(style, list(run)) for style, run in groupby(shapes, key=lambda shape: shape[0]))


# What shapes must share to stand in one run: fill, stroke, width in tenths, whether the corners are sharp.
_Style = tuple[str | None, str | None, int, bool]


def _shapes(elements: Iterable[Element], place: Affine) -> Iterator[tuple[_Style, str]]:
    """Yield every path of *elements* as style and packed data, with all transformations carried out."""
    for element in elements:
        if isinstance(element, Group):
            yield from _shapes(element.children, place @ element.transform)
            continue
        width = nearest(element.width * place.magnitude * 10) if element.stroke else 0
        data = packed(moved(parsed(element.data), place))
        yield (element.fill, element.stroke, width, element.sharp), data


def _leaves(elements: Iterable[Element], place: Affine) -> Iterator[Group]:
    """Yield every path of *elements*, alone in a group that carries its whole transformation."""
    for element in elements:
        if isinstance(element, Group):
            yield from _leaves(element.children, place @ element.transform)
        else:
            yield Group((element,), place)


def _run(style: _Style, shapes: list[tuple[_Style, str]]) -> str:
    """
    Return the elements of consecutive *shapes* that share one *style*: strokes joined, fills under one
    group.
    """
    fill, stroke, width, sharp = style
    attributes = f' fill="{fill}"' if fill else ""
    attributes += f' stroke="{stroke}" stroke-width="{width}"' if stroke else ""
    attributes += ' stroke-linejoin="miter"' if stroke and sharp else ""
    if len(shapes) == 1:
        return _path(attributes, shapes[0])
    return f"<g{attributes}>" + "".join(_path("", shape) for shape in shapes) + "</g>"


def _path(attributes: str, shape: tuple[_Style, str]) -> str:
    return f'<path{attributes} d="{shape[1]}"/>'
