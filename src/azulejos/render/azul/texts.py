"""Azul and Azul Mini in a terminal: all that `render.text` asks of a game."""

from azulejos.render.azul import text, text_events
from azulejos.render.game_texts import Texts

AZUL = Texts(text.TableText, text.OneBoardText, text_events.sentence, text_events.bonus_name, text_events.tie)
