"""An analysis as one page that needs nothing else: the curve, how well each has played, and every move that was not good, drawn and explained."""

from __future__ import annotations

from base64 import b64encode
from html import escape

from azulejos import render
from azulejos.bots.analysis.chance_plot import chance_plot
from azulejos.bots.analysis.game_analysis import EXPLAINED, GameAnalysis, MoveAnalysis
from azulejos.bots.analysis.marks import Mark
from azulejos.bots.analysis.sentences import Sentences
from azulejos.rules import GAMES, Position

STYLE = """
:root { color-scheme: light; }
body { margin: 0; background: #efe6d4; color: #2b2013; font: 17px/1.5 Georgia, "DejaVu Serif", serif; }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { font-size: 32px; line-height: 1.2; margin: 0 0 16px; }
h2 { font-size: 20px; margin: 0 0 4px; }
section, table { background: #fffdf8; border: 1px solid #cdbfa4; border-radius: 10px; }
section { padding: 16px; margin: 16px 0; }
table { border-collapse: separate; border-spacing: 0; width: 100%; margin: 16px 0; }
th, td { padding: 8px 12px; text-align: right; border-bottom: 1px solid #e6dac2; }
tr:last-child > * { border-bottom: 0; }
th:first-child { text-align: left; font-weight: 600; }
img, svg { display: block; width: 100%; height: auto; }
.best { color: #5c4a2e; margin: 4px 0 12px; }
.curve { overflow-x: auto; }
.curve svg { min-width: 640px; }
@media (max-width: 560px) { h1 { font-size: 26px; } body { font-size: 16px; } th, td { padding: 6px 6px; } }
"""


def page(analysis: GameAnalysis, sentences: Sentences, language: str) -> str:
    """The page as HTML, with its pictures in it."""
    record = analysis.record
    title = escape(sentences("analysis-title", game=GAMES[record.game.id].title))
    players = range(1, record.game.players + 1)
    body = [
        f"<h1>{title}</h1>",
        f'<section class="curve"><h2>{escape(sentences("analysis-chance"))}: {escape(sentences.seat(1))}</h2>',
        f"{chance_plot(analysis, sentences)}</section>",
        "<table><thead><tr><th></th>",
        *(f"<th>{escape(sentences.seat(seat))}</th>" for seat in players),
        f"</tr></thead><tbody><tr><th>{escape(sentences('analysis-accuracy'))}</th>",
        *(f"<td>{'–' if accuracy is None else f'{accuracy:.0f}'}</td>" for accuracy in analysis.accuracies),
        "</tr>",
    ]
    for mark in Mark:
        counts = "".join(f"<td>{analysis.count(seat, mark)}</td>" for seat in players)
        body.append(f"<tr><th>{escape(sentences.mark(mark))}</th>{counts}</tr>")
    body.append("</tbody></table>")
    marked = _marked(analysis)
    if not marked:
        body.append(f"<section>{escape(sentences('analysis-nothing-to-mend'))}</section>")
    body += (_section(move, number, position, analysis, sentences, language) for move, number, position in marked)
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="{language}"><head>{head}</head><body><main>{"".join(body)}</main></body></html>\n'


def _marked(analysis: GameAnalysis) -> list[tuple[MoveAnalysis, int, Position]]:
    """The moves that were not good, each with its number in the game and the position after it."""
    wanted = {move.events: (number, move) for number, move in enumerate(analysis.moves, 1) if move.mark in EXPLAINED}
    found = []
    position = analysis.record.start()
    for at, event in enumerate(analysis.record.events):
        position.push(event)
        if at in wanted:
            number, move = wanted[at]
            found.append((move, number, position.copy()))
    return found


def _section(move: MoveAnalysis, number: int, position: Position, analysis: GameAnalysis, sentences: Sentences, language: str) -> str:
    names = [sentences.seat(seat) for seat in range(1, analysis.record.game.players + 1)]
    picture = render.table(position, near=move.seat, names=names, language=language).svg
    where = escape(sentences("analysis-after", round=move.round, number=number))
    mark, who = escape(sentences.mark(move.mark)), escape(sentences.seat(move.seat))
    seat = move.seat - 1
    chances = f"{sentences('analysis-chance')}: {100 * move.best.chances[seat]:.0f} → {100 * move.played.chances[seat]:.0f}"
    line = f"{sentences('analysis-best')}: {' '.join(map(str, move.best.line))}"
    return (
        f"<section><h2>{where}, {who}: {mark}</h2><p>{escape(sentences.why(move))}</p>"
        f'<p class="best">{escape(chances)} · {escape(line)}</p>'
        f'<img alt="{where}" src="data:image/svg+xml;base64,{b64encode(picture.encode()).decode()}"></section>'
    )
