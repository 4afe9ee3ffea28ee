"""What is said of takes of Azul: each fact counted again by other means, for pairs of takes of whole games; and takes that we have read."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import pytest

from azulejos import start
from azulejos.bots.analysis import Option, Reason
from azulejos.bots.analysis.sentences import Sentences
from azulejos.bots.azul import placement_reasons, take_reasons
from azulejos.bots.puzzles.praise import FOUND, praise
from azulejos.i18n import LANGUAGES
from azulejos.notation import afen, read_token
from azulejos.render.wording import Wording
from azulejos.rules import Move, Phase, game
from azulejos.rules.azul import AzulGame, AzulPosition, Take
from tests.kit import told
from tests.kit.boards import NO_LINES, board, setup
from tests.kit.effort import LONG

GAMES = 60 if LONG else 6
Pair = tuple[AzulPosition, Option, Option]
Reasoned = Sequence[tuple[Pair, tuple[Reason, ...]]]


def pairs(games: int) -> Iterator[Pair]:
    """Decisions of whole games with two legal takes each, and how play may go on after both."""
    for seed in range(games):
        lots = random.Random(seed)
        position = start("azul", seed=seed, players=2 + seed % 3)
        assert isinstance(position, AzulPosition)
        while position.to_move is not None:
            moves = list(position.legal_moves)
            if len(moves) > 1 and lots.random() < 0.4:
                best = option(position, likely(position, lots), lots)
                lines = {take.destination for take, _ in later_takes(position, best.line)} - {0}
                same = [move for move in moves if isinstance(move, Take) and move.destination in lines and move != best.move]
                played = lots.choice(same if same and lots.random() < 0.5 else moves)
                yield position.copy(), option(position, played, lots), best
            position.push(likely(position, lots))


def option(position: AzulPosition, move: Move, lots: random.Random) -> Option:
    """A take, with some play that may lead to the end of the round, and some scores."""
    after, line = position.copy(), [move]
    after.push(move)
    most = lots.choice((1, 4, 40))
    while len(line) < most and after.to_move is not None and after.phase is Phase.OFFER and after.round == position.round:
        line.append(likely(after, lots))
        after.push(line[-1])
    players = position.game.players
    return Option(move, (1 / players,) * players, tuple(float(lots.randrange(40)) for _ in range(players)), tuple(line))


def likely(position: AzulPosition, lots: random.Random) -> Move:
    """A take that completes a line, if there is one."""
    moves = [move for move in position.legal_moves if isinstance(move, Take)]
    found = [move for move in moves if move.destination and not (made := told.effect(position, move)).lacks and made.cost < 3]
    return lots.choice(found or [move for move in moves if move.destination] or moves)


@pytest.fixture(scope="module")
def reasoned() -> Reasoned:
    return [(pair, take_reasons.reasons(*pair)) for pair in pairs(GAMES)]


def test_every_pair_has_two_sentences_in_every_language(reasoned: Reasoned) -> None:
    names = Counter(reason.text for _, reasons in reasoned for reason in reasons)
    assert len(names) >= 22, names
    once = {reason.text: reason for _, reasons in reasoned for reason in reasons}
    for language in LANGUAGES:
        sentences = Sentences(Wording(language), ["Ann", "Ben", "Cid", "Dan"])
        for reason in once.values():
            for said in (reason, praise(reason)) if reason.text in FOUND else (reason,):
                assert sentences.reason(said).endswith(".")
                assert "{" not in sentences.reason(said)


def test_what_a_take_did_is_so(reasoned: Reasoned) -> None:
    for (position, played, best), (did, _) in reasoned:
        take, instead = played.move, best.move
        assert isinstance(take, Take)
        assert isinstance(instead, Take)
        made, better, values = told.effect(position, take), told.effect(position, instead), did.values
        name = did.text.removeprefix("analysis-did-")
        if "count" in values and not name.startswith(("gift", "feed")):
            assert (values["count"], values["colour"], values["line"]) == (made.count, take.colour.letter, take.destination)
        if name == "floor":
            assert take.destination == 0
            assert values["cost"] == made.broken_cost
        elif name == "overflow":
            assert (values["room"], values["broken"], values["cost"]) == (made.room, made.count - made.room, made.broken_cost)
        elif name.startswith("gift"):
            check_gift(position, played, best, did)
        elif name == "feed":
            check_fed(position, played, instead, did)
        elif name in ("wall", "hold"):
            check_walls(position, played, best, values, did.text)
        elif name == "marker":
            assert made.has_marker
            assert values["cost"] == made.cost - made.broken_cost
        elif name == "later":
            check_difference(position, best, played, (position.to_move or 0) - 1, int(values["cost"]))
        elif name == "end":
            assert made.ends
            assert not better.ends
            assert values["points"] == made.points
        elif name == "complete":
            assert (made.lacks, values["points"]) == (0, made.points)
        else:
            assert name == "line"
            assert values["lacks"] == made.lacks > 0


def as_if_turn(position: AzulPosition, seat: int) -> AzulPosition:
    """The same position with another seat to move."""
    position = position.copy()
    position.to_move = seat
    return position


def answer_of(position: AzulPosition, played: Option, seat: int) -> Take:
    """What a seat takes before it is the player's turn again."""
    after, first = position.copy(), position.to_move
    for number, move in enumerate(played.line):
        assert number == 0 or after.to_move != first
        if after.to_move == seat:
            assert isinstance(move, Take)
            return move
        after.push(move)
    raise AssertionError("nothing is expected of that seat")


