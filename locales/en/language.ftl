# The language's own name for itself.
language-name = English
