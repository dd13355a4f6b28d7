# Gra w terminalu oraz jej zdania tam, gdzie używają ich inne polecenia. To, co wpisuje gracz, jest takie samo w każdym
# języku: poleceń, ról i liter w cudzysłowie się nie tłumaczy.

## Kto

cli-seat = gracz { $seat }
cli-seat-name = Gracz { $seat }
cli-list = { $first } i { $last }
cli-nobody = nikt
cli-none = brak
cli-follower = pionek

## Co się stało. Bez kropki na końcu: dodaje ją program.

cli-points =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
cli-scored =
    { $shared ->
        [yes] { $what } na polu { $square }: { $sum } = { $points } dla każdego: { $seats } ({ $reasons })
       *[no] { $what } na polu { $square }: { $sum } = { $points } dla: { $seats } ({ $reasons })
    }
# Czyje pionki liczą się do przewagi; jak w „gracz 0: 2, gracz 1: 1”.
cli-scored-pieces =
    { $kind ->
        [city] rycerze
        [road] złodzieje
        [field] farmerzy
        [monastery] mnisi
        [forest] zbieracze
        [river] rybacy
        [meadow] łowcy
       *[river-system] chatki
    } – { $pieces }
cli-scored-shrine = łowca przy miejscu kultu punktuje sam, { $rule }
cli-feature-farmers = farmerzy przy mieście
cli-feature-small =
    { $kind ->
        [city] miasto z zaledwie dwóch żetonów
        [plain] zamknięta równina z zaledwie 2 kart
        [mountain] zamknięte góry z zaledwie 2 kart
       *[sea] zamknięte morze z zaledwie 2 kart
    }
cli-feature-incomplete =
    { $kind ->
        [city] nieukończone miasto
        [road] nieukończona droga
        [monastery] nieukończony klasztor
        [plain] niezamknięta równina
        [mountain] niezamknięte góry
       *[sea] niezamknięte morze
    }
cli-feature-complete =
    { $kind ->
        [plain] zamknięta równina
        [mountain] zamknięte góry
        [sea] zamknięte morze
       *[other] { $word }
    }
cli-feature-as-open =
    { $kind ->
        [plain] równina (liczona jako niezamknięta; { $tiles })
        [mountain] góry (liczone jako niezamknięte; { $tiles })
       *[sea] morze (liczone jako niezamknięte; { $tiles })
    }
cli-sum-nothing =
    { $kind ->
        [field] żadnego ukończonego miasta
        [meadow] ani zwierzyny łownej, ani mamuta, ani bawołu
        [river-system] ani jednej ryby
        [mountain] żadnego miasta w górach ani na sąsiedniej równinie
        [sea] żadnego miasta na brzegu
       *[other] nic
    }
cli-went-home =
    { $rule ->
        [HG14] Z pola { $square } do zapasu wraca bez punktów { $role } ({ $seat }; { $rule })
       *[other] Z pola { $square } do zapasu wraca { $role } ({ $seat }; { $rule })
    }
cli-set-aside-returns =
    Żeton { $tile } ze stosu { $stack ->
        [river] rzeki
        [bonus] bonusowego
       *[land] głównego
    } nigdzie nie pasuje: zostaje odłożony i wróci do stosu, gdy pociągnięty zostanie inny (C5, { $rule })
cli-set-aside-leaves =
    { tile-capital } { $tile } ze stosu { $stack ->
        [river] rzeki
        [bonus] kart bonusowych
       *[land] głównego
    } nigdzie nie pasuje: wypada z gry (C5, { $rule })
cli-left-the-game = Rzeki nie można przedłużyć: z gry wypada { $count } x żeton { $tile } ({ $rule })
cli-bonus-tile = Złoto: { $seat } kładzie kartę bonusową ({ $rule })
cli-final-scoring =
    { $rule ->
        [R2] Żaden z pozostałych żetonów nigdzie nie pasuje
        [R15] Ostatnia karta krajobrazu nigdzie nie pasuje
       *[other] Ostatnia tura dobiegła końca
    }: teraz punktacja końcowa ({ $rule })
cli-won = Koniec gry: wygrywa { $winner }, { $points } ({ $rule })
cli-won-together = Koniec gry: wspólnie wygrywają { $winners }, każdy ma { $points } ({ $rule })
cli-log-line = Tura { $turn }, { $seat }: { $event }
cli-log-empty = Nikt jeszcze nie zdobył punktów.

## Obok planszy