def check_gift(position: AzulPosition, played: Option, best: Option, reason: Reason) -> None:
    """Somebody can complete the line now, and after the better take not with this colour, or the next one at two points more at least."""
    after, instead, values = position.copy(), position.copy(), reason.values
    after.push(played.move)
    instead.push(best.move)
    seat = int(values["seat"])
    answer = answer_of(position, played, seat)
    assert answer.destination == values["line"]
    made = told.effect(as_if_turn(after, seat), answer)
    assert (made.lacks, made.points, made.bonus) == (0, values["points"], values.get("bonus", 0))
    costs = costs_of(instead, seat, answer)
    assert all(cost >= made.cost + 2 for cost in costs)
    assert not costs or seat == after.to_move


def costs_of(position: AzulPosition, seat: int, like: Take) -> list[int]:
    """What it costs a seat to complete a line with a colour, from each place that has it."""
    turned = as_if_turn(position, seat)
    ways = [Take(source, like.colour, like.destination) for source in range(len(position.displays) + 1)]
    made = [told.effect(turned, way) for way in ways if told.taken(turned, way)[0]]
    return [each.cost for each in made if not each.lacks]


def check_fed(position: AzulPosition, played: Option, instead: Take, reason: Reason) -> None:
    """The next one can take just those tiles that the better take takes, and the line lacks some then."""
    after, values, answer = position.copy(), reason.values, played.line[1]
    after.push(played.move)
    assert isinstance(answer, Take)
    made = told.effect(after, answer)
    assert (answer.source, answer.colour, made.count) == (instead.source, instead.colour, told.taken(position, instead)[0])
    assert (after.to_move, answer.destination, made.lacks, made.count) == (values["seat"], values["line"], values["lacks"], values["count"])
    assert made.lacks > 0
    assert made.count <= made.room


def check_walls(position: AzulPosition, played: Option, best: Option, values: Mapping[str, str | int], name: str) -> None:
    """By the end of the round a seat scores so many points more, or fewer, on its wall."""
    seat = int(values.get("seat", position.to_move or 0)) - 1
    first, second = told.ends(position, played.line), told.ends(position, best.line)
    assert first is not None
    assert second is not None
    what = 3 if name.endswith("bonus") else 0
    more = second[seat][what] - first[seat][what]
    assert values["bonus" if what else "points"] == (-more if "hold" in name else more) >= 2


def later_takes(position: AzulPosition, line: Sequence[Move]) -> list[tuple[Take, told.Effect]]:
    """What the player to move takes after the first move of a line of play, in this round."""
    after, seat, found = position.copy(), position.to_move, []
    for number, move in enumerate(line):
        if isinstance(move, Take) and after.round == position.round:
            if number and after.to_move == seat:
                found.append((move, told.effect(after, move)))
            after.push(move)
    return found


def check_difference(position: AzulPosition, less: Option, more: Option, seat: int, cost: int) -> None:
    """A seat's floor line takes so many points more at the end of the round."""
    fewer, greater = told.ends(position, less.line), told.ends(position, more.line)
    assert fewer is not None
    assert greater is not None
    assert cost == min(greater[seat][1] - fewer[seat][1], greater[seat][2] - fewer[seat][2]) >= 2


