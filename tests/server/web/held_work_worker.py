"""A worker that goes on when a test lets it: it makes the file WORK_WORKER_BEGUN, and waits for WORK_WORKER_END."""

import os
import runpy
from pathlib import Path

from tests.kit.file_signals import await_file

if __name__ == "__main__":
    Path(os.environ["WORK_WORKER_BEGUN"]).touch()
    await_file("WORK_WORKER_END")
    runpy.run_module("azulejos.server.web.work_worker", run_name="__main__")
