"""The tree of the server's errors."""

import pickle

import pytest

from azulejos.rules.errors import AzulejosError
from azulejos.server import errors
from azulejos.server.errors import BadRequest, Conflict, NotAllowed, NotFound, ServerError, TooLarge, TooMuch, Unavailable

STATUS = {BadRequest: 400, NotAllowed: 403, NotFound: 404, Conflict: 409, TooLarge: 413, TooMuch: 429, Unavailable: 503}


@pytest.mark.parametrize(("kind", "status"), STATUS.items())
def test_each_error_has_its_status(kind: type[ServerError], status: int) -> None:
    error = kind("some-code", "Some sentence: do something.", "A13")
    assert isinstance(error, AzulejosError)
    assert (error.status, error.code, str(error)) == (status, "some-code", "Some sentence: do something. (A13)")
    assert kind.__name__ in (errors.__doc__ or "")
    assert str(status) in (errors.__doc__ or "")


def test_an_error_may_have_a_status_of_its_own() -> None:
    assert ServerError("some-code", "Some sentence.").status == 500
    assert NotFound("gone", "It is gone.", status=410).status == 410
    assert NotFound("lost", "It is lost.").status == 404


def test_an_error_passes_between_processes() -> None:
    error = pickle.loads(pickle.dumps(TooMuch("flood", "Too much: wait.", retry_after=7.5)))
    assert (error.code, error.text, error.retry_after, error.status) == ("flood", "Too much: wait.", 7.5, 429)
