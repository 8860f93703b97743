"""Attacks that were tried, by their number: each has to find its door locked."""
