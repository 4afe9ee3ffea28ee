"""Commands: everything that can be wanted in a tournament, each stated once.

A command is a value: who may send it (`by`), its arguments with their limits, and how it becomes events, by the regulation or at the organiser's
desk (`execute`). The server derives its requests and their description from these classes, and the command line fills them from its options.

>>> from azulejos.tournament import Created, MARTELUDICA
>>> from azulejos.tournament.commands.people import Enter
>>> from azulejos.tournament.commands.seating import Draft
>>> from azulejos.tournament.storage import Change, Snapshot
>>> change = Change("tournament:spring", "p-org", 1_000, Snapshot())
>>> change.do(Created(MARTELUDICA))
>>> execute(Enter(first="Ann", surname="Rossi", of_age=True, check_in=True), change, Context())
>>> [event.data.kind for event in change.events], change.register.shown(change.answer["person"])
(['created', 'entered', 'checked-in'], 'Ann Rossi')
>>> execute(Draft(), change, Context(role="player"))
Traceback (most recent call last):
azulejos.tournament.errors.NotAllowed: Only an organiser may do this: ask one.
"""

from azulejos.tournament.commands import games, organising, people, prize_giving, seating, wishes  # noqa: F401 (so that all commands are known)
from azulejos.tournament.commands.command import Command, Context, Reasoned, Role, Ruling, check_role, execute

COMMANDS: dict[str, type[Command]] = {kind.do: kind for base in (Command, Ruling, Reasoned) for kind in base.__subclasses__() if hasattr(kind, "do")}
"""Every command by its name."""

__all__ = ["COMMANDS", "Command", "Context", "Role", "check_role", "execute"]
