"""A game at the terminal: the program shows the table, asks for moves and reports what happens."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from azulejos.cli.output_files import SaveError, path_of, save_text
from azulejos.cli.play.games import TERMINAL_GAMES
from azulejos.cli.play.move_input import Command, PartialMove, command, extended, question, split, tokens, understand
from azulejos.cli.play.table import LocalTable
from azulejos.notation import write_token
from azulejos.render import text
from azulejos.rules import AzulejosError, Event, Move, Phase

COMMANDS_HELP = (
    "moves        all legal moves            undo         back to your last decision",
    "score        the last scoring again     table        the table again",
    "save FILE    write the game so far      quit         leave (also Ctrl-D)",
    "An empty line gives up a move that was begun.",
)
BAD, GOOD = "bold red", "bold"


class Quit(Exception):
    """Somebody has asked to quit."""


class PlaySession:
    """One game from its first deal to its end, or until somebody leaves.

    `ask` shows a question and returns the answer; it raises `EOFError` or `KeyboardInterrupt` as `input` does.
    """

    def __init__(self, table: LocalTable, console: Console, ask: Callable[[str], str], *, save: Path | None = None, force: bool = False) -> None:
        self._table = table
        self._console = console
        self._ask = ask
        self._save_to = save
        self._force = force
        self._saved_events = 0
        self._written: set[Path] = set()
        """The files that this game was saved in already."""

    def say(self, sentence: str, style: str = "") -> None:
        """Print a sentence as plain text: a name that looks like markup is none."""
        self._console.print(Text(sentence, style))

    # The game

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            self._play()
            if self._table.has_people and not self._save_to:
                self._offer_to_save()
        except Quit:
            pass
        except (EOFError, KeyboardInterrupt):
            self.say("\nYou have left the table. Goodbye!")
        if self._save_to:
            self._write(self._save_to)

    def _play(self) -> None:
        while True:
            while (event := self._table.due()) is not None:
                self._push(event)
            if self._table.position.outcome is not None:
                break
            self._decide()
        self.show()
        *sentences, winner = text.result(self._table.position, self._table.names)
        for sentence in sentences:
            self.say(sentence)
        self.say(winner, GOOD)

    def show_first(self) -> None:
        """Deal, and show the table as it waits for the first decision."""
        while (event := self._table.due()) is not None:
            self._push(event)
        self.show()

    def show(self, stem: str = "") -> None:
        """Show the table, with the moves marked that begin with the stem."""
        position = self._table.position
        self._console.print()
        self._console.print(text.table(position, self._table.names, tokens(position, stem).values() if stem else ()))

    def _push(self, event: Event) -> None:
        """Describe an event, push it, and describe what it scored."""
        position, names = self._table.position, self._table.names
        if text.is_told(position, event):
            sentence = text.sentence(position, event, names)
            self.say(f"{write_token(position.game, event)}  {sentence}" if isinstance(event, Move) else sentence)
        before = position.copy(history=False)
        position.push(event)
        if passed := text.passed_over(before, event, position, names):
            self.say(passed)
        steps = position.last_scoring
        if not steps:
            return
        for sentence in text.explain(steps, names):
            self._console.print(Padding(Text(sentence), (0, 0, 0, 2)))
        if position.phase is not Phase.TILING:
            totals = [f"{name}: {score}" for name, score in zip(names, position.round_scores, strict=True)]
            self.say(f"Scores after round {position.round}: {text.listed(totals)}.", GOOD)
            self._keep_round()

    # A decision

    def _decide(self) -> None:
        """Ask until a move is made, or a command changes the game."""
        stem = extended(self._table.position)
        self.show(stem)
        while True:
            answer = self._answer(stem)
            try:
                if asked := command(answer):
                    if self._run(asked):
                        return
                    stem = extended(self._table.position)
                    continue
                if not answer.strip():
                    only = tokens(self._table.position)
                    stem = extended(self._table.position)
                    if len(only) > 1:
                        continue
                    answer = next(iter(only))
                chosen = understand(self._table.position, answer, stem)
            except AzulejosError as error:
                self.say(str(error), BAD)
                continue
            if not isinstance(chosen, PartialMove):
                self._push(chosen)
                return
            stem = chosen.stem
            self.show(stem)

    def _answer(self, stem: str) -> str:
        decider = self._table.decider
        name = text.plain(decider.name if decider else "", 24)
        hint = "Enter plays the only move" if len(tokens(self._table.position)) == 1 else "? for help"
        return self._ask(f"{name}, {question(self._table.position, stem)} ({hint}) ")

    def _run(self, asked: Command) -> bool:
        """Carry out a command; returns whether it changed the game."""
        match asked.word:
            case "undo":
                self._table.undo()
                self.say("Your last decision was taken back.", GOOD)
                return True
            case "table" | "back":
                self.show(extended(self._table.position))
            case "help":
                for line in (*TERMINAL_GAMES[self._table.position.game.id].help, *COMMANDS_HELP):
                    self.say(line)
            case "moves":
                self._list_moves()
            case "score":
                for sentence in text.explain(self._table.last_scoring(), self._table.names) or ("Nothing has been scored yet.",):
                    self.say(sentence)
            case "save":
                self._save(asked.argument)
            case "quit":
                self._quit()
        return False

    def _list_moves(self) -> None:
        game = self._table.position.game
        legal = [split(game, token) for token in tokens(self._table.position)]
        self.say(f"{text.counted(len(legal), 'legal move')}: how each begins, and all ways to end it.")
        for _, group in groupby(legal, key=lambda move: move[0]):
            parts = [f"{''.join(stem)} {' '.join(move[-1] for move in same)}".strip() for stem, same in groupby(group, key=lambda move: move[:-1])]
            self.say("  " + "   ".join(parts))

    # Leaving and saving

    def _quit(self) -> None:
        if self._ask("Leave this game? (y/n) ").strip().lower() not in ("y", "yes"):
            return
        if not self._save_to:
            self._offer_to_save()
        self.say("Goodbye!")
        raise Quit

    def _offer_to_save(self) -> None:
        if self._saved_events == len(self._table.position.events):
            return
        while (answer := self._ask("Save this game? A file name, or Enter for no: ").strip()).lower() not in ("", "n", "no"):
            asked = command(answer)
            if asked and asked.word == "save":
                answer = asked.argument
            elif asked or answer.lower() in ("y", "yes"):
                answer = ""
            try:
                self._save(answer)
                return
            except AzulejosError as error:
                self.say(str(error), BAD)

    def _save(self, name: str) -> None:
        if not name:
            raise SaveError("no-file", "Say which file, for example game.agn.")
        self._write(path_of(name))

    def _write(self, path: Path, *, quiet: bool = False) -> None:
        save_text(path, self._table.record(), force=self._force or path.absolute() in self._written)
        self._written.add(path.absolute())
        self._saved_events = len(self._table.position.events)
        if not quiet:
            self.say(f"The game is saved in {text.plain(str(path), 200)}.")

    def _keep_round(self) -> None:
        """Write the file of `--save` after a round. If that fails, it is reported, and the game goes on."""
        if self._save_to:
            try:
                self._write(self._save_to, quiet=True)
            except SaveError as error:
                self.say(str(error), BAD)