def test_what_the_better_take_would_have_done_is_so(reasoned: Reasoned) -> None:
    for (position, played, best), (did, better) in reasoned:
        take, instead, values = played.move, best.move, better.values
        assert isinstance(take, Take)
        assert isinstance(instead, Take)
        assert position.to_move is not None
        seat, made, would = position.to_move - 1, told.effect(position, take), told.effect(position, instead)
        assert (values["count"], values["colour"], values["source"]) == (would.count, instead.colour.letter, instead.source)
        assert (values["line"], values["token"]) == (instead.destination, str(instead))
        name = better.text.removeprefix("analysis-better").removeprefix("-")
        if name in ("complete", "longer", "bonus", "end"):
            assert (would.lacks, would.points) == (0, values["points"])
            assert values.get("bonus", would.bonus) == would.bonus
            assert name != "bonus" or would.bonus > made.bonus
            assert name != "end" or (would.ends and not made.ends)
            is_longer = not made.lacks and 0 < take.destination < instead.destination and would.points + would.bonus <= made.points + made.bonus
            assert name not in ("complete", "longer") or is_longer == (name == "longer")
        elif name == "near":
            assert (values["lacks"], values["bonus"]) == (would.lacks, would.reach)
            assert would.reach > 0 < would.lacks
        elif name in ("deny", "prevent", "dear"):
            check_answer(position, played, best, did, better)
        elif name == "starve":
            check_starved(position, played, instead, better)
        elif name == "safe":
            assert would.cost == 0 < made.cost
        elif name == "marker":
            assert would.has_marker
            assert not made.has_marker
            ready = [told.told(board) for board in position.boards]
            for board in ready:
                board.tile()
            assert not any(board.has_row for board in ready), "no round follows"
        elif name == "force":
            check_difference(position, played, best, int(values["seat"]) - 1, int(values["cost"]))
        elif name in ("wall", "hold", "wall-bonus", "hold-bonus"):
            check_walls(position, played, best, values, better.text)
        elif name in ("first", "wanted"):
            assert values["begun"] == take.destination
            later = [(each, effect) for each, effect in later_takes(position, best.line) if each.destination == take.destination and not effect.lacks]
            assert later
            assert (later[0][0].colour == take.colour) == (name == "first")
            assert (made.lacks == 0) == (name == "first")
            assert name == "wanted" or later[0][1].points >= made.points
        elif name == "free":
            assert values["begun"] == take.destination
            assert position.boards[seat].lines[take.destination - 1].filled == 0 == instead.destination
            assert made.lacks >= 2
        elif name == "taken":
            answer, after = played.line[1], position.copy()
            after.push(take)
            assert isinstance(answer, Take)
            assert values["seat"] == after.to_move
            assert (answer.source, answer.colour, told.taken(after, answer)[0]) == (instead.source, instead.colour, would.count)
            assert instead.destination
        elif name == "points":
            leads = [scores[seat] - max(score for other, score in enumerate(scores) if other != seat) for scores in (played.scores, best.scores)]
            assert values["points"] == round(leads[1] - leads[0]) >= 1
        else:
            assert name == ""


def check_answer(position: AzulPosition, played: Option, best: Option, did: Reason, better: Reason) -> None:
    """What answers a gift stands right behind it, and speaks of the same line."""
    assert did.text.startswith(("analysis-did-gift", "analysis-did-feed"))
    answer, instead = answer_of(position, played, int(did.values["seat"])), best.move
    assert isinstance(instead, Take)
    assert (better.values["seat"], better.values["theirs"]) == (did.values["seat"], did.values["line"])
    after = position.copy()
    after.push(instead)
    costs = costs_of(after, int(did.values["seat"]), answer)
    if better.text == "analysis-better-deny":
        assert (instead.source, instead.colour) == (answer.source, answer.colour)
    elif better.text == "analysis-better-dear":
        assert better.values["cost"] == min(costs)
    else:
        assert not costs


