"""The running server of the web's tests; and a store for tests with a hand-driven time."""

from tests.server.web.conftest import running

__all__ = ["running"]
