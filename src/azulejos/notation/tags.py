"""Tags of a record: which game they describe, who started, and whether they agree with what was played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from azulejos.notation.components import named
from azulejos.notation.errors import AgnError, NotationError, shown
from azulejos.rules import GAMES, AzulejosError, Game, Material, Option, Outcome, Rulebook
from azulejos.rules.game import Clauses

NO_SCORE = "-"
"""How `Scores` writes a seat that has none, because it has withdrawn."""
MEANT = ("Wall", "Displays", "Table")
"""Tags that mean something in any record, by the list in `docs/formats.md`; others that a game has no use for are unknown to it, and kept."""


class TagError(AgnError):
    """A tag that is missing, cannot be read, or contradicts the game. `name` is the tag's."""

    def __init__(self, code: str, text: str, name: str, value: str | None = None, clause: str | None = None) -> None:
        super().__init__(code, text, clause, token=None if value is None else f'[{name} "{value}"]')
        self.name = name


def of_game(game: Game, first: int) -> dict[str, str]:
    """The tags that describe a game; those that say what their absence says are left out.

    >>> from azulejos.rules import game
    >>> of_game(game("azul", players=4, tournament=True), 2)
    {'Game': 'azul', 'Players': '4', 'Displays': '8', 'Table': 'tournament', 'First': '2'}
    """
    tags = {"Game": game.id}
    options: dict[str, Any] = {}
    for option in GAMES[game.id].options:
        value = getattr(game, option.name)
        if option.absent is None or value != option.absent(options):
            tags[option.tag] = option.write(value)
        options[option.name] = value
    return tags | {"First": str(first)}


def material_of(game: Game) -> tuple[Material, ...]:
    """What tags only name of a game, to be kept beside them."""
    return tuple(getattr(game, option.name) for option in GAMES[game.id].options if option.by_digest)


def game_of(tags: Mapping[str, str], components: Sequence[Material] = ()) -> Game:
    """The game that tags describe; an owner's own components, which they only name, are among those given."""
    rulebook = _rulebook(tags)
    for tag in MEANT:
        if tag in tags and tag not in [option.tag for option in rulebook.options]:
            raise TagError("tag-of-another-game", f"The tag {tag} is not for {rulebook.title}: leave it out.", tag, tags[tag])
    options: dict[str, Any] = {}
    for option in rulebook.options:
        value = tags.get(option.tag)
        try:
            if value is not None:
                options[option.name] = _named(option, value, options, components) if option.by_digest else option.read(value)
            elif option.absent is not None:
                options[option.name] = option.absent(options)
            else:
                raise TagError("tag-missing", f"The record has no tag {option.tag}.", option.tag)
        except AzulejosError:
            raise
        except ValueError:
            raise TagError("tag-value", f'The tag {option.tag} cannot be "{shown(value or "")}".', option.tag, value) from None
        # One option after another, so that the tag which is at fault is the one that is named.
        try:
            settled = rulebook.game(**options)
        except AzulejosError as error:
            raise TagError(error.code, error.text, option.tag, value, error.clause) from None
    return settled


def _named(option: Option, value: str, options: Mapping[str, Any], components: Sequence[Material]) -> Material:
    """What a tag names: an owner's own, though the package's can be named too."""
    assert option.absent is not None
    digest, usual = option.read(value), option.absent(options)
    try:
        return named(digest, [usual] if usual.digest == digest else components)
    except NotationError as error:
        raise TagError(error.code, error.text, option.tag, value) from None


def _rulebook(tags: Mapping[str, str]) -> Rulebook:
    id = tags.get("Game")
    if id is None:
        raise TagError("tag-missing", "The record has no tag Game.", "Game")
    if id not in GAMES:
        raise TagError("no-such-game", f"The tag Game must be one of {', '.join(GAMES)}.", "Game", id)
    return GAMES[id]


def first_of(tags: Mapping[str, str], game: Game) -> int:
    """The seat that starts round 1."""
    value = tags.get("First")
    if value is None:
        raise TagError("tag-missing", "The record has no tag First.", "First")
    seat = _seats(value)
    if len(seat) != 1 or not 1 <= seat[0] <= game.players:
        raise TagError("tag-value", f"The tag First must be a seat from 1 to {game.players}.", "First", value, game.clauses.first)
    return seat[0]


def check_result(tags: Mapping[str, str], outcome: Outcome | None, clauses: Clauses) -> None:
    """Raise if `Scores` or `Winner` contradict what was played."""
    for name in ("Scores", "Winner"):
        if name in tags and outcome is None:
            raise TagError("tag-unfinished", f"The tag {name} is for finished games, and this one is not finished.", name, tags[name])
    if outcome is None:
        return
    scores = tags.get("Scores")
    if scores is not None and scores.split() != write_scores(outcome).split():
        raise TagError("tag-scores", f"The scores of this game are {write_scores(outcome)}.", "Scores", scores, clauses.scores)
    winner = tags.get("Winner")
    if winner is not None and sorted(_seats(winner)) != sorted(outcome.winners):
        won = f"is {write_seats(outcome.winners)}" if outcome.winners else "is nobody: it is void"
        raise TagError("tag-winner", f"The winner of this game {won}.", "Winner", winner, clauses.winner)


def write_scores(outcome: Outcome) -> str:
    """The value of `Scores`."""
    return " ".join(NO_SCORE if score is None else str(score) for score in outcome.scores)


def write_seats(seats: tuple[int, ...]) -> str:
    """The value of `Winner`."""
    return " ".join(map(str, seats))


def _seats(value: str) -> list[int]:
    return [int(seat) if seat in tuple("123456789") else 0 for seat in value.split()]


def printable(value: str) -> str:
    r"""A value that a tag can hold: on one line, without control characters.

    >>> printable("Ann\nBen")
    'Ann Ben'
    """
    return "".join(character if character.isprintable() else " " for character in value)