def check_starved(position: AzulPosition, played: Option, instead: Take, reason: Reason) -> None:
    """Too few tiles of the colour of somebody's line are left, who completes it otherwise."""
    seat, line = int(reason.values["seat"]), int(reason.values["theirs"])
    board, letter = told.told(position.boards[seat - 1]), instead.colour.letter
    assert set(board.lines[line - 1]) == {letter}
    after = position.copy()
    after.push(instead)
    assert told.left(after, letter) < line - len(board.lines[line - 1])
    boards, after = [told.told(each) for each in position.boards], position.copy()
    for move in played.line:
        assert isinstance(move, Take)
        count, has_marker = told.taken(after, move)
        boards[(after.to_move or 0) - 1].take(move.colour.letter, count, move.destination, has_marker)
        after.push(move)
    assert boards[seat - 1].lines[line - 1] == letter * line


READ = {
    "a line that could wait": (
        "azul:coloured:4:9:4:offer:1:4:c:BBKW/BRWW/RKKW/-/BBRW/BYRK/BRKW/RKKK/RKWW:B1:B4Y8R2K1W3:-:0.0:"
        "23,-.-.-.-.-,BYR--.WB--K.K---R.R--B-.Y----,-:24,-.-.K2.-.R2,--RKW.--YRK.----R.----Y.-----,-:"
        "24,-.-.W1.-.-,BYR--.WBY--.--B--.--W--.----B,-:3,W1.-.-.K1.Y4,-YRK-.WB--K.K---R.-----.-----,WW",
        (
            "7K1 CB2 8K5 CR2 1W3 6Y1 2W3 9W3 CR2 CB4 CK5 CW3 3R5 5R5 CK2 CWF CBF",
            "8K4 1B2 CW1 9W3 7K1 6Y1 2W3 CW3 CR5 CB4 3K2 CK4 CW3 CR5 5R4 CWF CBF",
        ),
        "By the end of the round it costs 2 points more on the floor line. 3 black tiles from display 8 to line 4 would have been "
        "more urgent: line 1 can be completed later.",
    ),
    "a bonus is sure only when the game ends": (
        "azul:coloured:4:9:5:offer:3:3:c:YYRW/BYRK/BBYW/BYYW/YYWW/RKWW/BBKW/BKKK/BRKW:-:B1R1:-:1.0:"
        "42,-.-.-.-.-,BYRK-.WB-RK.KW--R.RK-B-.Y----,-:35,-.-.K2.-.R3,-YRKW.-BYRK.----R.---BY.-----,-:"
        "38,-.-.-.-.W3,BYRK-.WBYR-.-WB--.--W--.----B,-:13,-.-.B1.-.Y4,-YRKW.WB-RK.K---R.-K---.-----,-",
        (
            "1W1 2B1 7W1 4B1 CK2 5Y2 CW4 6W2 CR3 CY4 9W4 CK3 CB4 3B3 8B3 CK4 CW5 CY5 CR5",
            "5W5 2B1 CY3 4B1 1W1 CY4 9W1 6W2 CK2 3B3 CR5 7K3 8K3 CY5 CW4 CBF",
        ),
        "It completes row 1 of the wall for 5 points, which ends the game. "
        "2 white tiles from display 5 to line 5 would have led to a bonus of 10 more at the end.",
    ),
    "a line that is wanted for other tiles": (
        "azul:grey:2:5:1:offer:1:1:f2:-/YYRW/-/-/YYRW:B1Y1K2W1:B16Y15R15K18W16:-:0.1:0,B1.B2.-.-.-,-----.-----.-----.-----.-----,-:"
        "0,W1.-.R3.-.-,-----.-----.-----.-----.-----,M",
        ("CK3 2Y2 CW5 5W5 CY4 CR4 CBF", "CK4 2Y2 5R5 CY4 CW3 CR5 CBF"),
        "By the end of the round it leads to 2 points fewer on the wall. 2 black tiles from the centre to line 4 would have kept line 3 free "
        "for tiles that complete it.",
    ),
    "tiles for a line that the other has begun": (
        "azul:coloured:2:5:2:offer:1:2:f1:-/-/-/-/-:B5K2W2:B12Y12R9K16W11:B2Y1R3W1:0.0:2,R1.Y2.-.Y2.R2,-Y---.---R-.----R.-----.-----,MY:"
        "3,W1.R2.-.W4.K1,---K-.--Y--.--B--.-----.-----,WR",
        ("CW3 CK5 CBF", "CKF CW3 CBF"),
        "Ben can now take 2 black tiles for line 5, which then needs 2 more. 2 black tiles from the centre to the floor line would have kept "
        "those tiles from Ben.",
    ),
    "what the other gets by the end of the round": (
        "azul:coloured:2:5:2:offer:1:2:f1:BBYR/-/BRRW/-/BBWW:B2W1:B12Y13R10K13W12:R4K4W2:0.0:4,-.Y2.-.-.-,B----.---R-.-W---.-K---.-----,M:"
        "2,-.K2.-.Y4.-,----W.---R-.----R.-----.-----,-",
        ("3R5 CB5 CW4 5B5 1R5 CB1 CY1 CW3", "3B3 1B5 CY1 CWF CB3 5B5 CW4 CR1"),
        "By the end of the round it brings Ben 5 points more on the wall. 1 blue tile from display 3 to line 3 would have left Ben with tiles to "
        "break, which cost 5 points more.",
    ),
    "a long line is a gift, though its tile scores one point": (
        "azul:coloured:2:5:1:offer:2:1:c:RRKK/-/-/BBRW/-:B3Y2R1K1:B15Y18R16K17W14:-:0.0:"
        "0,W1.W2.-.-.-,-----.-----.-----.-----.-----,-:0,-.W2.-.-.-,-----.-----.-----.-----.-----,-",
        ("4W1 CB5 CR5 1K3 CKF CY4", "CB3 1K4 CR4 CK4 4W1 CRF"),
        "Ann can now complete line 5 for 1 point. 3 blue tiles from the centre to line 3 would have prevented that.",
    ),
    "a gift of four points weighs more than a broken tile": (
        "azul:coloured:2:5:4:offer:1:2:c:-/KWWW/BBRK/RRKW/BYYR:B1Y1K1:B3Y3R4K5W5:B9Y6R8K3W7:0.0:"
        "5,-.-.K2.K3.-,--RKW.WBY--.----R.-----.-R---,-:9,R1.-.K1.-.Y4,BY--W.WBY--.-----.-K--Y.----B,-",
        ("5Y1 4R2 CK2 CY5 2K4 CW4", "4R2 CK3 CY1 5R2 2K4 3R2"),
        "Ben can now complete line 2 for 4 points. 2 red tiles from display 4 to line 2 would have kept those tiles from Ben.",
    ),
    "a gift with a bonus, and how it was to be prevented": (
        "azul:coloured:2:5:5:offer:2:2:c:-/-/RKWW/YYRK/BYRW:B1R1K1W2:-:B9Y11R11K9W10:0.0:"
        "17,B1.-.-.-.B4,-YRKW.WBY-K.K---R.-K---.-R---,-:17,-.K2.K1.-.-,BYR-W.WBYR-.-----.-KW-Y.Y---B,-",
        ("3K1 CW3 CR5 CB5 5YF 4R2", "4K1 CR2 3W5 CW3 5WF CB5"),
        "Ann can now complete line 3 for 7 points, and for a bonus of 7 at the end. 1 black tile from display 4 to line 1 would have prevented that.",
    ),
    "one could still have the line, at a cost": (
        "azul:coloured:2:5:2:offer:1:1:c:-/-/-/-/YYYR:B1Y4R1K1W2:B8Y11R14K15W12:B4W2:0.0:"
        "1,K1.B2.R2.K2.R2,----W.W----.-----.-----.-----,B:3,B1.B2.K1.Y2.-,----W.W----.-----.-----.----B,-",
        ("CR3 5Y4 CK4 CW5 CR5 CBF CYF", "5R3 CK3 CR5 CBF CWF CY5"),
        "Ben can now complete line 4 for 2 points. 1 red tile from display 5 to line 3 would have made that cost Ben 11 points on the floor line.",
    ),
    "what they do after both takes is no gift": (
        "azul:coloured:2:5:2:offer:2:2:f1:-/-/-/-/BRRW:B1Y3R1K2:B12Y11R12K16W9:B4Y3R1W3:0.0:"
        "2,K1.R1.B1.-.W3,--R--.-----.-----.--W--.-----,M:6,R1.Y2.-.-.W3,---K-.---R-.---Y-.---B-.-----,-",
        ("CY4 CR2 CKF 5B3 CW5 CB3 CR3", "5W5 CR2 CB3 CYF CK4"),
        "By the end of the round it costs 2 points more on the floor line. "
        "1 white tile from display 5 to line 5 would have left Ann with tiles to break, which cost 5 points more.",
    ),
    "who has three points loses no more of them (A22)": (
        "azul:coloured:2:5:2:offer:2:1:c:BRKW/-/BBBY/-/-:B1Y1R1K1W1:B8Y11R14K15W12:K2W4:0.0:"
        "5,-.B2.-.R1.Y5,B----.W----.K----.-----.-----,-:0,-.Y2.B2.R2.B2,--R--.W----.-----.-----.-----,-",
        ("1B1 3B3 CR4 CBF CKF CY1 CWF", "1B3 CR4 3B5 CW3 CY1 CK1 CBF"),
        "By the end of the round it costs 3 points more on the floor line. "
        "1 blue tile from display 1 to line 3 would have led to 4 points fewer on Ann’s wall by the end of the round.",
    ),
    "on the grey wall a round ends though placements follow": (
        "azul:grey:2:5:4:offer:1:2:f2:-/-/-/-/-:R1K6:B3Y6R5K1W5:B10Y5R7K9W3:0.1:"
        "16,B1.W2.B3.W3.-,--RYW.--KRB.--W--.R----.--B--,-:13,R1.Y2.Y3.R1.W3,WKY--.KBW--.-R---.-YK--.-----,MRY",
        ("CK5 CR4 >14 >24 >31 >12 >22 >34 >54", "CR5 CKF >14 >24 >31 >12 >22"),
        "6 black tiles for 5 spaces: one breaks, which costs 1 point. "
        "1 red tile from the centre to line 5 would have left Ben with tiles to break, which cost 10 points more.",
    ),
    "tiles that somebody waits for go to the floor line": (
        "azul:grey:2:5:2:offer:1:2:c:BYRR/KWWW/-/-/-:B3Y1K2W3:B13Y13R9K14W11:R4K1:0.1:"
        "4,R1.-.W2.-.B3,---Y-.---R-.-----.R----.-----,-:2,K1.-.R2.Y4.-,W----.K----.-----.-----.-----,-",
        ("CK2 CW2 CB4 1R3", "1RF 2KF CY2 CB2 CW3 CK5"),
        "It completes line 2 for 4 points. 2 red tiles from display 1 to the floor line would have left too few tiles for Ben to complete line 3.",
    ),
    "a bonus is in reach": (
        "azul:grey:2:5:3:offer:2:1:c:BBKK/YKKW/BYKW/BBKW/-:B1Y1K1:B7Y10R9K7W7:B2Y5R7K3:0.1:"
        "8,W1.-.W2.W3.B4,--RY-.--KR-.-----.R----.-----,-:9,-.-.-.-.W3,WK---.KB---.-R---.-Y---.-----,-",
        ("3Y1 1B2 CK4 CW3", "3W5 2W3 4B3 CW4"),
        "It completes line 1 for 3 points. 1 white tile from display 3 to line 5 would have left only one tile "
        "lacking on line 5 for a bonus of 7 at the end.",
    ),
    "one tile is not worth a line": (
        "azul:coloured:3:7:1:offer:1:1:f2:-/-/-/-/-/-/-:Y1:B16Y15R12K15W14:-:0.0:0,K1.R2.Y3.B4.-,-----.-----.-----.-----.-----,-:"
        "0,W1.K2.R3.-.W5,-----.-----.-----.-----.-----,MR:0,Y1.K2.-.R2.-,-----.-----.-----.-----.-----,-",
        ("CY5", "CYF"),
        "1 yellow tile for line 5, which still needs 4 more. "
        "1 yellow tile from the centre to the floor line would have kept line 5 free for other tiles.",
    ),
    "a single tile is one": (
        "azul:coloured:2:5:5:offer:2:2:f1:-/-/-/-/BYRW:B1Y2K2:-:B9Y11R11K9W10:0.0:"
        "17,B1.R1.-.R2.B4,-YRKW.WBY-K.K---R.-K---.-R---,M:17,K1.K2.K1.-.W4,BYR-W.WBYR-.-----.-KW-Y.Y---B,-",
        ("CK3 5R2 CW5 CY3 CB4", "5R4 CW3 CK3 CB5 CYF"),
        "Ann can now complete line 2 for 7 points, and for a bonus of 2 at the end. "
        "1 red tile from display 5 to line 4 would have kept that tile from Ann.",
    ),
}
"""Takes of bots that were read and judged by us: the position, the take and the best one with the play expected, and what is to be said."""


