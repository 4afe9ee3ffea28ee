"""The commands of a tournament (`azulejos.tournament.commands`) as requests: derived from them, checked, and carried out."""

from __future__ import annotations

from dataclasses import MISSING, fields, replace
from functools import partial, reduce
from operator import or_
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import Field, create_model

from azulejos.server.tables.names import chat_text
from azulejos.server.tournaments.deals import first_players
from azulejos.server.tournaments.live import Done, LiveTournament
from azulejos.server.tournaments.online_tables import progress_of, turn_length
from azulejos.server.tournaments.roles import Role
from azulejos.server.web.app_state import AppState
from azulejos.server.web.identity import new_person_id
from azulejos.server.web.models import CommandId, Model
from azulejos.tournament.commands import COMMANDS, Command, Context, check_role, execute
from azulejos.tournament.commands.command import LOCAL
from azulejos.tournament.commands.games import PassTurn, ResumeTable, Start
from azulejos.tournament.commands.seating import Draft, new_seed
from azulejos.tournament.errors import Conflict, Refused
from azulejos.tournament.pairing import draft
from azulejos.tournament.seating import plan

REPLANNED = 5
"""How often a draft is planned anew, if people come and go meanwhile."""


class CommandRequest(Model):
    """A command, and the id that its sender has given it."""

    KIND: ClassVar[type[Command]]

    id: CommandId

    def command(self) -> Command:
        """What is wanted."""
        return self.KIND(**{name: getattr(self, name) for name in type(self).model_fields if name not in ("id", "do")})


def request_model(kind: type[Command]) -> type[CommandRequest]:
    """The request of a command, with its limits and its description.

    >>> request_model(Draft)(id="x", do="draft", seed=7).command()
    Draft(seed=7)
    """
    hints = get_type_hints(kind, include_extras=True)
    definitions: dict[str, Any] = {"do": (Literal[kind.do], ...)}
    for each in fields(kind):  # type: ignore[arg-type]
        if LOCAL in getattr(hints[each.name], "__metadata__", ()):
            continue
        default = (
            Field(default_factory=each.default_factory) if each.default_factory is not MISSING else ... if each.default is MISSING else each.default
        )
        definitions[each.name] = (as_pydantic(hints[each.name]), default)
    made = create_model(f"{kind.__name__}Request", __base__=CommandRequest, __module__=__name__, __doc__=kind.__doc__, **definitions)
    made.KIND = kind
    return made


def as_pydantic(hint: Any) -> Any:
    """A type with its limits as pydantic has them.

    >>> from azulejos.tournament.commands.command import Limits
    >>> as_pydantic(Annotated[int, Limits(ge=1)])
    typing.Annotated[int, FieldInfo(annotation=NoneType, required=True, metadata=[Ge(ge=1)])]
    """
    if get_origin(hint) is Annotated:
        inner, *marks = get_args(hint)
        return Annotated[(as_pydantic(inner), *(Field(**mark.as_keywords()) for mark in marks))]
    if get_origin(hint) in (Union, UnionType):
        return reduce(or_, map(as_pydantic, get_args(hint)))
    if get_origin(hint) is tuple:
        return tuple[as_pydantic(get_args(hint)[0]), ...]  # type: ignore[misc]
    return hint


if TYPE_CHECKING:
    TournamentCommand = CommandRequest
else:
    TournamentCommand = Annotated[reduce(or_, [request_model(kind) for kind in COMMANDS.values() if kind.by]), Field(discriminator="do")]
"""Everything that can be sent to an event."""


async def run(app: AppState, live: LiveTournament, role: Role, id: str, command: Command) -> Done:
    """Carry out what somebody wants."""
    check_role(command, role.kind)
    context = Context(role.kind, new_person=new_person_id, message=chat_text, bots=app.tables.bots)
    if isinstance(command, ResumeTable | PassTurn) and (id_of := live.desk.live.get((command.game, command.table))) is not None:
        table = (await app.tables.table(id_of)).table
        progress = progress_of(table)
        context = replace(context, stopped_length=progress.length if progress.stopped else None, turn_length=turn_length(table))

    async def send(context: Context) -> Done:
        return await live.do(lambda on: execute(command, on, context), role.person, id)

    if isinstance(command, Start) and live.desk.arranged.online and (role.person, id) not in live.desk.granted:
        seeds = await app.online.close_deals(live, command.game)
        if command.first is None:
            # The lots are drawn from what has been given by the moment at which the game starts.
            return await live.do(lambda on: execute(replace(command, first=first_players(on.state, on.desk, seeds)), on, context), role.person, id)
    if not isinstance(command, Draft):
        return await send(context)
    # A plan may take seconds: it is made beside the loop, of the state as it is then.
    seed = new_seed() if command.seed is None else command.seed
    for _ in range(REPLANNED):
        if (role.person, id) in live.desk.granted:
            return await send(context)
        drafted = await app.work_pool.run(partial(draft, live.snapshot.state, plan, seed))
        try:
            return await send(replace(context, drafted=drafted))
        except Refused as error:
            if error.code != "not-everybody":
                raise
    raise Conflict("people-come-and-go", "People come and go while the seating is planned: try again in a moment.")
