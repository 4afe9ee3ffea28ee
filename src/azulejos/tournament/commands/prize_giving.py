"""The prize-giving: who runs it tells the places one by one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from azulejos.tournament.commands.command import Command, Context, Limits
from azulejos.tournament.errors import Conflict
from azulejos.tournament.prize_giving import CeremonyStep, moved, told
from azulejos.tournament.storage import Change


@dataclass(frozen=True, slots=True, kw_only=True)
class Ceremony(Command):
    """A step of the prize-giving, after the end: `begin`, `next`, `back`, `all`, `end`."""

    do = "ceremony"
    step: Literal["begin", "next", "back", "all", "end"]
    told: Annotated[int | None, Limits(ge=0, le=1000, description="How many lines were told when this was asked for: no step is made twice.")] = None

    def execute(self, on: Change, context: Context) -> None:
        if self.told is not None and self.told != len(told(on.state)):
            raise Conflict("moved-on", "Somebody else has gone on with the ceremony: look where it is, and go on from there.")
        on.do(moved(on.state, CeremonyStep(self.step)))
