"""A worker that begins when a test lets it: when the file is there that an environment variable names."""

import runpy

from tests.kit.file_signals import await_file

if __name__ == "__main__":
    await_file("ODD_START")
    runpy.run_module("azulejos.server.bot_workers.worker", run_name="__main__")
