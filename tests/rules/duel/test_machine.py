"""By invariant: whole games of Azul Duel, with what must hold after every event."""

import random
from collections import Counter
from itertools import combinations, permutations

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from azulejos.rules import Event, Phase
from azulejos.rules.duel.loader import standard
from azulejos.rules.duel.moves import Spend, Stack
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from tests.kit.chances import seeded
from tests.kit.duel_comparison import UNIVERSE, refuses, tiles_in_play
from tests.kit.duel_events import event
from tests.kit.duel_odd_positions import odd_position
from tests.kit.duel_play import POLICIES, Policy, next_event
from tests.kit.duel_tables import FIRST_GAME, OTHER_SIDES, duel
from tests.kit.strategies import seeds

GAMES = (duel(*FIRST_GAME), duel(*OTHER_SIDES))
EVERYTHING = tuple(map(event, UNIVERSE))


class Table(RuleBasedStateMachine):
    """A table at which anything legal may happen, and be taken back."""

    position: DuelPosition
    started: DuelPosition

    def begin(self, seed: int) -> DuelPosition:
        return GAMES[seed % 2].start(seed // 2 % 2 + 1)

    @initialize(seed=seeds, events=st.integers(0, 250), policy=st.sampled_from(POLICIES))
    def sit_down(self, seed: int, events: int, policy: Policy) -> None:
        """Sit down, and come in at the start or later."""
        self.position = self.begin(seed)
        self.started = self.position.copy()
        lots = random.Random(seed)
        for _ in range(events):
            if self.position.stage is DuelStage.OVER:
                break
            self.position.push(next_event(self.position, policy, lots))

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
        paid = self.paid(before, position)
        for seat in (1, 2):
            gained = sum(step.points for step in steps if step.seat == seat)
            assert position.boards[seat - 1].score == before.boards[seat - 1].score + gained - paid[seat]

    def paid(self, before: DuelPosition, after: DuelPosition) -> dict[int, int]:
        """A draw costs a point, if there is one."""
        drew = len(after.drawn) > len(before.drawn)
        return {seat: int(drew and before.to_move == seat and before.boards[seat - 1].score > 0) for seat in (1, 2)}

    @precondition(lambda self: self.position.phase is Phase.DEAL)
    @rule(seed=seeds)
    def deal(self, seed: int) -> None:
        self.push(self.position.deal(seeded(seed)))

    @precondition(lambda self: bool(self.position.legal_moves))
    @rule(number=st.integers(0, 9999))
    def move(self, number: int) -> None:
        moves = list(self.position.legal_moves)
        self.push(moves[number % len(moves)])

    @precondition(lambda self: self.position.stage is not DuelStage.OVER)
    @rule(number=st.integers(1, 40), seed=seeds, policy=st.sampled_from(POLICIES))
    def go_on(self, number: int, seed: int, policy: Policy) -> None:
        """Many events at once, so that games get to their end."""
        lots = random.Random(seed)
        for _ in range(number):
            if self.position.stage is not DuelStage.OVER:
                self.position.push(next_event(self.position, policy, lots))
                self.no_piece_is_made_or_lost()

    @precondition(lambda self: self.position.stage is DuelStage.OVER)
    @rule(number=st.integers(1, 150))
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

    @precondition(lambda self: len(self.position.events) % 4 == 1)
    @rule()
    def try_everything(self) -> None:
        """The legal moves are just those that `push` takes; what it refuses has a clause and changes nothing: every open stage is enforced."""
        moves = set(self.position.legal_moves)
        before = self.position.copy()
        for happening in {*EVERYTHING, *self.orders(), *moves}:
            twin = self.position.copy(history=False)
            assert refuses(twin, happening) == (happening not in moves), happening
            assert happening in moves or twin == before
        assert self.position == before

    def orders(self) -> set[Event]:
        """Every order of the rest, and every set of chips of either player."""
        found: set[Event] = {Stack("".join(order)) for size in range(5) for order in permutations(self.position.rest or "BY", size)}
        for board in self.position.boards:
            for size in range(min(len(board.chips), 7) + 1):
                found |= {Spend(chips) for chips in combinations(board.chips, size)}
        return found

    # What holds

    @invariant()
    def no_piece_is_made_or_lost(self) -> None:
        position = self.position
        assert tiles_in_play(position) == Counter("BYRKT" * 13)
        laid = [laid.plate for board in position.boards for laid in board.dome.plates if laid is not None]
        backs = [*position.pile, *position.drawn]
        shown = [plate for plate in (*position.display, position.hand, *(back.plate for back in backs)) if plate is not None]
        assert sorted(map(str, [*laid, *shown, *position.plates])) == sorted(map(str, standard().plates))
        assert len(position.plates) == sum(back.plate is None for back in backs)
        chips = [chip for board in position.boards for chip in (*board.chips, *board.spent)]
        chips += [tray.chip for tray in position.trays if tray.has_shown_chip]
        assert Counter([*chips, *position.chips]) == Counter(standard().chips)
        specials = [tile for board in position.boards for row in board.dome.tiles for tile in row if tile == "S"]
        assert len(specials) <= 9

    @invariant()
    def nothing_is_wrong(self) -> None:
        assert self.position.status() == ()

    @invariant()
    def scores_are_never_below_zero(self) -> None:
        assert all(board.score >= 0 for board in self.position.boards)
        assert all(score is not None and score >= 0 for score in self.position.scores)

    @invariant()
    def rounds_have_their_plates_and_chips(self) -> None:
        """D20, D23: between two rounds each player has laid two plates and taken two chips in each round."""
        position = self.position
        if position.stage is DuelStage.OVER or (position.to_move is None and position.round):
            for board in position.boards:
                assert len(board.chips) + len(board.spent) == 2 * position.round
                assert board.chips_taken == 2
                assert sum(plate is not None for plate in board.dome.plates) == min(9, 1 + 2 * position.round)
                assert board.tokens == 0
        assert all(0 <= board.tokens <= 2 and 0 <= board.chips_taken <= 2 for board in position.boards)

    @invariant()
    def legal_moves_agree(self) -> None:
        moves = self.position.legal_moves
        assert len(moves) == len(list(moves)) == len(set(moves))
        assert all(move in moves for move in moves)
        assert bool(moves) == (self.position.phase in (Phase.OFFER, Phase.TILING)) == (self.position.phase not in (Phase.DEAL, Phase.OVER))
        assert Stack("nothing") not in moves
        assert not self.position.is_legal("move")

    @invariant()
    def a_view_hides_no_more_than_it_must(self) -> None:
        for seat in (1, 2):
            view = self.position.view(seat)
            sampled = view.sample(seeded(len(self.position.events)))
            assert sampled.view(seat) == view
            assert sampled.status() == ()
            assert view.position.status() == ()
            assert view.to_move == self.position.to_move
            if self.position.to_move == seat:
                assert list(view.legal_moves) == list(self.position.legal_moves)

    @invariant()
    def an_outcome_has_one_winner(self) -> None:
        outcome = self.position.outcome
        assert (outcome is not None) == (self.position.phase is Phase.OVER)
        if outcome is not None:
            assert len(outcome.winners) == 1
            assert outcome.ranking == (outcome.winners, (3 - outcome.winners[0],))

    def teardown(self) -> None:
        if hasattr(self, "position"):
            while self.position.events:
                self.position.pop()
            assert self.position == self.started
            assert hash(self.position) == hash(self.started)


class OddTable(Table):
    """From positions with few tiles left, or one colour, or crowded domes."""

    def begin(self, seed: int) -> DuelPosition:
        return odd_position(GAMES[seed % 2], random.Random(seed))


TestTable = Table.TestCase
TestOddTable = OddTable.TestCase
