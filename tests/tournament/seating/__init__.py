"""Is it the best seating, and is it one at all?"""
