"""Errors of ours are known by their codes."""

from collections.abc import Callable
from typing import Any

import pytest

from azulejos.rules import AzulejosError


def raises(error: type[AzulejosError], code: str) -> pytest.RaisesExc[AzulejosError]:
    """As `pytest.raises`, of an error with this code."""
    return pytest.raises(error, check=lambda found: found.code == code)


def code_of(call: Callable[..., object], *arguments: Any, **options: Any) -> str:
    """The code of the error that a call ends with."""
    with pytest.raises(AzulejosError) as caught:
        call(*arguments, **options)
    return caught.value.code
