"""A game at the terminal: the program shows the table, asks for moves and reports what happens."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from azulejos.cli.output_files import SaveError, is_standard_output, path_of, save_text
from azulejos.cli.play.games import TERMINAL_GAMES
from azulejos.cli.play.move_input import Command, PartialMove, command, extended, question, refusal, split, tokens, understand
from azulejos.cli.play.table import LocalTable
from azulejos.notation import write_token
from azulejos.render import text
from azulejos.render.wording import ENGLISH, Wording, yes
from azulejos.rules import AzulejosError, Event, Move, Phase

COMMANDS_HELP = tuple(f"terminal-play-help-commands.{line}" for line in ("first", "second", "third", "empty"))
BAD, GOOD = "bold red", "bold"


class Quit(Exception):
    """Somebody has asked to quit."""


class PlaySession:
    """One game from its first deal to its end, or until somebody leaves.

    `ask` shows a question and returns the answer; it raises `EOFError` or `KeyboardInterrupt` as `input` does.
    """

    def __init__(
        self,
        table: LocalTable,
        console: Console,
        ask: Callable[[str], str],
        *,
        save: Path | None = None,
        force: bool = False,
        wording: Wording = ENGLISH,
    ) -> None:
        self._table = table
        self._console = console
        self._ask = ask
        self._save_to = save
        self._force = force
        self._wording = wording
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
            self.say("\n" + self._wording("terminal-play-left"))
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
        *sentences, winner = text.result(self._table.position, self._table.names, self._wording)
        for sentence in sentences:
            self.say(sentence)
        self.say(winner, GOOD)

    def show(self, stem: str = "") -> None:
        """Show the table, with the moves marked that begin with the stem."""
        position = self._table.position
        self._console.print()
        self._console.print(text.table(position, self._table.names, tokens(position, stem).values() if stem else (), self._wording))

    def _push(self, event: Event) -> None:
        """Describe an event, push it, and describe what it scored."""
        position, names = self._table.position, self._table.names
        if text.is_told(position, event):
            sentence = text.sentence(position, event, names, self._wording)
            self.say(f"{write_token(position.game, event)}  {sentence}" if isinstance(event, Move) else sentence)
        before = position.copy(history=False)
        position.push(event)
        if passed := text.passed_over(before, event, position, names, self._wording):
            self.say(passed)
        steps = position.last_scoring
        if not steps:
            return
        for sentence in text.explain(position.game, steps, names, self._wording):
            self._console.print(Padding(Text(sentence), (0, 0, 0, 2)))
        if position.phase is not Phase.TILING:
            totals = [f"{name}: {score}" for name, score in zip(names, position.round_scores, strict=True)]
            self.say(self._wording("terminal-scores-after", round=position.round, scores=self._wording.listed(totals)), GOOD)
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
                self._refuse(error)
                continue
            if not isinstance(chosen, PartialMove):
                self._push(chosen)
                return
            stem = chosen.stem
            self.show(stem)

    def _answer(self, stem: str) -> str:
        decider = self._table.decider
        name = text.plain(decider.name if decider else "", 24)
        asked = question(self._table.position, stem, self._wording)
        only = yes(len(tokens(self._table.position)) == 1)
        return self._ask(self._wording("terminal-play-prompt", name=name, question=asked, only=only) + " ")

    def _refuse(self, error: AzulejosError) -> None:
        self.say(refusal(error, self._table.position, self._wording), BAD)

    def _run(self, asked: Command) -> bool:
        """Carry out a command; returns whether it changed the game."""
        match asked.word:
            case "undo":
                self._table.undo()
                self.say(self._wording("terminal-play-undone"), GOOD)
                return True
            case "table" | "back":
                self.show(extended(self._table.position))
            case "help":
                for line in (*TERMINAL_GAMES[self._table.position.game.id].help, *COMMANDS_HELP):
                    self.say(self._wording(line))
            case "moves":
                self._list_moves()
            case "score":
                for sentence in self._last_scoring():
                    self.say(sentence)
            case "save":
                self._save(asked.argument)
            case "quit":
                self._quit()
        return False

    def _last_scoring(self) -> tuple[str, ...]:
        told = text.explain(self._table.position.game, self._table.last_scoring(), self._table.names, self._wording)
        return told or (self._wording("terminal-play-no-scoring"),)

    def _list_moves(self) -> None:
        game = self._table.position.game
        legal = [split(game, token) for token in tokens(self._table.position)]
        self.say(self._wording("terminal-play-moves", count=len(legal)))
        for _, group in groupby(legal, key=lambda move: move[0]):
            parts = [f"{''.join(stem)} {' '.join(move[-1] for move in same)}".strip() for stem, same in groupby(group, key=lambda move: move[:-1])]
            self.say("  " + "   ".join(parts))

    # Leaving and saving

    def _quit(self) -> None:
        if self._ask(self._wording("terminal-play-leave") + " ").strip().lower() not in self._words("terminal-play-yes"):
            return
        if not self._save_to:
            self._offer_to_save()
        self.say(self._wording("terminal-play-goodbye"))
        raise Quit

    def _words(self, name: str) -> list[str]:
        """What may be typed for something."""
        return self._wording(name).split()

    def _offer_to_save(self) -> None:
        if self._saved_events == len(self._table.position.events):
            return
        while (answer := self._ask(self._wording("terminal-play-save") + " ").strip()).lower() not in ("", *self._words("terminal-play-no")):
            asked = command(answer)
            if asked and asked.word == "save":
                answer = asked.argument
            elif asked or answer.lower() in self._words("terminal-play-yes"):
                answer = ""
            try:
                self._save(answer)
                return
            except AzulejosError as error:
                self._refuse(error)

    def _save(self, name: str) -> None:
        if not name:
            raise SaveError("no-file", "Say which file, for example game.agn.")
        self._write(path_of(name))

    def _write(self, path: Path, *, quiet: bool = False) -> None:
        save_text(path, self._table.record(), force=self._force or path.absolute() in self._written)
        self._written.add(path.absolute())
        self._saved_events = len(self._table.position.events)
        if not quiet and not is_standard_output(path):
            self.say(self._wording("terminal-play-saved", file=text.plain(str(path), 200)))

    def _keep_round(self) -> None:
        """Write the file of `--save` after a round. If that fails, it is reported, and the game goes on."""
        if self._save_to and not is_standard_output(self._save_to):
            try:
                self._write(self._save_to, quiet=True)
            except SaveError as error:
                self._refuse(error)
