"""Pages written as PDF: the one place that knows how. The same pages give the same bytes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from io import BytesIO
from itertools import groupby

import segno
from reportlab.lib.colors import HexColor
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from azulejos.render.box import Box
from azulejos.tournament.paper.motif import Step, outlines
from azulejos.tournament.paper.page import Align, Code, Frame, Mark, Motif, Octagon, Page, Rule, Words
from azulejos.tournament.paper.typeface import load, width

QUIET_ZONE = 4
"""How many modules of a QR code stay empty around it."""
_CUT = 0.29
"""How much of an octagon's side its corners take."""


def write(pages: Sequence[Page], title: str, language: str) -> bytes:
    """The pages as a PDF file, with its title and language for those who have it read to them."""
    file = BytesIO()
    canvas = Canvas(file, invariant=1, lang=language, pageCompression=1)
    canvas.setTitle(title)
    canvas.setAuthor("")
    canvas.setCreator("Azulejos")
    canvas.setProducer("Azulejos")
    for page in pages:
        canvas.setPageSize((page.width, page.height))
        # Pages are laid out from the top, PDF counts from the bottom.
        canvas.translate(0, page.height)
        for mark in page.marks:
            canvas.saveState()
            draw(mark, canvas)
            canvas.restoreState()
        canvas.showPage()
    canvas.save()
    return file.getvalue()


@singledispatch
def draw(mark: Mark, canvas: Canvas) -> None:
    """Draw a mark."""
    raise TypeError(mark)


@draw.register
def _(mark: Words, canvas: Canvas) -> None:
    load(mark.fitted.face)
    if mark.turned:
        x, y = mark.box.middle
        canvas.translate(2 * x, -2 * y)
        canvas.rotate(180)
    canvas.setFont(mark.fitted.face.font, mark.fitted.size)
    canvas.setFillColor(HexColor(mark.colour))
    for x, y, line in mark.baselines():
        begin = x - mark.align.value * width(line, mark.fitted.face, mark.fitted.size) if mark.align is not Align.LEFT else x
        canvas.drawString(begin, -y, line)


@draw.register
def _(mark: Rule, canvas: Canvas) -> None:
    canvas.setStrokeColor(HexColor(mark.colour))
    canvas.setLineWidth(mark.thick)
    canvas.setDash(*((list(mark.dashes), 0) if mark.dashes else ([], 0)))
    canvas.line(mark.x, -mark.y, mark.to_x, -mark.to_y)


@draw.register
def _(mark: Frame, canvas: Canvas) -> None:
    _paint(canvas, mark.thick, mark.colour, mark.fill)
    canvas.setDash(list(mark.dashes), 0)
    box = mark.box
    shape = (box.x, -box.bottom, box.width, box.height)
    if mark.radius:
        canvas.roundRect(*shape, mark.radius, stroke=int(mark.thick > 0), fill=int(mark.fill is not None))
    else:
        canvas.rect(*shape, stroke=int(mark.thick > 0), fill=int(mark.fill is not None))


@draw.register
def _(mark: Octagon, canvas: Canvas) -> None:
    _paint(canvas, mark.thick, mark.colour, mark.fill)
    box = mark.box
    cut = _CUT * box.width
    path = canvas.beginPath()
    path.moveTo(box.x + cut, -box.y)
    for x, y in (
        (box.right - cut, box.y),
        (box.right, box.y + cut),
        (box.right, box.bottom - cut),
        (box.right - cut, box.bottom),
        (box.x + cut, box.bottom),
        (box.x, box.bottom - cut),
        (box.x, box.y + cut),
    ):
        path.lineTo(x, -y)
    path.close()
    canvas.drawPath(path, stroke=int(mark.thick > 0), fill=int(mark.fill is not None))


def _paint(canvas: Canvas, thick: float, colour: str, fill: str | None) -> None:
    canvas.setLineWidth(thick)
    canvas.setStrokeColor(HexColor(colour))
    if fill is not None:
        canvas.setFillColor(HexColor(fill))


@draw.register
def _(mark: Motif, canvas: Canvas) -> None:
    canvas.translate(mark.box.x, -mark.box.y)
    canvas.scale(mark.box.width / 100, -mark.box.height / 100)
    for outline in outlines(mark.letter, mark.colour, corners=mark.corners):
        path = canvas.beginPath()
        for step in outline.steps:
            _step(step, path)
        if outline.fill is not None:
            canvas.setFillColor(HexColor(outline.fill))
        if outline.stroke is not None:
            canvas.setStrokeColor(HexColor(outline.stroke))
            canvas.setLineWidth(outline.thick)
        canvas.drawPath(path, stroke=int(outline.stroke is not None), fill=int(outline.fill is not None), fillMode=0 if outline.even_odd else 1)


def _step(step: Step, path: PDFPathObject) -> None:
    match step.points:
        case ():
            path.close()
        case ((x, y),):
            (path.moveTo if step.kind == "move" else path.lineTo)(x, y)
        case ((a, b), (c, d), (x, y)):
            path.curveTo(a, b, c, d, x, y)


@draw.register
def _(mark: Code, canvas: Canvas) -> None:
    matrix = segno.make_qr(mark.address, error="m").matrix
    module = mark.box.width / (len(matrix) + 2 * QUIET_ZONE)
    canvas.setFillColor(HexColor("#000000"))
    # One path for all: modules that touch have no seam between them.
    path = canvas.beginPath()
    for row, cells in enumerate(matrix):
        column = 0
        for dark, run in groupby(cells):
            length = len(list(run))
            if dark:
                at = Box(mark.box.x + (column + QUIET_ZONE) * module, mark.box.y + (row + QUIET_ZONE) * module, length * module, module)
                path.rect(at.x, -at.bottom, at.width, at.height)
            column += length
    canvas.drawPath(path, stroke=0, fill=1)
