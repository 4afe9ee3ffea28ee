"""Azul Duel in a terminal: all that `render.text` asks of a game."""

from azulejos.render.duel import text, text_events, text_words
from azulejos.render.game_texts import Texts

DUEL = Texts(
    text.TableText,
    text.OneBoardText,
    text_events.sentence,
    text_words.bonus_name,
    text_words.tie,
    silent=text_events.SILENT,
    passed_over=text_events.passed_over,
)