cli-title-points = punkty
piece-title-follower = pionki
piece-title-hut = chatki
cli-title-hand = ręka
cli-tiles-left =
    { $game ->
        [hunters] Pozostałe karty: { $stacks }
        [discovery] Pozostałe karty: { $stacks }
       *[other] Pozostałe żetony: { $stacks }
    }
cli-stack-left =
    { $stack ->
        [river] rzeka
        [bonus] bonusowe
       *[land] główne
    } { $count }
cli-unseen =
    Nieodkryte w stosie { $stack ->
        [river] rzeki
        [bonus] kart bonusowych
       *[land] głównym
    }: { $tiles }
cli-unseen-none = Nie ma już żadnych { tiles-genitive }.
cli-owners =
    { $game ->
        [hunters] pionki i chatki: { $pieces }; należy do: { $owners }
        [discovery] pionki: { $pieces }; należy do: { $owners }
       *[other] pionki: { $pieces }; należy do: { $owners }
    }
cli-if-complete =
    po { $kind ->
        [plain] zamknięciu
        [mountain] zamknięciu
        [sea] zamknięciu
       *[other] ukończeniu
    } { $kind ->
        [monastery] { $sum }
       *[other] co najmniej { $sum }
    } = { $points }
cli-if-ended = gdyby gra się teraz skończyła, { $sum } = { $points }
cli-completing =
    { $game ->
        [hunters] { $count ->
            [one] do ukończenia nadaje się 1 karta
            [few] do ukończenia nadają się { $count } karty
            [many] do ukończenia nadaje się { $count } kart
           *[other] do ukończenia nadaje się { $count } karty
        }
        [discovery] { $count ->
            [one] do zamknięcia nadaje się 1 karta
            [few] do zamknięcia nadają się { $count } karty
            [many] do zamknięcia nadaje się { $count } kart
           *[other] do zamknięcia nadaje się { $count } karty
        }
       *[other] { $count ->
            [one] do ukończenia nadaje się 1 żeton
            [few] do ukończenia nadają się { $count } żetony
            [many] do ukończenia nadaje się { $count } żetonów
           *[other] do ukończenia nadaje się { $count } żetonu
        }
    }
cli-state-monastery =
    { $count ->
        [one] wokół brakuje 1 żetonu
        [few] wokół brakuje { $count } żetonów
        [many] wokół brakuje { $count } żetonów
       *[other] wokół brakuje { $count } żetonu
    }
cli-state-complete =
    { $tiles }, { $kind ->
        [city] ukończone
        [road] ukończona
        [river] ukończona
        [field] ukończona
        [meadow] ukończona
        [plain] zamknięta
        [mountain] zamknięte
        [sea] zamknięte
       *[other] ukończony
    }
cli-state-open =
    { $tiles }, { $count ->
        [one] 1 otwarty bok
        [few] { $count } otwarte boki
        [many] { $count } otwartych boków
       *[other] { $count } otwartego boku
    }
cli-outside =
    ({ $count ->
        [one] poza tym oknem leży { part-tile }
        [few] poza tym oknem leżą { part-tile }
        [many] poza tym oknem leży { part-tile }
       *[other] poza tym oknem leży { part-tile }
    }: „view X,Y” przesuwa okno, „view all” pokazuje mapę)
cli-fits-outside = { tile-capital } pasuje też poza oknem: { $squares }
cli-fits-outside-more =
    Pasuje też na { $count ->
        [one] jednym polu
        [few] { $count } polach
        [many] { $count } polach
       *[other] { $count } pola
    } poza oknem („more” je pokazuje):

## Co ktoś może zrobić i co robi

cli-use = { $role } na { $letter }
cli-take = zdejmij { role-taken } z pola { $square }
cli-no-piece = pomiń
cli-now = { $sum } = { $points } od razu
cli-now-for = { $sum } = { $points } od razu dla: { $who }
cli-worth-up-to = obecnie najwyżej { $points } pkt
cli-worth-as-it-stands = obecnie { $points } pkt
cli-worth-if-complete =
    po { $kind ->
        [plain] zamknięciu
        [mountain] zamknięciu
        [sea] zamknięciu
       *[other] ukończeniu
    } { $kind ->
        [monastery] { $points }
       *[other] co najmniej { $points }
    } pkt
