# Zagadki: końcówki z jednym najlepszym ruchem.

nav-puzzles = Zagadki
puzzles-title = Zagadki
puzzle-daily = Zagadka dnia
puzzle-number = { $name }, zagadka { $number }
puzzle-goal-win = Znajdź ruch, który wygrywa bez względu na losowanie.
puzzle-goal-best = Znajdź ruch, który daje największe szanse: po nim częściej wygrywasz, niż przegrywasz.
puzzle-goal-save = Uratuj grę: znajdź jedyny ruch, który zachowuje Twoje szanse.
puzzle-last =
    { $game ->
        [hunters] To ostatnia karta.
        [discovery] To ostatnia karta.
       *[other] To ostatni żeton.
    }
puzzle-left =
    { $count ->
        [one] Potem losowanie jeszcze 1 raz: zob. „W stosie”.
        [few] Potem losowanie jeszcze { $count } razy: zob. „W stosie”.
        [many] Potem losowanie jeszcze { $count } razy: zob. „W stosie”.
       *[other] Potem losowanie jeszcze { $count } razu: zob. „W stosie”.
    }
puzzle-to-come = W stosie
puzzle-you = Ty
puzzle-other = Przeciwnik
puzzle-next = Następna zagadka
puzzle-open-daily = Zagadka dnia
puzzle-choose = Które zagadki
puzzle-game = Gra
puzzle-any-game = Wszystkie gry
puzzle-theme = Temat
puzzle-any-theme = Wszystkie tematy
puzzle-theme-finish = Ukończenie obszaru
puzzle-theme-gift = Ukończenie obszaru przeciwnika
puzzle-theme-join = Łączenie obszarów
puzzle-theme-block = Blokowanie
puzzle-theme-stay = Pionek, który zostaje
puzzle-theme-claim = Pionek, który zajmuje
puzzle-theme-take = Zdjęcie pionka
puzzle-theme-bonus = Karta bonusowa
puzzle-theme-quiet = Cichy ruch
puzzle-theme-last =
    { $game ->
        [carcassonne] Ostatni żeton
       *[other] Ostatnia karta
    }
puzzle-difficulty-light = łatwa
puzzle-difficulty-medium = średnia
puzzle-difficulty-hard = trudna
puzzle-rating = Ranking zagadki: { $rating } (dla botów: { $difficulty })
puzzle-right = Dobrze!
puzzle-wrong = To nie jest najlepszy ruch.
puzzle-why-right = Twój ruch wygrywa w { $percent }% przypadków, następny najlepszy w { $second }%.
puzzle-why-wrong = Twój ruch wygrywa w { $yours }% przypadków, rozwiązanie w { $percent }%.
puzzle-proved = Sprawdzono do końca gry: obie strony grają najlepiej, jak można, każde losowanie jest równie prawdopodobne, a wspólna wygrana to pół wygranej.
puzzle-moves =
    { $count ->
        [one] Jedyny ruch
        [few] Najlepsze z { $count } ruchów
        [many] Najlepsze z { $count } ruchów
       *[other] Najlepsze z { $count } ruchu
    }
puzzle-does = Co robi rozwiązanie
puzzle-follows = Co może być dalej
puzzle-drawn = { $tile }: losowanie w { $chance }% przypadków, wtedy wygrywasz w { $percent }%
puzzle-ends = Koniec gry: { $yours } do { $theirs } punktów.
puzzle-show = Na planszy
puzzle-show-start = Zagadka
puzzle-show-yours = Twój ruch
puzzle-show-solution = Rozwiązanie
puzzle-counted = Twój ranking: { $rating } ({ $change })
puzzle-not-counted = Ta zagadka ma już Twoją odpowiedź: liczy się tylko pierwsza.
puzzle-standing = Twój ranking: { $rating } ± { $uncertainty }
puzzle-solved = { $right } z { $answered } dobrze
puzzle-streak =
    { $count ->
        [one] 1 z rzędu
        [few] { $count } z rzędu
        [many] { $count } z rzędu
       *[other] { $count } z rzędu
    }
puzzle-days =
    { $count ->
        [one] zagadka dnia: 1 dzień
        [few] zagadka dnia: { $count } dni z rzędu
        [many] zagadka dnia: { $count } dni z rzędu
       *[other] zagadka dnia: { $count } dnia z rzędu
    }
puzzle-retry = Jeszcze raz
