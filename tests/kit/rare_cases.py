"""What a game has shown: a test that plays at random must prove that the rare things did happen."""

from collections import Counter

from azulejos.rules import Event, LineFallen, Phase
from azulejos.rules.azul import AzulPosition, Deal, MarkerPlace, Withdraw


def rare_cases(position: AzulPosition, event: Event) -> Counter[str]:
    """What this event, which is about to be pushed, brings about."""
    after = position.copy(history=False)
    after.push(event)
    seen: Counter[str] = Counter()
    in_offer = position.phase is Phase.OFFER and after.phase is Phase.OFFER
    seen["overflow to the lid"] += in_offer and after.lid != position.lid
    seen["marker to a full floor line"] += in_offer and after.marker.place is MarkerPlace.FRONT and position.marker.place is MarkerPlace.CENTRE
    seen["marker left in the centre"] += after.phase is Phase.DEAL and after.marker.place is MarkerPlace.CENTRE
    seen["leaver with the marker"] += isinstance(event, Withdraw) and after.marker.place is MarkerPlace.OUT != position.marker.place
    seen["leaver between rounds"] += isinstance(event, Withdraw) and position.phase is Phase.DEAL
    seen["starter has left"] += isinstance(event, Deal) and (position.marker.seat or position.first) in position.withdrawn
    seen["stopped by a withdrawal"] += isinstance(event, Withdraw) and position.phase is Phase.OFFER and after.phase is Phase.STOPPED
    seen["stopped"] += position.phase is not Phase.STOPPED and after.phase is Phase.STOPPED
    seen["line fallen"] += any(isinstance(step, LineFallen) for step in position.explain(event))
    if isinstance(event, Deal):
        left = sum(position.bag)
        seen["refill within a display"] += left % 4 > 0 and left < 4 * len(event.displays) and any(position.lid)
        seen["refill between displays"] += left % 4 == 0 and left < 4 * len(event.displays) and any(position.lid)
        seen["short deal"] += any(sum(display) < 4 for display in event.displays)
    if after.outcome is not None:
        seen["ended by " + after.outcome.ended_by.clause] += 1
        seen["tie: " + after.outcome.tie_break.value] += 1
    return +seen
