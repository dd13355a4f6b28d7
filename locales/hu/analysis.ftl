## A finished game taken apart, on the page

analysis-tab = Elemzés
analysis-open = Elemzés
analysis-asking = A játszma elemzése folyik…
# $luck has a sign; $even says how the game ends with even tiles, $by by how many points
analysis-sentence =
    { $outcome ->
        [won] { $player } { $lead } ponttal győzött.
        [open] A játszmát nem játszották végig: { $player } körülbelül { $lead } ponttal vezetett.
       *[shared] { $player } osztozik a győzelmen.
    } Szerencse: { $luck } ± { $error }. { $even ->
        [wins] Egyforma szerencsével { $player } { $by } ponttal győz.
        [loses] Egyforma szerencsével { $player } { $by } ponttal veszít.
       *[level] Egyforma szerencsével döntetlen ({ $by } pont).
    }
analysis-unit = Mértékegység
analysis-unit-win = győzelmi esély
analysis-unit-lead = pontelőny
analysis-chart = A játszma menete; a nyilak körről körre lépnek
analysis-turn = { $turn }. kör
analysis-luck = szerencse
analysis-play = döntések
analysis-lost = veszteség: { $loss }
analysis-lost-nothing = veszteség nélkül
analysis-luck-of = szerencse: { $luck }
analysis-mark-inaccuracy = pontatlanság
analysis-mark-mistake = hiba
analysis-mark-blunder = súlyos hiba
analysis-chance = { $player } { $value }
analysis-moves = A legjobb lépések
analysis-played = megtett
analysis-only = Nem volt miről dönteni.
analysis-points = { $lead } pont
analysis-back = Vissza a játszmához
analysis-band = A sávok a standard hibát mutatják: ennyit tévedhet a becslés. A felfelé álló oszlop szerencsés, a lefelé álló balszerencsés húzás; alattuk az látszik, mennyibe kerültek a döntések.
analysis-table = Körről körre, táblázatban
analysis-sums = Miből áll össze
analysis-col-turn = Kör
analysis-col-player = Játékos
analysis-col-luck = Szerencse
analysis-col-loss = Veszteség
analysis-col-mark = Jel
analysis-sum-start = Kezdet
analysis-sum-luck = Szerencse
analysis-sum-own = Saját döntések
analysis-sum-others = A többiek döntései
analysis-sum-rest = Megmagyarázatlan
analysis-sum-result = Eredmény
analysis-rest-about = A megmagyarázatlan rész az elemzés hibája, nem a játékosé.
analysis-deeper = Mélyebben
analysis-progress = { $percent } kész
analysis-deep = Ez az elemzés azt is nézi, mi jöhet még a következő húzásra.

what-if-open = Játék tovább innen
what-if-about = A játszma ebből az állásból egy külön asztalnál folytatódik, és a tábla mellett látszik az állás értéke. Az eredménye sehol sem számít.
what-if-seat = Te játszol
what-if-all = minden helyen
what-if-against = A többiek
what-if-draws = Húzások
what-if-chance = véletlenül
what-if-chosen = én választom
evaluation-title = Értékelés

exercise-open = Próbáld újra a legdrágább döntéseket ({ $count })
exercise-of = Kinek a döntései
exercise-none = { $player } nem hozott drága döntést.
exercise-title = { $number }. gyakorlat ({ $count })
exercise-ask = { $player } itt mást lépett, és ez ennyibe került: { $loss }. Találj jobb lépést: játszd meg a táblán.
exercise-is-best = A legjobb lépés!
exercise-is-better = Jobb annál, ami a játszmában történt: { $value }, a legjobb lépés { $best }.
exercise-is-same = A játszmában is ez történt: { $value }, a legjobb lépés { $best }.
exercise-is-worse = Rosszabb annál, ami a játszmában történt: { $value }, a legjobb lépés { $best }.
exercise-is-unlisted = Nincs a vizsgált lépések között: legfeljebb ennyit ér: { $value }, a legjobb lépés { $best }.
exercise-solution = A megoldás
exercise-again = Még egyszer
exercise-next = Következő
exercise-end = Kész
