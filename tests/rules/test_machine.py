"""By invariant: whole games of every variant, with what must hold after every event."""

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from azulejos.rules import Event, Phase
from azulejos.rules.azul import AzulGame, AzulPosition, Pass, Resume, Take, Void, Withdraw
from tests.kit.boards import ALL_TILES, tiles_in_play
from tests.kit.chances import Lowest, seeded
from tests.kit.comparison import UNIVERSE, refuses
from tests.kit.events import event, token
from tests.kit.recount import check_steps, sheets
from tests.kit.strategies import seeds
from tests.kit.tables import COLOURED, GREY, TOURNAMENT, UNUSUAL, table


class Table(RuleBasedStateMachine):
    """A table at which anything legal may happen, and be taken back."""

    games: tuple[AzulGame, ...]
    position: AzulPosition
    started: AzulPosition

    @initialize(number=st.integers(0, 11), first=st.integers(0, 3), seed=seeds, rounds=st.integers(0, 5))
    def sit_down(self, number: int, first: int, seed: int, rounds: int) -> None:
        """Sit down, and come in before the first deal or some rounds later."""
        game = self.games[number % len(self.games)]
        self.position = game.start(first % game.players + 1)
        self.started = self.position.copy()
        for _ in range(rounds):
            if self.position.phase is Phase.DEAL:
                self.push(self.position.deal(seeded(seed)))
                self.finish_the_round(seed, seed % 3 > 0)

    # What happens

    def push(self, happening: Event) -> None:
        """Push, take back, push again: all is as it was, and all is as it became; what the original does not notice happens to a copy first."""
        position, before = self.position, self.position.copy()
        moves = list(before.legal_moves)
        twin = position.copy()
        twin.push(happening)
        assert position == before
        steps = position.explain(happening)
        assert position == before
        position.push(happening)
        after = position.copy()
        assert after == twin
        assert position.pop() == happening
        assert (position, hash(position), list(position.legal_moves)) == (before, hash(before), moves)
        assert position.events == before.events
        position.push(happening)
        assert (position, hash(position), list(position.legal_moves)) == (after, hash(after), list(after.legal_moves))
        assert position.last_scoring == steps
        if position.phase is not Phase.VOID and not isinstance(happening, (Withdraw, Take)):
            boards = sheets(before)
            check_steps(boards, steps, grey=position.game.wall == "grey")
            assert [sheet.texts() for sheet in boards] == [sheet.texts() for sheet in sheets(position)]
        gained = [sum(step.points for step in steps if step.seat == seat) for seat in range(1, position.game.players + 1)]
        for mine, was, gain, seat in zip(position.boards, before.boards, gained, range(1, 5), strict=False):
            assert mine.score == was.score + gain or seat in position.withdrawn

    @precondition(lambda self: self.position.phase is Phase.DEAL)
    @rule(seed=seeds)
    def deal(self, seed: int) -> None:
        self.push(self.position.deal(seeded(seed)))

    @precondition(lambda self: bool(self.position.legal_moves))
    @rule(number=st.integers(0, 999))
    def move(self, number: int) -> None:
        moves = list(self.position.legal_moves)
        self.push(moves[number % len(moves)])

    @precondition(lambda self: bool(self.position.legal_moves))
    @rule(number=st.integers(0, 999), to_line=st.booleans())
    def finish_the_round(self, number: int, to_line: bool) -> None:
        """Many takes at once, so that games get to their end."""
        while self.position.legal_moves:
            moves = list(self.position.legal_moves)
            lines = [move for move in moves if isinstance(move, Take) and move.destination] if to_line else []
            self.position.push((lines or moves)[number % len(lines or moves)])
            number = number * 7 + 3

    @precondition(lambda self: self.position.game.tournament and self.position.phase is Phase.OFFER)
    @rule()
    def run_out_of_time(self) -> None:
        self.push(Pass())

    @precondition(lambda self: self.position.game.tournament and self.position.round and self.position.outcome is None)
    @rule(number=st.integers(0, 40))
    def leave(self, number: int) -> None:
        remaining = self.position.remaining
        if number < len(remaining):
            self.push(Withdraw(remaining[number]))

    @precondition(lambda self: self.position.phase is Phase.STOPPED)
    @rule(word=st.sampled_from([Resume(), Resume(), Resume(), Void()]))
    def arbitrate(self, word: Event) -> None:
        self.push(word)

    @precondition(lambda self: self.position.outcome is not None)
    @rule(number=st.integers(1, 60))
    def go_back(self, number: int) -> None:
        """A game that is over is looked at from earlier on."""
        for _ in range(min(number, len(self.position.events))):
            self.position.pop()

    @precondition(lambda self: len(self.position.events) % 5 == 2)
    @rule(number=st.integers(0, 60))
    def take_back(self, number: int) -> None:
        """Back some events, and the same ones again."""
        after = self.position.copy()
        events = [self.position.pop() for _ in range(min(number, len(self.position.events)))]
        for happening in reversed(events):
            self.position.push(happening)
        assert self.position == after
        assert self.position.events == after.events

    @precondition(lambda self: len(self.position.events) % 7 == 3)
    @rule()
    def try_everything(self) -> None:
        """The legal moves are just those that `push` takes, and what it refuses changes nothing."""
        moves = {token(move) for move in self.position.legal_moves}
        before = self.position.copy()
        for text in UNIVERSE:
            if text[0] in "123456789C>":
                twin = self.position.copy(history=False)
                assert refuses(twin, event(text)) == (text not in moves), text
                assert (text in moves) or twin == before
        assert self.position == before

    # What holds

    @invariant()
    def no_tile_is_made_or_lost(self) -> None:
        assert tiles_in_play(self.position) == ALL_TILES

    @invariant()
    def nothing_is_wrong(self) -> None:
        assert self.position.status() == ()

    @invariant()
    def scores_are_never_below_zero(self) -> None:
        assert all(board.score >= 0 for board in self.position.boards)
        assert all(score is None or score >= 0 for score in self.position.scores)

    @invariant()
    def legal_moves_agree(self) -> None:
        moves = self.position.legal_moves
        assert len(moves) == len(list(moves)) == len(set(moves))
        assert all(move in moves for move in moves)
        assert bool(moves) == (self.position.phase in (Phase.OFFER, Phase.TILING))

    @invariant()
    def a_view_is_the_position(self) -> None:
        for seat in range(1, self.position.game.players + 1):
            assert self.position.view(seat).sample(Lowest()) == self.position

    @invariant()
    def an_outcome_ranks_those_who_stayed(self) -> None:
        outcome = self.position.outcome
        assert (outcome is not None) == (self.position.phase in (Phase.OVER, Phase.VOID))
        if outcome is not None and not outcome.is_void:
            assert sorted(seat for place in outcome.ranking for seat in place) == list(self.position.remaining)
            assert outcome.winners == outcome.ranking[0]

    def teardown(self) -> None:
        if hasattr(self, "position"):
            while self.position.events:
                self.position.pop()
            assert self.position == self.started
            assert hash(self.position) == hash(self.started)


class ColouredTable(Table):
    games = (*COLOURED, *UNUSUAL[:1], table(3, id="mini"))


class GreyTable(Table):
    games = (*GREY, *UNUSUAL[1:2], table(2, id="mini", wall="grey"))


class TournamentTable(Table):
    games = (*TOURNAMENT, *UNUSUAL[-1:])


TestColouredTable = ColouredTable.TestCase
TestGreyTable = GreyTable.TestCase
TestTournamentTable = TournamentTable.TestCase
