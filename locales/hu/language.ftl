# The language's own name for itself.
language-name = Magyar

# What stands between a whole number and its fraction.
decimal-mark = ,
