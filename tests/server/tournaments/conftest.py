"""The running server of the web's tests."""

from tests.server.web.conftest import running

__all__ = ["running"]
