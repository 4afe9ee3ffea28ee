"""What people at a table say: set phrases, and words of their own where the table allows it. In a stream of its own: no word makes a move stale."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from azulejos.server.errors import BadRequest, NotAllowed
from azulejos.server.store import NewEvent, StoredEvent
from azulejos.server.store.events import new_event
from azulejos.server.tables import message_types
from azulejos.server.tables.names import chat_text

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
"""The set phrases, which everybody can say whatever their language: ids, which events have and which stay, and their meaning in English."""

KEPT = 200
"""So many of the latest words are in memory and are sent to whoever comes."""


@dataclass(frozen=True, slots=True)
class Said:
    """One thing that somebody said."""

    number: int
    at: int
    person: str
    seat: int | None
    phrase: str | None
    text: str | None


@dataclass(slots=True)
class Chat:
    """The chat of a table as its events have made it."""

    version: int = 0
    said: deque[Said] = field(default_factory=lambda: deque(maxlen=KEPT))
    muted: set[tuple[str, str]] = field(default_factory=set)
    """Who does not want to hear whom."""
    done: dict[tuple[str, str], int] = field(default_factory=dict)
    """The number of what a person has said, by the id that it came with: what comes again is not said again."""

    def apply(self, happened: StoredEvent) -> None:
        """Let one more event have happened."""
        self.version = happened.version
        payload = happened.payload
        if "id" in payload:
            self.done[happened.actor, payload["id"]] = happened.version
        if happened.kind == "said":
            self.said.append(Said(happened.version, happened.at, happened.actor, payload.get("seat"), payload.get("phrase"), payload.get("text")))
        elif happened.kind == "muted":
            self.muted.add((happened.actor, payload["person"]))
        elif happened.kind == "unmuted":
            self.muted.discard((happened.actor, payload["person"]))

    def is_heard(self, said: Said, listener: str | None) -> bool:
        """Whether a listener wants to hear it."""
        return listener is None or (listener, said.person) not in self.muted


def say(free_text: bool, person: str, seat: int | None, phrase: str | None, text: str | None, id: str | None = None) -> list[NewEvent]:
    """Somebody says something."""
    if (phrase is None) == (text is None):
        raise BadRequest("say-one-thing", "Say either a set phrase or a text.")
    if phrase is not None:
        if phrase not in PHRASES:
            raise BadRequest("no-such-phrase", "There is no such phrase: the list is at /api/v1/games.")
        return [new_event("said", person, seat=seat, phrase=phrase, id=id)]
    assert text is not None
    if not free_text:
        raise NotAllowed("set-phrases-only", "At this table people talk in set phrases.")
    return [new_event("said", person, seat=seat, text=chat_text(text), id=id)]


def mute(person: str, other: str, on: bool) -> list[NewEvent]:
    """Somebody does not want to hear somebody else, or wants to again."""
    return [new_event("muted" if on else "unmuted", person, person=other)]


def shown(said: Said, name: str) -> message_types.Said:
    """As clients get it."""
    line: message_types.Said = {"number": said.number, "at": said.at, "seat": said.seat, "name": name}
    if said.phrase is not None:
        line["phrase"] = said.phrase
    else:
        line["text"] = said.text
    return line