def as_option(position: AzulPosition, line: str, scores: tuple[float, ...]) -> Option:
    moves = [read_token(position.game, token) for token in line.split()]
    takes = tuple(move for move in moves if isinstance(move, Move))
    return Option(takes[0], (), scores, takes)


@pytest.mark.parametrize("read", READ)
def test_what_was_read_is_said_as_it_should_be(read: str) -> None:
    text, (played, best), expected = READ[read]
    position = afen.read(text)
    assert isinstance(position, AzulPosition)
    level = (0.0,) * position.game.players
    reasons = take_reasons.reasons(position, as_option(position, played, level), as_option(position, best, level))
    sentences = Sentences(Wording("en"), ["Ann", "Ben", "Cid"])
    assert " ".join(map(sentences.reason, reasons)) == expected


LOW = (
    "azul:coloured:3:7:2:offer:1:3:f3:-/BBKK/-/-/YRRK/-/-:B3Y1K2W2:B7Y8R12K9W8:B1Y2R1K2W1:0.0:"
    "2,Y1.-.W3.W3.K2,B----.-B---.-----.-----.-----,-:6,Y1.B2.-.-.Y2,B----.W----.K----.-----.-----,-:"
    "3,K1.Y2.R3.B2.W2,--R--.---R-.---Y-.-----.-----,MY"
)
"""Three players in the second round, for a test of who may win."""


