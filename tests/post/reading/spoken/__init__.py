"""What people of a language write, as they write it: a table a language, and one runner (`test_spoken`)."""
