"""The event that a request is about, and as what the caller comes: by a token in a header, or by the cookies of that event."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from azulejos.server.errors import NotAllowed
from azulejos.server.tournaments.live import LiveTournament
from azulejos.server.tournaments.roles import RANKS, Role, highest
from azulejos.server.tournaments.short_codes import hashes_of
from azulejos.server.web.app_state import AppStateOf, CallerOf
from azulejos.server.web.identity import SEAT_AGE, bearer, hash_of
from azulejos.tournament.commands import Role as RoleName

ROLE_COOKIE = "azulejos-role-"
"""The role's name follows: one browser may hold one of each."""

# Only the OpenAPI document reads this.
_TOKEN = HTTPBearer(scheme_name="role", description="The token of a role in an event.", auto_error=False)


def tournament_path(tournament: str) -> str:
    """The path under which everything of an event is, and to which its cookies belong.

    >>> tournament_path("k3v9q2m7")
    '/api/v1/tournaments/k3v9q2m7'
    """
    return f"/api/v1/tournaments/{tournament}"


def set_role_cookie(response: Response, tournament: str, role: RoleName, token: str, *, secure: bool) -> None:
    """Give a browser the token of a role."""
    path = tournament_path(tournament)
    response.set_cookie(f"{ROLE_COOKIE}{role}", token, max_age=SEAT_AGE, path=path, secure=secure, httponly=True, samesite="strict")


def clear_role_cookie(response: Response, tournament: str, role: RoleName) -> None:
    """Take it away."""
    response.delete_cookie(f"{ROLE_COOKIE}{role}", path=tournament_path(tournament), httponly=True, samesite="strict")


def held(connection: HTTPConnection, live: LiveTournament) -> list[Role]:
    """All roles of an event that the caller holds. Whoever shows a token in the header comes by that alone."""
    token = bearer(connection.headers.get("authorization"))
    shown = [token] if token is not None else [connection.cookies.get(f"{ROLE_COOKIE}{kind}") for kind in RANKS]
    hashes = {hash_of(each) for each in shown if each}
    return [role for role in live.roles if role.revoked_at is None and hashes.intersection(hashes_of(live, role))] if hashes else []


def token_of(connection: HTTPConnection, role: Role) -> str:
    """The token by which the caller came to a role."""
    return bearer(connection.headers.get("authorization")) or connection.cookies[f"{ROLE_COOKIE}{role.kind}"]


async def tournament_of(
    caller: CallerOf, app: AppStateOf, tournament: Annotated[str, Path(description="The id of an event.", max_length=80, examples=["k3v9q2m7"])]
) -> LiveTournament:
    """An event by its id."""
    return await app.tournaments.find(tournament)


TournamentOf = Annotated[LiveTournament, Depends(tournament_of)]
As = Annotated[RoleName | None, Query(alias="as", description="In which of your roles; the highest, if absent.")]


def role_of(request: Request, live: TournamentOf, wanted: As = None) -> Role | None:
    """As what the caller comes; none as a spectator."""
    return highest(held(request, live), wanted)


RoleOf = Annotated[Role | None, Depends(role_of)]


def known_role_of(role: RoleOf, _: Annotated[HTTPAuthorizationCredentials | None, Depends(_TOKEN)]) -> Role:
    """A role; or a refusal that says how to get one."""
    if role is None:
        raise NotAllowed("no-role", "Open your personal link to this event first.", status=401)
    return role


KnownRoleOf = Annotated[Role, Depends(known_role_of)]


def staff_of(role: KnownRoleOf) -> Role:
    """An arbiter or an organiser."""
    if not role.is_staff:
        raise NotAllowed("not-your-role", "Only an arbiter or an organiser may do this: ask one.")
    return role


StaffOf = Annotated[Role, Depends(staff_of)]