def test_what_somebody_gets_who_cannot_win_is_no_reason() -> None:
    position = afen.read(LOW)
    assert isinstance(position, AzulPosition)
    lines = "CW2 CB3 2B4 CK5 5R4 CKF CYF", "2K5 CB3 CW5 5K5 CY5 CRF CK2"
    told_by = []
    for third in (62, 40):
        options = [as_option(position, line, (55, 57, third)) for line in lines]
        told_by.append(take_reasons.reasons(position, *options)[1])
    assert (told_by[0].text, told_by[0].values["seat"]) == ("analysis-better-hold", 3)
    assert told_by[1].values.get("seat") != 3


def said(other: str, played: str, best: str) -> list[str]:
    """What is said of takes where blue in line 1 completes a row of the wall, and the other player has these lines."""
    mine, theirs = board(wall=".YRKW WBY.K ..... ..... ....."), board(other, wall="BYR.W ..... ..... ..... .....")
    azul = game("azul")
    assert isinstance(azul, AzulGame)
    position = setup(azul, mine, theirs, displays="BBYY", centre="BW")
    reasons = take_reasons.reasons(position, as_option(position, played, (0, 0)), as_option(position, best, (0, 0)))
    return [reason.text for reason in reasons]


@pytest.mark.clause("A40")
def test_a_take_that_ends_the_game_or_could_have_says_so() -> None:
    assert said(NO_LINES, "CB1", "1Y4")[0] == "analysis-did-end"
    assert said(NO_LINES, "1Y4", "CB1") == ["analysis-did-line", "analysis-better-end"]
    assert "end" not in str(said("K - - - -", "1Y4", "CB1")), "it ends anyway"


