# Tiles, squares and features in words, playing from a list, keys, and the page as an app.

access-list = Lista
access-list-title = Gra z listy
access-list-about =
    { $game ->
        [hunters] Wszystkie możliwe teraz pola, ułożenia, pionki i chatki, opisane słowami. Wybierz pole, a potem ułożenie karty.
        [discovery] Wszystkie możliwe teraz pola, ułożenia i pionki, opisane słowami. Wybierz pole, a potem ułożenie karty.
       *[other] Wszystkie możliwe teraz pola, ułożenia i pionki, opisane słowami. Wybierz pole, a potem ułożenie żetonu.
    }
access-list-mine =
    { $game ->
        [hunters] Tylko obok obszarów z moimi pionkami lub chatkami
        [discovery] Tylko obok obszarów z moimi pionkami
       *[other] Tylko obok obszarów z moimi pionkami
    }
access-list-none = Nie ma takiego pola.
access-list-squares =
    { $count ->
        [one] Możliwe jest 1 pole.
        [few] Możliwe są { $count } pola.
        [many] Możliwych jest { $count } pól.
       *[other] Możliwych pól: { $count }.
    }
access-list-uses = Możliwe ruchy { $game ->
        [hunters] pionkiem lub chatką
       *[other] pionkiem
    }: { $count }.
access-list-uses-none =
    { $game ->
        [hunters] Nie można użyć żadnego pionka ani chatki.
        [discovery] Nie można użyć żadnego pionka.
       *[other] Nie można użyć żadnego pionka.
    }
access-list-again = naciśnij jeszcze raz, aby potwierdzić
access-list-turns =
    { $count ->
        [one] 1 ułożenie
        [few] { $count } ułożenia
        [many] { $count } ułożeń
       *[other] { $count } ułożenia
    }
access-turn-of = { $who }: { $what }
access-your-tile = Twoja kolej. { tile-capital }: { $tile }.
access-your-tiles =
    { $game ->
        [hunters] Twoja kolej. Karty: { $tiles }.
        [discovery] Twoja kolej. Karty: { $tiles }.
       *[other] Twoja kolej. Żetony: { $tiles }.
    }
access-tile-chosen =
    { $game ->
        [hunters] Ta karta: { $tile }
        [discovery] Ta karta: { $tile }
       *[other] Ten żeton: { $tile }
    }

# Sides and corners of a square, and the nine parts of a board.
access-side =
    { $side ->
        [north] północ
        [north-east] północny wschód
        [east] wschód
        [south-east] południowy wschód
        [south] południe
        [south-west] południowy zachód
        [west] zachód
        [north-west] północny zachód
       *[middle] środek
    }
# A way from the start tile: "2 north, 1 east".
access-steps =
    { $side ->
        [north] { $count } na północ
        [east] { $count } na wschód
        [south] { $count } na południe
       *[west] { $count } na zachód
    }
access-start =
    { $game ->
        [hunters] karta startowa
        [discovery] karta startowa
       *[other] żeton startowy
    }
access-part = { $kind }: { $where }
access-with = { $part } ({ $goods })
access-joins = { $part }, łączy się: { $where }
access-beside = { $side }: { $what }
access-lies = { $area }, od: { $from }, do: { $to }
access-lies-one = { $area }, { $at }
access-looks = { $at }: { $tile }
access-looks-nothing = { $at }: brak { tile-genitive }
access-piece = { $role } ({ $who })

access-good =
    { $good ->
        [shield]
            { $count ->
                [one] tarcza
                [few] { $count } tarcze
                [many] { $count } tarcz
               *[other] { $count } tarczy
            }
        [gold]
            { $count ->
                [one] bryła złota
                [few] { $count } bryły złota
                [many] { $count } brył złota
               *[other] { $count } bryły złota
            }
        [mushrooms]
            { $count ->
                [one] grzyby
                [few] { $count } grupy grzybów
                [many] { $count } grup grzybów
               *[other] { $count } grupy grzybów
            }
        [fish]
            { $count ->
                [one] 1 ryba
                [few] { $count } ryby
                [many] { $count } ryb
               *[other] { $count } ryby
            }
        [deer]
            { $count ->
                [one] 1 sztuka zwierzyny łownej
                [few] { $count } sztuki zwierzyny łownej
                [many] { $count } sztuk zwierzyny łownej
               *[other] { $count } sztuki zwierzyny łownej
            }
        [mammoth]
            { $count ->
                [one] mamut
                [few] { $count } mamuty
                [many] { $count } mamutów
               *[other] { $count } mamuta
            }
        [aurochs]
            { $count ->
                [one] bawół
                [few] { $count } bawoły
                [many] { $count } bawołów
               *[other] { $count } bawołu
            }
        [tiger]
            { $count ->
                [one] tygrys
                [few] { $count } tygrysy
                [many] { $count } tygrysów
               *[other] { $count } tygrysa
            }
        [fire]
            { $count ->
                [one] ogień
                [few] { $count } ognie
                [many] { $count } ogni
               *[other] { $count } ognia
            }
        [shrine]
            { $count ->
                [one] miejsce kultu
                [few] { $count } miejsca kultu
                [many] { $count } miejsc kultu
               *[other] { $count } miejsca kultu
            }
        [city]
            { $count ->
                [one] miasto
                [few] { $count } miasta
                [many] { $count } miast
               *[other] { $count } miasta
            }
       *[other] { $good }
    }

access-placed = { $who }: { tile-nominative }, { $at }
access-ghost = { $at }. { $tile }. Enter kładzie { tile-accusative }.

keys-everywhere = Na każdej stronie
keys-table = Przy stole
keys-look = Rozglądanie się
keys-replay = Oglądanie gry
keys-tab = przejdź do następnego lub poprzedniego elementu
keys-press = naciśnij przycisk, otwórz link
keys-close = zamknij okno
keys-help = ta lista
keys-list = graj z listy albo znów na planszy
keys-around =
    { $game ->
        [hunters] przechodź od karty do karty; karta zostanie opisana
        [discovery] przechodź od karty do karty; karta zostanie opisana
       *[other] przechodź od żetonu do żetonu; żeton zostanie opisany
    }
keys-feature =
    { $game ->
        [hunters] następny obszar tej karty
        [discovery] następny obszar tej karty
       *[other] następny obszar tego żetonu
    }
keys-tabs = w rzędzie zakładek: następna lub poprzednia
keys-steps = krok wstecz lub naprzód
keys-ends = na początek, na koniec
keys-run = odtwarzaj lub wstrzymaj

access-unreachable = Serwer nie odpowiada. To, co widzisz, może być nieaktualne. Strona sama próbuje ponownie.


# The name of a key on the keyboard.
key-space = Spacja

# A place for a piece that was chosen.
access-confirm = { $what }: naciśnij jeszcze raz, aby potwierdzić
access-ending = Tura zaraz się skończy. Enter kończy ją od razu, U cofa.
access-clock = zegar
settings-letterKeys = Skróty z jednego klawisza
