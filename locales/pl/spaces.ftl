# Gry dla programów uczących się: przestrzenie akcji i wiele gier naraz.
space-bad-window = okno ma od { $least } do { $most } kolumn i wierszy, a nie { $window }
space-no-number = nie ma akcji { $number }: są numerowane od 0 do { $most }
space-forbidden = akcja { $number } nie jest dozwolona: { $refusal } ({ $rule })
space-not-offered = akcja { $number } nie jest teraz dozwolona; dozwolone pokazuje maska
batch-no-games = naraz rozgrywa się co najmniej jedną grę
batch-nothing-to-decide = z tymi żetonami gry kończą się, zanim można o czymkolwiek zdecydować
batch-wrong-length = { $what }: potrzeba { $wanted } pozycji, a nie { $found }
batch-illegal = gra { $lane } z rozgrywanych naraz: { $error }
batch-crashed = silnik zawiódł w tych grach, więc nie można ich kontynuować; prosimy o zgłoszenie
