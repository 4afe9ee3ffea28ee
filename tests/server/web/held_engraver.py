"""An engraver that goes on when a test lets it: it makes the file ENGRAVER_BEGUN, and waits for ENGRAVER_END."""

import os
import runpy
import time
from pathlib import Path

from tests.kit.patience import PATIENCE

if __name__ == "__main__":
    Path(os.environ["ENGRAVER_BEGUN"]).touch()
    end = time.monotonic() + PATIENCE
    while not Path(os.environ["ENGRAVER_END"]).exists():
        assert time.monotonic() < end, "the file never came"
        time.sleep(0.005)
    runpy.run_module("azulejos.server.web.engraver", run_name="__main__")
