"""`azulejos verify`: check that the deals of game records are those to which the server had committed itself."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Annotated

import typer

from azulejos.cli.components import ComponentsFile, among
from azulejos.cli.input_files import games, print_error
from azulejos.notation import AgnError, Record, error_object
from azulejos.render import text
from azulejos.rules import Material
from azulejos.server.fair import NO_CONTRIBUTION, FairError, Proof, Verdict
from azulejos.server.fair import verify as verdict_on

_BY_LOT = {"first": "the first player", "game": "the options of the game"}


def verify(
    files: Annotated[list[str], typer.Argument(metavar="RECORD...", help="Records of finished live tables (AGN); - is standard input.")],
    components: ComponentsFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for each game and line.")] = False,
) -> None:
    """Verify the deals of live tables: each is drawn once more from the seed in the record's tags, and compared.

    Compare the commitments and your contribution yourself with those that your client noted before the first deal: no record can prove them.

    The exit status is 0 if every deal is as the commitment says, and 1 otherwise, also where there is no game.

    \b
    Examples:
      azulejos verify game.agn
      azulejos verify --json *.agn > verdicts.jsonl
      azulejos verify - < game.agn
    """
    failed = False
    for file, number, game in _games(files, among(components)):
        verdict = _judge(file, game)
        if isinstance(verdict, AgnError):
            _print_error(verdict, number, as_json)
        else:
            _print_verdict(verdict, file, number, as_json)
        failed |= isinstance(verdict, AgnError) or not verdict.is_fair
    if failed:
        raise typer.Exit(1)


def _games(files: Sequence[str], components: Sequence[Material]) -> Iterator[tuple[str, int, Record | AgnError]]:
    """Each game with its file and its number in that file. A file without games is an error: verifying nothing must not look like success."""
    for file in files:
        number = 0
        for number, game in enumerate(games(file, components), 1):
            yield file, number, game
        if not number:
            yield file, number, AgnError("no-game", "There is no game to verify.", file=file)


def _judge(file: str, game: Record | AgnError) -> Verdict | AgnError:
    if isinstance(game, AgnError):
        return game
    try:
        return verdict_on(game)
    except FairError as error:
        return AgnError(error.code, error.text, error.clause, file=file)


def _print_error(error: AgnError, number: int, as_json: bool) -> None:
    if as_json:
        keys = error_object(error)["error"]
        assert isinstance(keys, dict)
        print(json.dumps({"error": {"game": number, **keys}}))
    else:
        print_error(str(error) if error.line is not None or not number else f"{error.file}: game {number}: {error.text}")


def _print_verdict(verdict: Verdict, file: str, number: int, as_json: bool) -> None:
    proof = verdict.proof
    if as_json:
        print(json.dumps(_object(verdict, file, number)))
        return
    for failure in verdict.failures:
        print_error(f"{file}: game {number}: {failure.text}")
    if verdict.is_fair:
        elsewhere = f", {text.counted(proof.deals, 'deal')} before them drawn elsewhere" if proof.deals else ""
        lots = "".join(f", {_BY_LOT[what]} by lot" for what in _lots(verdict))
        print(text.plain(f"{file}: game {number}: {text.counted(verdict.checked, 'deal')} as the commitment says{lots}{elsewhere}.", width=1_000))
        print(f"  commitment     {proof.commitment}")
        for seat, contribution in enumerate(proof.contributions, 1):
            print(f"  seat {seat} gave    {contribution}")
            if proof.commitments is not None and proof.commitments[seat - 1] != NO_CONTRIBUTION:
                print(f"    committed to {proof.commitments[seat - 1]}")
        for warning in _warnings(proof):
            print(text.plain(f"  {warning}", width=1_000))


def _warnings(proof: Proof) -> list[str]:
    """What the record cannot show, though its deals are as the commitment says."""
    if proof.commitments is None:
        return [
            "The contributions were not committed to beforehand: the last one can have been chosen to suit, by a player together with the server."
        ]
    return [
        f"Seat {seat} committed itself to a contribution and never revealed it: the server could choose whether to deal with it or without."
        for seat in proof.unrevealed
    ]


def _lots(verdict: Verdict) -> list[str]:
    proof = verdict.proof
    return [what for what, by_lot in (("first", proof.first_by_lot), ("game", proof.game_by_lot)) if by_lot]


def _object(verdict: Verdict, file: str, number: int) -> dict[str, object]:
    proof = verdict.proof
    return {
        "file": file,
        "game": number,
        "fair": verdict.is_fair,
        "table": proof.table,
        "commitment": proof.commitment,
        "contributions": list(proof.contributions),
        "scheme": proof.scheme,
        "commitments": None if proof.commitments is None else list(proof.commitments),
        "unrevealed": list(proof.unrevealed),
        "checked": verdict.checked,
        "elsewhere": proof.deals,
        "lots": _lots(verdict),
        "failures": [{"code": failure.code, "deal": failure.deal, "token": failure.token, "text": failure.text} for failure in verdict.failures],
    }
