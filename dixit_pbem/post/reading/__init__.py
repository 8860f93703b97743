"""From a raw mail to what it says: pure, linear in the mail's length, and unmoved by whatever stands in it."""
