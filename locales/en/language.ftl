# The language's own name for itself.
language-name = English

# What stands between a whole number and its fraction.
decimal-mark = .