cli-place = połóż { $tile } na polu { $square } r{ $rotation }
cli-discard = odrzuć { $tile }
cli-draw = pociągnij { $tile }
cli-lay-aside = odłóż { $tile } na bok
# Stoją po imieniu gracza.
cli-uses =
    { $game ->
        [hunters] wybiera: { $choice }
        [discovery] stawia pionka: { $choice }
       *[other] stawia pionka: { $choice }
    }
cli-takes = zdejmuje { role-taken } z pola { $square }
cli-uses-nothing =
    { $game ->
        [hunters] nie stawia pionka ani chatki
        [discovery] nie stawia pionka
       *[other] nie stawia pionka
    }
cli-places = kładzie { $tile } na polu { $square } r{ $rotation }
cli-places-tile = kładzie { $tile }
cli-discards = odrzuca { $tile }
cli-draws = ciągnie { $tile }
cli-lays-aside = odkłada { $tile } na bok
cli-chooses-tile = wybiera { tile-accusative } do położenia
cli-chooses-discard = wybiera kartę do odrzucenia
cli-turn = Tura { $turn }: { $who } { $does }

## Początek

cli-opening =
    { $rules }, { $count ->
        [one] 1 gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }, losowanie: { $draws }
cli-draws-seed = ziarno { $seed }
cli-draws-fair = uczciwe tasowanie { $shuffle }
cli-draws-entered = { tiles-nominative } wpisywane
cli-wrong-seed = Uwaga: ziarno „{ $seed }” nie daje losowań z tego zapisu (pierwsza różnica w turze { $turn }). Odtąd { tiles-nominative } wpisuje się ręcznie.
cli-bot-missing = { $name }: tu gra się z klawiatury; podaj bota znów w --bots, aby grał dalej.
cli-game-over = Gra jest skończona.
cli-goes-on = Gra toczy się dalej od tury { $turn }.
cli-type-help = W każdej chwili możesz wpisać „help”.
cli-empty-seed = pustego ziarna nie da się zapisać: podaj co najmniej jedną literę lub cyfrę
cli-too-many-bots = liczba botów: { $bots }, a miejsc jest tylko: { $seats }
cli-wrong-names = liczba imion w --names: { $names }, a miejsc dla ludzi: { $seats }
cli-name-of-bot = imię „{ $name }” kończy się jak nazwa bota; boty sadza --bots
cli-save-exists = plik { $file } już coś zawiera: graj dalej w tę grę z --resume albo zapisz do innego pliku
cli-resume-elsewhere = Zapis powstał w innym programie i pozostaje bez zmian: gra toczy się dalej w pliku { $file }.
cli-resume-same = plik { $file } powstał w innym programie i pozostaje bez zmian: zapisz do innego pliku

## Pytania

cli-ask-drawn =
    { $game ->
        [hunters] Jaką kartę
        [discovery] Jaką kartę
       *[other] Jaki żeton
    } (+TILE) ze stosu { $stack ->
        [river] rzeki
        [bonus] kart bonusowych
       *[land] głównego
    } ciągnie { $seat }?
cli-ask-bonus-drawn = Jaką kartę bonusową (+TILE) ciągnie { $seat }?
cli-ask-laid-aside = Jaką kartę (+TILE) odkładacie na bok ({ $rule })?
cli-ask-square = Pole 1-{ $count } (albo X,Y), ewentualnie z obrotem (1 r3):
cli-ask-rotation = Na polu { $square } pasuje z { $rotations } (Enter: { $first }, back: inne pole):
cli-ask-tile =
    { $game ->
        [hunters] Która karta, 1-{ $count }?
        [discovery] Która karta, 1-{ $count }?
       *[other] Który żeton, 1-{ $count }?
    }
cli-ask-use = Co wybierasz?
cli-may-use = { $seat } może użyć { piece-genitive }:
cli-no-piece-possible =
    { $game ->
        [hunters] Na tej karcie nie można użyć żadnego pionka ani chatki.
        [discovery] Nie można teraz użyć żadnego pionka.
       *[other] Na tym żetonie nie można użyć żadnego pionka.
    }
cli-laid-aside = Odłożona przed początkiem gry: { $tile } ({ $rule }).
cli-must-discard = Żadna odkryta karta nigdzie nie pasuje: jedna wypada z gry ({ $rule }).
cli-enter-draws-bonus = Las ze złotem jest ukończony: Enter ciągnie kartę bonusową ({ $rule }), u cofa.
cli-enter-ends-game = Enter kończy grę, u cofa.
cli-enter-ends-turn = Enter kończy turę, u cofa.
cli-enter-goes-on = Enter prowadzi dalej, u cofa.

