"""What tests share: builders, a naive referee, ways to play, Hypothesis strategies."""
