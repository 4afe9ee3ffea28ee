"""Events from and to their tokens, written here once more so that tests of the rules need no notation."""

from azulejos.rules import Event
from azulejos.rules.azul import Deal, Pass, Place, Resume, Take, Void, Withdraw
from tests.kit.tiles import colour, count, spell

WORDS: dict[str, Event] = {"pass": Pass(), "resume": Resume(), "void": Void()}


def event(token: str) -> Event:
    """The event of a token: `3Y4`, `CWF`, `>34`, `@BBYK/-`, `pass`, `withdraw:2`, `resume`, `void`."""
    if token in WORDS:
        return WORDS[token]
    if token.startswith("withdraw:"):
        return Withdraw(int(token.removeprefix("withdraw:")))
    if token.startswith("@"):
        return deal(token[1:])
    if token.startswith(">"):
        return Place(int(token[1]), int(token[2]))
    source, tile, destination = tuple(token)
    return Take(0 if source == "C" else int(source), colour(tile), 0 if destination == "F" else int(destination))


def deal(text: str) -> Deal:
    return Deal(tuple(count("" if display == "-" else display) for display in text.split("/")))


def token(event: Event) -> str:
    """The token of an event."""
    match event:
        case Take():
            return f"{event.source or 'C'}{'BYRKW'[event.colour]}{event.destination or 'F'}"
        case Place():
            return f">{event.line}{event.column}"
        case Deal():
            return "@" + "/".join(spell(display) or "-" for display in event.displays)
        case Withdraw():
            return f"withdraw:{event.seat}"
        case _:
            return type(event).__name__.lower()
