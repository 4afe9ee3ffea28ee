"""`azulejos play`: a game in the terminal."""

from azulejos.cli.play.command import play

__all__ = ["play"]