## Odpowiedzi, które nie pasują

cli-refused = { $refusal } ({ $rule })
cli-not-allowed = Niedozwolone: { $refusal }.
cli-press-enter = „{ $word }” nic tu nie znaczy: naciśnij Enter, aby grać dalej, albo wpisz u, aby cofnąć.
cli-no-tile =
    { $game ->
        [hunters] Nie ma karty „{ $word }”. Wpisz jedną z: { $tiles }
        [discovery] Nie ma karty „{ $word }”. Wpisz jedną z: { $tiles }
       *[other] Nie ma żetonu „{ $word }”. Wpisz jeden z: { $tiles }
    }
cli-none-left =
    { $game ->
        [hunters] Karty
        [discovery] Karty
       *[other] Żetonu
    } { $tile } nie ma już w stosie { $stack ->
        [river] rzeki
        [bonus] kart bonusowych
       *[land] głównym
    }: „left” pokazuje, co zostało.
cli-tile-fits-nowhere = Ta karta nigdzie nie pasuje: wybierz drugą.
cli-not-in-hand = „{ $word }” nie jest żadną z Twoich odkrytych kart: wpisz liczbę od 1 do { $count }.
cli-other-tile = To jest { tile-nominative } { $tile }, a nie „{ $word }”.
cli-no-rotation = „{ $word }” nie jest obrotem: są r0, r1, r2 i r3.
cli-bad-rotation = „{ $word }” tam nie pasuje: możliwe są { $rotations }.
cli-no-square = Nie ma pola { $number }: są ponumerowane od 1 do { $count }.
cli-bad-square = „{ $word }” nie jest polem: wpisz liczbę od 1 do { $count } albo X,Y rN, na przykład „{ $example }”.
cli-no-fit-because = { tile-capital } nie pasuje na polu { $square }: { $refusal }. Pasuje na ponumerowanych polach.
cli-no-fit-turned = Nie z { $rotation }: { $refusal }. Na polu { $square } pasuje z { $rotations }.
cli-no-choice = Nie ma możliwości { $number }: wpisz liczbę od 0 do { $count } albo ROLE LETTER.
cli-bad-choice = „{ $word }” to żadna z możliwości: wpisz liczbę od 0 do { $count } albo ROLE LETTER.
cli-unread-choice = { $reason }: wpisz liczbę od 0 do { $count } albo ROLE LETTER.
cli-bad-features = „{ $word }” po „features” nic nie znaczy: jest „features” i „features all”
cli-bad-view = „{ $word }” nie da się obejrzeć: spróbuj „view 2,-1”, „view all” albo „view auto”
cli-no-more = Wszystkie pola, na które pasuje { tile-nominative }, są na ekranie.

## Cofanie, zapis, wyjście

cli-undone = Cofnięto.
cli-undo-nothing = Nie ma czego cofnąć.
cli-undo-drawn =
    { $game ->
        [hunters] Karta została pociągnięta i odkryta: nie ma już czego cofnąć.
        [discovery] Karta została pociągnięta i odkryta: nie ma już czego cofnąć.
       *[other] Żeton został pociągnięty i odkryty: nie ma już czego cofnąć.
    }
cli-undo-begun = Tura dopiero się zaczęła: nie ma w niej czego cofnąć.
cli-save-where = Gdzie zapisać? Podaj plik: save game.hedgerow
cli-saved = Zapisano do pliku { $file }.
cli-not-saved = nie udało się zapisać gry do pliku „{ $file }”
cli-no-file-name = „{ $file }” nie jest nazwą pliku
cli-quit-with-file = Do jakiego pliku zapisać grę? (Enter: { $file }; „no” nie zapisuje, „back” wraca do gry)
cli-quit-without-file = Do jakiego pliku zapisać grę? (nie podano pliku, Enter wychodzi bez zapisu; „no” nie zapisuje, „back” wraca do gry)
cli-quit-unsaved = Gra toczy się dalej: „quit” jeszcze raz zapyta o plik, a „no” wychodzi bez zapisu.
cli-quit-no-file = „{ $word }” nie jest nazwą zapisu: ta kończy się na .hedgerow i nie ma odstępów („save PLIK” przyjmuje każdą nazwę).
cli-goodbye = Do zobaczenia.
cli-kept = Gra jest zachowana. Graj dalej: hedgerow play --resume { $file }
cli-input-ended = Dane wejściowe się skończyły. Gra nie została zapisana, bo nie podano pliku.
cli-input-ended-saved = Dane wejściowe się skończyły. Gra jest zapisana w pliku { $file } i można ją wznowić.
cli-input-unreadable = nie udało się odczytać danych wejściowych
cli-record-broken = zapisu gry nie da się już odtworzyć

