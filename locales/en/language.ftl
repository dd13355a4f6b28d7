# The language's own name for itself.
language-name = English

# What stands between a whole number and its fraction.
decimal-mark = .

# Said when no other text could be fetched.
language-missing = The texts of this page could not be fetched.
language-again = Try again
