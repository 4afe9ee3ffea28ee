"""The set phrases of the chat: everybody at a table can say them, whatever their language. A phrase is its id; the browser has the words.

>>> PHRASES["well-played"]
'Well played!'
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

PHRASES: Mapping[str, str] = MappingProxyType(
    {
        "hello": "Hello!",
        "good-luck": "Good luck!",
        "thanks": "Thank you.",
        "nice-move": "Nice move!",
        "well-played": "Well played!",
        "oops": "Oops.",
        "sorry": "Sorry.",
        "no-problem": "No problem.",
        "thinking": "I am thinking.",
        "one-moment": "One moment, please.",
        "back-again": "I am back.",
        "hurry-please": "Could you play a little faster?",
        "congratulations": "Congratulations!",
        "good-game": "Good game!",
        "rematch": "Shall we play again?",
        "bye": "Goodbye!",
    }
)
"""Ids, which stay as they are because events have them, and their meaning in English."""
