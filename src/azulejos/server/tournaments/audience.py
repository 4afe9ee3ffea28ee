"""Those who follow a tournament: what each of them is sent, and when."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Protocol

import orjson

from azulejos.server.live.subscriber import CLOSING, Message
from azulejos.server.tournaments.message_types import PartsHead
from azulejos.server.tournaments.projections import Parts, View
from azulejos.server.tournaments.roles import Role

GAP_SECONDS = 0.1
"""So long after it was shown a tournament is not shown again: followers see the last of several changes."""
REVOKED = 4403


class Subscriber(Protocol):
    """Somebody who follows a tournament."""

    @property
    def role(self) -> Role | None:
        """As what, if not as a spectator."""

    def send(self, message: Message) -> None:
        """Pass a message on, without waiting."""

    def let_go(self, code: int, why: str) -> None:
        """End it from this side."""


class Audience:
    """All who follow one tournament: what they see of it now, its version and its own time are given."""

    def __init__(self, see: Callable[[], View], version: Callable[[], int], now: Callable[[], int]) -> None:
        self.subscribers: set[Subscriber] = set()
        self._see, self._version, self._now = see, version, now
        self._view: View | None = None
        """As it was last shown; none if something has happened since."""
        self._whole: Message | None = None
        """For spectators who come now."""
        self._sent: dict[str, Parts] = {}
        """What each kind of subscriber was last sent."""
        self._mine: dict[str, bytes] = {}
        """What each player was last sent of their own."""
        self._showing: asyncio.TimerHandle | None = None
        self._shown_at = 0.0
        self._ringing: asyncio.TimerHandle | None = None

    # Who is there

    def subscribe(self, subscriber: Subscriber) -> None:
        """Somebody comes, and gets all parts that they may see."""
        self.show()
        self.subscribers.add(subscriber)
        subscriber.send(self.whole(subscriber.role))

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Somebody goes."""
        self.subscribers.discard(subscriber)

    def changed(self, roles: Collection[Role]) -> None:
        """Something has happened: what was last shown is out of date, and those who have none of these roles any more are let go."""
        self._view = None
        holding = {role.hash for role in roles if role.revoked_at is None}
        for subscriber in tuple(self.subscribers):
            if subscriber.role is not None and subscriber.role.hash not in holding:
                self.subscribers.discard(subscriber)
                subscriber.let_go(REVOKED, "role-revoked")

    # When they are shown something

    def look_at_clock(self) -> None:
        """Show what the clock shows by now, if that has changed: timers sleep while the machine is suspended."""
        if self._view is not None and self._view.clock.changes_at is not None and self._view.clock.changes_at <= self._now():
            self._ring()

    def _ring_at(self, changes_at: int | None) -> None:
        """When the clock shows something else by itself, show that."""
        if self._ringing is not None:
            self._ringing.cancel()
            self._ringing = None
        if changes_at is not None:
            self._ringing = asyncio.get_running_loop().call_later((max(0, changes_at - self._now()) + 5) / 1000, self._ring)

    def _ring(self) -> None:
        self._ringing = None
        self._view = None
        self.show_soon()

    def show_soon(self, seconds: float = 0.0) -> None:
        """Show what has changed, as soon as that makes sense."""
        loop = asyncio.get_running_loop()
        when = max(loop.time() + seconds, self._shown_at + GAP_SECONDS)
        if self._showing is not None:
            if self._showing.when() <= when:
                return
            self._showing.cancel()
        self._showing = loop.call_at(when, self.show)

    def close(self) -> None:
        """Tell everybody that the server stops, and stop all timers."""
        for timer in (self._showing, self._ringing):
            if timer is not None:
                timer.cancel()
        closing = Message(CLOSING.decode())
        for subscriber in tuple(self.subscribers):
            subscriber.send(closing)

    # What they are shown

    def whole(self, role: Role | None) -> Message:
        """The message with all parts; for spectators, of whom many come at once, it is made once."""
        self.show()
        if role is not None:
            return Message(self.everything(role))
        if self._whole is None:
            self._whole = Message(self.everything(None))
        return self._whole

    def everything(self, role: Role | None) -> str:
        """The text of the message with all parts that somebody may see."""
        self.show()
        assert self._view is not None
        view = self._view
        parts = dict(view.public)
        if role is not None and role.is_staff:
            parts |= self._sent.setdefault("desk", view.desk_parts)
        if role is not None and role.kind == "organiser":
            parts |= self._sent.setdefault("organiser", view.organiser_parts)
        if role is not None and role.kind == "player":
            parts["mine"] = self._mine[role.person] = view.mine(role.person)
        you = None if role is None else role.json()
        return _text({"type": "parts", "version": self._version(), "now": self._now(), "all": True, "you": you}, parts)

    def show(self) -> None:
        """Send everybody what has changed since they were last sent it. What is the same for several is made once."""
        if self._showing is not None:
            self._showing.cancel()
            self._showing = None
        if self._view is not None:
            return
        view = self._view = self._see()
        self._ring_at(view.clock.changes_at)
        self._whole = None
        self._shown_at = asyncio.get_running_loop().time()
        kinds = {subscriber.role.kind for subscriber in self.subscribers if subscriber.role is not None}
        public = self._news("public", view.public)
        desk = self._news("desk", view.desk_parts) if kinds & {"organiser", "arbiter"} else self._forget("desk")
        roles = self._news("organiser", view.organiser_parts) if "organiser" in kinds else self._forget("organiser")
        staff = {"organiser": self._message(public | desk | roles), "arbiter": self._message(public | desk)}
        everybody = self._message(public) if public else None
        for subscriber in tuple(self.subscribers):
            if subscriber.role is not None and subscriber.role.is_staff:
                subscriber.send(staff[subscriber.role.kind])
            elif everybody is not None:
                subscriber.send(everybody)
        # What is each player's own takes longer: nobody has to wait for it.
        asyncio.get_running_loop().call_soon(self._show_mine)

    def _show_mine(self) -> None:
        if self._view is None:
            return  # Something has happened since, and will be shown.
        made: dict[str, Message | None] = {}
        for subscriber in tuple(self.subscribers):
            role = subscriber.role
            if role is None or role.is_staff:
                continue
            if role.person not in made:
                mine = self._view.mine(role.person)
                made[role.person] = None if self._mine.get(role.person) == mine else self._message({"mine": mine})
                self._mine[role.person] = mine
            if (message := made[role.person]) is not None:
                subscriber.send(message)
        self._mine = {person: self._mine[person] for person in made}

    def _news(self, kind: str, parts: Parts) -> Parts:
        """Those of some parts that are other ones than those that were sent."""
        before = self._sent.get(kind, {})
        self._sent[kind] = parts
        return {name: content for name, content in parts.items() if before.get(name) != content}

    def _forget(self, kind: str) -> Parts:
        self._sent.pop(kind, None)
        return {}

    def _message(self, parts: Parts) -> Message:
        return Message(_text({"type": "parts", "version": self._version(), "now": self._now(), "all": False}, parts))


def _text(head: PartsHead, parts: Parts) -> str:
    """The text of a `PartsMessage`."""
    joined = b",".join(b'"%b":%b' % (name.encode(), content) for name, content in parts.items())
    return (orjson.dumps(head)[:-1] + b',"parts":{' + joined + b"}}").decode()
