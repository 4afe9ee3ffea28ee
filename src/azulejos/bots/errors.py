"""Bots that fail. The whole tree of errors is drawn in `azulejos.rules.errors`."""

from __future__ import annotations

from azulejos.rules import AzulejosError


class BotError(AzulejosError):
    """A bot of one's own that failed: when it was imported or made, or when it was asked for a move."""