## Boty

cli-bot-fails = { $who } nie daje użytecznej odpowiedzi: { $reason }. Dalej gra ktoś przy klawiaturze.
cli-nothing-to-decide = Teraz nie ma nic do rozstrzygnięcia.
cli-no-bot = Brak podpowiedzi: { $problem }.
cli-hint = { $bot } radzi: { $suggestion }.
cli-nothing = nic
# Między dwoma krokami podpowiedzi, po przecinku.
cli-then = potem
cli-expected = spodziewana przewaga { $lead }, szansa na wygraną { $percent }%

## Znaki na obrazkach

cli-sign-crossing = skrzyżowanie
cli-sign-spring = źródło
cli-sign-lake =
    { $count ->
        [one] jezioro z 1 rybą
        [few] jezioro z { $count } rybami
        [many] jezioro z { $count } rybami
       *[other] jezioro z { $count } ryby
    }
# Role ze swoimi znakami, tak jak ma je gracz na tym miejscu.
cli-sign-roles = { $roles } (gracz { $seat })
cli-good =
    { $good ->
        [shield] tarcza
        [gold] złoto
        [mushrooms] grzyby
        [fish] ryba
        [deer] zwierzyna łowna
        [mammoth] mamut
        [aurochs] bawół
        [tiger] tygrys
        [fire] ogień
        [shrine] miejsce kultu
       *[city] miasto
    }

## Strona pomocy: co robi każde polecenie

cli-help-drawn-title =
    { $game ->
        [hunters] Jaką kartę pociągnięto:
        [discovery] Jaką kartę pociągnięto:
       *[other] Jaki żeton pociągnięto:
    }
cli-help-drawn = { tile-nominative } o tej nazwie; bez + litery u, s, b, h i q są poleceniami
cli-help-place-title = Gdzie położyć { tile-accusative }:
cli-help-square = pole <3>
cli-help-square-turned = to samo, z jednym obrotem w prawo
cli-help-coordinates = pole według współrzędnych (x u góry, y po lewej) i obrót od r0 do r3
cli-help-back = wybierz jeszcze raz
cli-help-piece-title =
    { $game ->
        [hunters] Który pionek lub która chatka:
        [discovery] Który pionek:
       *[other] Który pionek:
    }
cli-help-choice = numer 2 z listy
cli-help-pass = żaden
cli-help-role = według nazwy, na przykład „{ $example }”
cli-help-take = zdejmij swojego pionka z tego pola i zdobądź za niego punkty
cli-help-any-title = W każdej chwili:
cli-help-undo =
    { $game ->
        [hunters] cofnij ostatni krok, dopóki nie pociągnięto nowej karty
        [discovery] cofnij ostatni krok, dopóki nie pociągnięto nowej karty
       *[other] cofnij ostatni krok, dopóki nie pociągnięto nowego żetonu
    }
cli-help-board = narysuj planszę jeszcze raz
cli-help-view = obejrzyj inną część dużej planszy
cli-help-view-auto = podążaj za grą
cli-help-view-all = mała mapa
cli-help-more = kolejne pola poza ekranem, na które pasuje { tile-nominative }
cli-help-scores =
    { $game ->
        [hunters] punkty, pionki, chatki i pozostałe karty
        [discovery] punkty, pionki i pozostałe karty
       *[other] punkty, pionki i pozostałe żetony
    }
cli-help-features =
    { $game ->
        [hunters] wszystkie nieukończone obszary, ich właściciele i wartość
        [discovery] wszystkie niezamknięte obszary, ich właściciele i wartość
       *[other] wszystkie nieukończone obszary, ich właściciele i wartość
    }
cli-help-features-all =
    { $game ->
        [hunters] także ukończone
        [discovery] także zamknięte
       *[other] także ukończone
    }
cli-help-left = { tiles-nominative }, których nikt jeszcze nie widział
cli-help-why = wszystkie dotychczasowe punkty z wyjaśnieniem
cli-help-hint = co zrobiłby bot
cli-help-hint-bot = co zrobiłby inny bot
cli-help-save-file = zapisz grę
cli-help-save = zapisz do pliku podanego na początku
cli-help-quit = wyjdź z gry
cli-help-help = ta strona
cli-help-signs-title = Znaki:
