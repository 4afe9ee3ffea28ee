"""An engraver that goes on when a test lets it: it makes the file ENGRAVER_BEGUN, and waits for ENGRAVER_END."""

import os
import runpy
from pathlib import Path

from tests.kit.signs import await_file

if __name__ == "__main__":
    Path(os.environ["ENGRAVER_BEGUN"]).touch()
    await_file("ENGRAVER_END")
    runpy.run_module("azulejos.server.web.engraver", run_name="__main__")
