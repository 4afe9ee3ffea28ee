"""Who sits where: all rounds planned together, so that nobody meets anybody twice where that is possible (T15).

>>> from azulejos.tournament.seating import check, plan
>>> draft = plan(range(1, 17), rounds=3, seed=1)
>>> draft.figures.cost, draft.figures.is_optimal, check(draft.rounds, range(1, 17)).faults
(0, True, ())

A plan is a value, and a draft until somebody publishes it: look at its `figures`, `swap` two players by hand, `compare` the two, plan again with
another seed. `replan` plans the rounds to come after withdrawals and late entries. `check` shares no code with the planner.
"""

from azulejos.tournament.seating.checker import Report, SeatingFault, check
from azulejos.tournament.seating.figures import Figures, Round, Table
from azulejos.tournament.seating.plan import Comparison, Plan, compare
from azulejos.tournament.seating.planner import MOST_PLAYERS, MOST_ROUNDS, plan, replan
from azulejos.tournament.seating.tables import FirstPlayer, first_seat, table_sizes
from azulejos.tournament.seating.wishes import Wishes

__all__ = [
    "MOST_PLAYERS",
    "MOST_ROUNDS",
    "Comparison",
    "Figures",
    "FirstPlayer",
    "Plan",
    "Report",
    "Round",
    "SeatingFault",
    "Table",
    "Wishes",
    "check",
    "compare",
    "first_seat",
    "plan",
    "replan",
    "table_sizes",
]
