## A finished game taken apart, on the page

analysis-tab = Analiza
analysis-open = Analizuj
analysis-asking = Trwa analiza gry…
# $luck has a sign; $even says how the game ends with even tiles, $by by how many points
analysis-sentence =
    { $outcome ->
        [won] { $player } wygrywa o { $lead } pkt.
        [open] Gry nie dokończono: { $player } prowadzi o około { $lead } pkt.
       *[shared] { $player } dzieli zwycięstwo.
    } Szczęście { $luck } ± { $error }: { $even ->
        [wins] przy równym szczęściu { $player } wygrywa o { $by } pkt.
        [loses] przy równym szczęściu { $player } przegrywa o { $by } pkt.
       *[level] przy równym szczęściu jest remis ({ $by } pkt).
    }
analysis-unit = Liczone jako
analysis-unit-win = szansa na wygraną
analysis-unit-lead = przewaga w punktach
analysis-chart = Przebieg gry; strzałki przechodzą między turami
analysis-turn = Tura { $turn }
analysis-luck = szczęście
analysis-play = decyzje
analysis-lost = strata { $loss }
analysis-lost-nothing = bez straty
analysis-luck-of = szczęście { $luck }
analysis-mark-inaccuracy = niedokładność
analysis-mark-mistake = błąd
analysis-mark-blunder = gruby błąd
analysis-chance = { $player } { $value }
analysis-moves = Najlepsze ruchy
analysis-played = zagrany
analysis-only = Nie było nic do wyboru.
analysis-points =
    { $lead ->
        [one] { $lead } punkt
        [few] { $lead } punkty
        [many] { $lead } punktów
       *[other] { $lead } punktu
    }
analysis-back = Wróć do gry
analysis-band = Pasma to błąd standardowy: o tyle może się mylić ocena. Słupki w górę to szczęśliwe { tiles-nominative }, w dół pechowe; niżej widać, ile kosztowały decyzje.
analysis-table = Tura po turze w tabeli
analysis-sums = Co się na to składa
analysis-col-turn = Tura
analysis-col-player = Gracz
analysis-col-luck = Szczęście
analysis-col-loss = Strata
analysis-col-mark = Ocena
analysis-sum-start = Początek
analysis-sum-luck = Szczęście
analysis-sum-own = Własne decyzje
analysis-sum-others = Decyzje innych
analysis-sum-rest = Niewyjaśnione
analysis-sum-result = Wynik
analysis-rest-about = To, co niewyjaśnione, jest błędem analizy, a nie gracza.
analysis-deeper = Sprawdź głębiej
analysis-progress = gotowe { $percent }
analysis-deep =
    { $game ->
        [carcassonne] Ta analiza uwzględnia też każdy żeton, który może przyjść jako następny.
       *[other] Ta analiza uwzględnia też każdą kartę, która może przyjść jako następna.
    }

what-if-open = Graj dalej stąd
what-if-about = Gra toczy się dalej od tej pozycji przy osobnym stole, a obok planszy widać jej ocenę. Wynik nigdzie się nie liczy.
what-if-seat = Grasz jako
what-if-all = wszyscy gracze
what-if-against = Pozostali
what-if-draws =
    { $game ->
        [carcassonne] Żetony
       *[other] Karty
    }
what-if-chance = losowo
what-if-chosen = wybieram je
evaluation-title = Ocena

exercise-open =
    { $count ->
        [one] Zagraj jeszcze raz najkosztowniejszą decyzję
        [few] Zagraj jeszcze raz { $count } najkosztowniejsze decyzje
        [many] Zagraj jeszcze raz { $count } najkosztowniejszych decyzji
       *[other] Zagraj jeszcze raz { $count } najkosztowniejszej decyzji
    }
exercise-of = Czyje decyzje
exercise-none = { $player }: żadnej kosztownej decyzji.
exercise-title = Ćwiczenie { $number } z { $count }
exercise-ask = { $player } gra tu inaczej, a to kosztuje { $loss }. Znajdź lepszy ruch: zagraj go na planszy.
exercise-is-best = Najlepszy ruch!
exercise-is-better = Lepiej niż w grze: { $value }, najlepszy ruch { $best }.
exercise-is-same = Tak było w grze: { $value }, najlepszy ruch { $best }.
exercise-is-worse = Gorzej niż w grze: { $value }, najlepszy ruch { $best }.
exercise-is-unlisted = Tego ruchu nie ma wśród ocenionych: jest wart najwyżej { $value }, najlepszy ruch { $best }.
exercise-solution = Pokaż rozwiązanie
exercise-again = Spróbuj jeszcze raz
exercise-next = Dalej
exercise-end = Koniec
