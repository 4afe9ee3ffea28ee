"""The command `azulejos`: one module for each of its commands."""

from azulejos.cli.app import app, main

__all__ = ["app", "main"]
