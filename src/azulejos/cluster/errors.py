"""Clusters that cannot be used, or not any more. The whole tree of errors is drawn in `azulejos.rules.errors`."""

from __future__ import annotations

from azulejos.rules import AzulejosError


class ClusterError(AzulejosError):
    """A cluster that is not there, or gone, or refuses what it is given."""