def test_nobody_starts_a_round_that_does_not_come() -> None:
    assert said(NO_LINES, "1Y4", "CW3")[1] == "analysis-better-marker"
    assert said("K - - - -", "1Y4", "CW3")[1] == "analysis-better"


def test_a_column_that_scores_no_more_is_told_by_what_is_expected() -> None:
    position = afen.read(
        "azul:grey:2:5:1:tiling:2.1:1:f2:-/-/-/-/-:-:B17Y16R12K18W17:R4:0.0:"
        "4,-.-.W2.-.B3,---Y-.---R-.-----.R----.-----,-:0,W1.K2.R2.Y3.-,-----.-----.-----.-----.-----,M"
    )
    assert isinstance(position, AzulPosition)
    reasons = placement_reasons.reasons(position, as_option(position, ">11 >21", (55.7, 48.7)), as_option(position, ">13 >23", (55.7, 53.2)))
    assert reasons[1] == Reason("analysis-better-place-beside", {"token": ">13", "column": 3, "points": 1, "cells": 3, "less": 2})
    reasons = placement_reasons.reasons(position, as_option(position, ">12 >21", (55.7, 48.7)), as_option(position, ">13 >23", (55.7, 53.2)))
    assert reasons[1] == Reason("analysis-better-place-worth", {"token": ">13", "column": 3, "points": 4})
