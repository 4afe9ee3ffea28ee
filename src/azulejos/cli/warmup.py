"""`azulejos warmup`: compile the kernels beforehand."""

from __future__ import annotations

import typer
from rich.console import Console
from rich.progress import Progress

from azulejos.cli.extras import kernel_extra


def warmup() -> None:
    """Compile the kernels, so that nothing waits for them later: half a minute, once after an installation or an update.

    What was compiled is kept in your cache folder; AZULEJOS_CACHE names another.

    \b
    Examples:
      azulejos warmup
    """
    with kernel_extra():
        from azulejos.kernel.cache import is_warm
        from azulejos.kernel.warmup import warm_up
    if is_warm():
        typer.echo("The kernels are compiled already.")
        return
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Compiling the kernels", total=None)
        is_kept = warm_up(lambda done, total: progress.update(task, completed=done, total=total))
    typer.echo("The kernels are compiled." if is_kept else "The kernels can be compiled, but there is no folder to keep them in.")
