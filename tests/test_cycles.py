"""No module of the package imports itself through others. Imports for types alone do not count: nothing runs by them."""

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest


def in_order(graph: grimp.ImportGraph) -> list[str]:
    """The modules, each after all that it imports."""
    return list(TopologicalSorter({module: graph.find_modules_directly_imported_by(module) for module in sorted(graph.modules)}).static_order())


def test_no_cycle_in_the_package() -> None:
    order = in_order(grimp.build_graph("azulejos", exclude_type_checking_imports=True))
    assert order.index("azulejos.rules.errors") < order.index("azulejos.cli.app")


def test_a_cycle_is_found() -> None:
    graph = grimp.ImportGraph()
    for importer, imported in (("a", "b"), ("b", "c"), ("c", "a")):
        graph.add_import(importer=importer, imported=imported)
    with pytest.raises(CycleError):
        in_order(graph)
