"""What a game of Azul Duel has shown: a test that plays at random must prove that the rare things did happen."""

from collections import Counter

from azulejos.rules import Event, TieBreak
from azulejos.rules.duel.moves import Draw, Fronts, Moon, PutUnder, Reveal, Spend, Sun, TakeChip, Tile, Trays, TurnUp
from azulejos.rules.duel.position import DuelPosition
from azulejos.rules.duel.stages import DuelStage
from azulejos.rules.scoring import BrokenCost, LineBroken, SpecialScored


def rare_cases(position: DuelPosition, event: Event) -> Counter[str]:
    """What this event, which is about to be pushed, brings about."""
    after = position.copy(history=False)
    after.push(event)
    seen: Counter[str] = Counter()
    match event:
        case Draw():
            seen["drawn for nothing"] += position.board.score == 0
            seen["four drawn"] += len(after.drawn) == 4
        case Fronts():
            seen["fronts known before"] += any(back.plate is not None for back in position.drawn)
        case TurnUp():
            seen["known plate turned up"] += position.pile[0].plate is not None
        case PutUnder():
            seen["three or more put under"] += len(position.drawn) == 3
        case Sun() | Moon():
            seen["fifth broken"] += after.tower != position.tower and after.stage is not DuelStage.TRAYS
            seen["six orders"] += after.stage is DuelStage.STACK and len(after.legal_moves) == 6
            seen["sun take with the first tile"] += isinstance(event, Sun) and after.holder != position.holder
        case Spend(chips) if chips:
            missing = position.line - position.board.lines[position.line - 1].filled
            kind = "pairs" if len(chips) == 2 * missing else "threes" if len(chips) == 3 * missing else None
            seen["chips in a mix" if kind is None else f"chips of {kind}"] += 1
        case Tile():
            seen["several cells"] += len(position.legal_moves) > 1
        case Reveal():
            seen["two chips revealed"] += after.stage is DuelStage.REVEAL
    if isinstance(event, Sun | Moon | TakeChip) and after.stage is DuelStage.TURN:
        seen["passed"] += after.to_move == position.to_move
    if isinstance(event, Trays):
        see_deal(position, event, seen)
    see_scoring(position, event, seen)
    if position.line != after.line == 0 or (not position.line and after.stage in (DuelStage.TRAYS, DuelStage.OVER)):
        seen["nobody took the first tile"] += after.holder == 0
        for board in after.boards:
            seen["line stays complete"] += any(line.filled == number for number, line in enumerate(board.lines, 1))
    if after.outcome is not None:
        seen["tie"] += after.outcome.tie_break is TieBreak.FIRST_TILE
    return +seen


def see_deal(position: DuelPosition, deal: Trays, seen: Counter[str]) -> None:
    large, *small = deal.tiles
    left = sum(position.bag)
    seen["short deal"] += sum(map(len, deal.tiles)) < 21
    seen["large tray dealt empty"] += not large
    seen["empty small tray dealt"] += "" in small
    seen["refill within a tray"] += left < 21 and left not in (0, 5, 9, 13, 17) and any(position.tower)
    one_colour = sum(many > 0 for many in position.bag) == 1
    seen["tower into the bag by D10"] += left >= 5 and one_colour and any(position.tower)
    seen["five stay"] += len(large) == 5 and len(set(large)) == 1
    for tray in small:
        if 0 < len(tray) < 4 and len(set(tray)) == 1:
            seen["one to three like tiles dealt"] += 1


def see_scoring(position: DuelPosition, event: Event, seen: Counter[str]) -> None:
    for step in position.explain(event):
        match step:
            case LineBroken():
                whole = step.broken + step.to_tower == step.line
                seen["line broken complete" if whole else "line broken incomplete"] += 1
            case SpecialScored():
                seen["special tile"] += 1
            case BrokenCost():
                seen["score stopped at 0"] += -step.points < sum(cost for _, cost in step.costs)
