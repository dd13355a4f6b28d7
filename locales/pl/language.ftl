# The language's own name for itself.
language-name = Polski

# What stands between a whole number and its fraction.
decimal-mark = ,

# Said when no other text could be fetched.
language-missing = Nie udało się pobrać tekstów tej strony.
language-again = Spróbuj ponownie
