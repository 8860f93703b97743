"""Dixit and its variants by e-mail and on paper."""

__version__ = "0.1.0"
