"""What sockets may send: by themselves, as one player, and with all who come from the same address."""

import pytest

from azulejos.server.errors import TooMuch
from azulejos.server.settings import Settings
from azulejos.server.web.limits import BYTES
from azulejos.server.web.message_limits import MessageBudget, MessageLimits

HALL, ELSEWHERE = "192.0.2.1", "192.0.2.2"


def served(budget: MessageBudget, now: float = 0.0) -> bool:
    try:
        budget.take(now)
    except TooMuch:
        return False
    return True


def spectator(limits: MessageLimits, address: str = HALL) -> MessageBudget:
    return MessageBudget(limits, address, lambda: None)


def player(limits: MessageLimits, who: str, address: str = HALL) -> MessageBudget:
    return MessageBudget(limits, address, lambda: who)


def test_all_spectators_of_an_address_share_one_budget_and_nobody_else_pays_for_it() -> None:
    limits = MessageLimits(Settings())
    flood = [spectator(limits) for _ in range(90)]
    within_a_second = sum(served(each, tenth / 10) for tenth in range(10) for each in flood)
    assert within_a_second <= (4 + 1) * 60, "ninety sockets get no more than one address may"
    assert not served(spectator(limits), 0.9)
    assert served(spectator(limits, ELSEWHERE), 0.9)
    assert served(player(limits, "p-ann"), 0.9), "players of the same address are served"


def test_a_hall_of_two_hundred_plays_behind_one_address() -> None:
    """Each moves every five seconds and pings every ten; as many look on, and some flood."""
    limits = MessageLimits(Settings())
    people = [player(limits, f"p-{number}") for number in range(200)]
    flood = [spectator(limits) for _ in range(90)]
    for second in range(60):
        for each in flood:
            served(each, float(second))
        for number, each in enumerate(people):
            now = second + number / 200
            if (second + number) % 5 == 0:
                assert served(each, now)
                each.spend(8_000, now)
            if (second + number) % 10 == 0:
                assert served(each, now)


def test_one_player_has_one_budget_on_however_many_sockets() -> None:
    limits = MessageLimits(Settings(person_messages_per_second=5))
    sockets = [player(limits, "p-ann", f"192.0.2.{number}") for number in range(10)]
    assert sum(served(each) for _ in range(10) for each in sockets) == 20
    assert served(player(limits, "p-ben"))


def test_all_players_of_an_address_have_one_budget() -> None:
    limits = MessageLimits(Settings(player_messages_per_second=5))
    sockets = [player(limits, f"p-{number}") for number in range(50)]
    assert sum(map(served, sockets)) == 20
    assert served(player(limits, "p-0", ELSEWHERE))


def test_an_answer_is_paid_for_by_its_weight() -> None:
    limits = MessageLimits(Settings(messages_per_second=10, messages_burst=40, spectator_messages_per_second=1000))
    budget = spectator(limits)
    asked = 0
    while served(budget):
        asked += 1
        budget.spend(20 * BYTES, 0.0)
    assert asked == 2, "forty messages, or two that are answered with twenty times as much"
    with pytest.raises(TooMuch) as refusal:
        budget.take(0.0)
    assert refusal.value.code == "too-many-messages"
    assert not served(budget, refusal.value.retry_after - 0.01)
    assert served(budget, refusal.value.retry_after)


def test_what_one_socket_spends_others_of_its_address_cannot() -> None:
    limits = MessageLimits(Settings(spectator_messages_per_second=10))
    spectator(limits).spend(60 * BYTES, 0.0)
    assert not served(spectator(limits))


def test_whoever_sits_down_pays_by_themselves_from_then_on() -> None:
    limits = MessageLimits(Settings(spectator_messages_per_second=1))
    seats: list[str] = []
    budget = MessageBudget(limits, HALL, lambda: seats[0] if seats else None)
    assert [served(budget) for _ in range(5)] == [True] * 4 + [False]
    seats.append("p-ann")
    assert served(budget)


def test_without_limits_nothing_is_counted() -> None:
    budget = spectator(MessageLimits(Settings(limits=False)))
    for _ in range(1000):
        budget.take(0.0)
        budget.spend(10**6, 0.0)
