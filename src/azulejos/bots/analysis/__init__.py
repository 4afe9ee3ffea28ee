"""What was good and what was not in a game that is over, move by move, and why.

Analysis is never for a game that is still played by people: whoever seats it has to see to that.
"""

from azulejos.bots.analysis.analysers import analyser_of, is_analysed
from azulejos.bots.analysis.assessment import Analyser, Assessment, Option
from azulejos.bots.analysis.game_analysis import GameAnalysis, MoveAnalysis, analyse
from azulejos.bots.analysis.marks import Mark
from azulejos.bots.analysis.reason import Reason

__all__ = ["Analyser", "Assessment", "GameAnalysis", "Mark", "MoveAnalysis", "Option", "Reason", "analyse", "analyser_of", "is_analysed"]
