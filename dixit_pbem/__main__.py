"""`python -m dixit_pbem`."""

from dixit_pbem.cli import main

main()
