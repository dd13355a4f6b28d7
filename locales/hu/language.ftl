# The language's own name for itself.
language-name = Magyar

# What stands between a whole number and its fraction.
decimal-mark = ,

# Said when no other text could be fetched.
language-missing = Az oldal szövegeit nem sikerült letölteni.
language-again = Újra
