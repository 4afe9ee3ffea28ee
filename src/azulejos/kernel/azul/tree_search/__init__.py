"""Search of the round by sampling, for any number of players and both walls: a tree of what all might take, and a net that judges what a round
leaves behind for each seat.
"""
