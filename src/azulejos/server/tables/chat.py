"""What people at a table say: set phrases, and free text where the table allows it. In a stream of its own: no word makes a move stale."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from azulejos.server.errors import BadRequest, NotAllowed
from azulejos.server.store import StoredEvent
from azulejos.server.tables import message_types
from azulejos.server.tables.events import ActorEvent, Recorded
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

SIGNS = ("hello", "well-played", "thanks", "oops", "thinking", "wow")
"""The signs that whoever sits at a table can show: ids, which events have and which stay."""

MOST_IN_MEMORY = 200
"""The latest messages that are in memory, and are sent to whoever comes."""


@dataclass(frozen=True, slots=True)
class ChatEvent(ActorEvent):
    """Something that happened in a chat; of a kind that only a later release knows, nothing but that it did."""


@dataclass(frozen=True, slots=True)
class Said(ChatEvent):
    """Somebody said something: a set phrase or a text. A spectator has no seat."""

    kind = "said"
    seat: int | None = None
    phrase: str | None = None
    text: str | None = None
    id: str | None = None


@dataclass(frozen=True, slots=True)
class Reacted(ChatEvent):
    """Somebody on a seat shows a sign, which is seen for some seconds."""

    kind = "reacted"
    seat: int
    sign: str
    id: str | None = None


@dataclass(frozen=True, slots=True)
class Muted(ChatEvent):
    """Somebody does not want to hear a person."""

    kind = "muted"
    person: str


@dataclass(frozen=True, slots=True)
class Unmuted(ChatEvent):
    """Somebody wants to hear a person again."""

    kind = "unmuted"
    person: str


KINDS: Mapping[str, type[ChatEvent]] = {kind.kind: kind for kind in (Said, Reacted, Muted, Unmuted)}
"""Every kind of event, by its name in the store."""


def read_chat(stored: StoredEvent) -> Recorded[ChatEvent]:
    """An event of a chat, from the store.

    >>> read_chat(StoredEvent("chat:x", 7, 1_000, "p-ann", "said", {"form": 1, "seat": 2, "phrase": "hello"})).event
    Said(actor='p-ann', seat=2, phrase='hello', text=None, id=None)
    """
    return Recorded(stored.version, stored.at, KINDS.get(stored.kind, ChatEvent).read(stored.actor, stored.payload))


@dataclass(slots=True)
class Chat:
    """The chat of a table as its events have made it."""

    version: int = 0
    touched_at: int = 0
    said: deque[Recorded[Said]] = field(default_factory=lambda: deque(maxlen=MOST_IN_MEMORY))
    muted: set[tuple[str, str]] = field(default_factory=set)
    """Who does not want to hear whom."""
    done: dict[tuple[str, str], int] = field(default_factory=dict)
    """The number of what a person has said, by the id that it came with: what comes again is not said again."""

    def apply(self, happened: Recorded[ChatEvent]) -> None:
        """Let one more event have happened."""
        self.version, self.touched_at = happened.version, happened.at
        match happened.event:
            case Said() as said:
                self.said.append(Recorded(happened.version, happened.at, said))
                self._note_done(said.actor, said.id)
            case Reacted() as reacted:
                self._note_done(reacted.actor, reacted.id)
            case Muted(listener, person):
                self.muted.add((listener, person))
            case Unmuted(listener, person):
                self.muted.discard((listener, person))

    def _note_done(self, actor: str, id: str | None) -> None:
        if id is not None:
            self.done[actor, id] = self.version

    def is_heard(self, said: ChatEvent, listener: str | None) -> bool:
        """Whether a listener wants to hear it."""
        return listener is None or (listener, said.actor) not in self.muted


def say(free_text: bool, person: str, seat: int | None, phrase: str | None, text: str | None, id: str | None = None) -> Said:
    """Somebody says something."""
    if (phrase is None) == (text is None):
        raise BadRequest("say-one-thing", "Say either a set phrase or a text.")
    if phrase is not None:
        if phrase not in PHRASES:
            raise BadRequest("no-such-phrase", "There is no such phrase: the list is at /api/v1/games.")
        return Said(person, seat, phrase=phrase, id=id)
    if not free_text:
        raise NotAllowed("set-phrases-only", "At this table people talk in set phrases.")
    return Said(person, seat, text=chat_text(text), id=id)


def react(person: str, seat: int, sign: str, id: str | None = None) -> Reacted:
    """Somebody on a seat shows a sign."""
    if sign not in SIGNS:
        raise BadRequest("no-such-sign", "There is no such sign: the list is at /api/v1/games.")
    return Reacted(person, seat, sign, id)


def mute(person: str, other: str, on: bool) -> ChatEvent:
    """Somebody does not want to hear somebody else, or wants to again."""
    return Muted(person, other) if on else Unmuted(person, other)


def shown(said: Recorded[Said], name: str) -> message_types.Said:
    """As clients get it."""
    line: message_types.Said = {"number": said.version, "at": said.at, "seat": said.event.seat, "name": name}
    if said.event.phrase is not None:
        line["phrase"] = said.event.phrase
    else:
        line["text"] = said.event.text
    return line
