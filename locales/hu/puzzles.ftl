# Feladványok: végjátékok egyetlen legjobb lépéssel.

nav-puzzles = Feladványok
puzzles-title = Feladványok
puzzle-daily = A nap feladványa
puzzle-number = { $name }, { $number }. feladvány
puzzle-goal-win = Találd meg a lépést, amely bármilyen húzásnál nyer.
puzzle-goal-best = Találd meg a legjobb esélyű lépést: utána gyakrabban nyersz, mint nem.
puzzle-goal-save = Mentsd meg a játszmát: találd meg az egyetlen lépést, amely megőrzi az esélyeidet.
puzzle-last = Ez az utolsó kártya.
puzzle-left = A kártyád után még { $count } kártya kerül húzásra: lásd „Hátravan”.
puzzle-to-come = Hátravan
puzzle-you = Te
puzzle-other = Ellenfél
puzzle-next = Következő feladvány
puzzle-open-daily = A nap feladványa
puzzle-choose = Mely feladványok
puzzle-game = Játék
puzzle-any-game = Minden játék
puzzle-theme = Téma
puzzle-any-theme = Minden téma
puzzle-theme-finish = Terület befejezése
puzzle-theme-gift = Az ellenfél területének befejezése
puzzle-theme-join = Területek összekapcsolása
puzzle-theme-block = Blokkolás
puzzle-theme-stay = A végéig maradó bábu
puzzle-theme-claim = Területet foglaló bábu
puzzle-theme-take = Bábu levétele
puzzle-theme-bonus = Bónuszkártya
puzzle-theme-quiet = Csendes lépés
puzzle-theme-last = Az utolsó kártya
puzzle-difficulty-light = könnyű
puzzle-difficulty-medium = közepes
puzzle-difficulty-hard = nehéz
puzzle-rating = A feladvány értékszáma: { $rating } (a botoknak { $difficulty })
puzzle-right = Helyes!
puzzle-wrong = Nem ez a legjobb lépés.
puzzle-why-right = A lépésed az esetek { $percent }%-ában nyer, a következő legjobb { $second }%-ában.
puzzle-why-wrong = A lépésed az esetek { $yours }%-ában nyer, a megoldás { $percent }%-ában.
puzzle-proved = A játszma végéig ellenőrizve: mindketten a lehető legjobban játszanak, minden húzás egyformán valószínű, a közös győzelem fél győzelem.
puzzle-moves =
    { $count ->
        [one] Az egyetlen lépés
       *[other] A legjobbak { $count } lépés közül
    }
puzzle-does = Mit tesz a megoldás
puzzle-follows = Mi következhet
puzzle-drawn = { $tile }: az esetek { $chance }%-ában húzzák, ekkor { $percent }%-ban nyersz
puzzle-ends = Vége a játszmának: { $yours } – { $theirs } pont.
puzzle-show = A táblán
puzzle-show-start = A feladvány
puzzle-show-yours = A lépésed
puzzle-show-solution = A megoldás
puzzle-counted = Az értékszámod: { $rating } ({ $change })
puzzle-not-counted = Erre a feladványra már válaszoltál: csak az első válasz számít.
puzzle-standing = Az értékszámod: { $rating } ± { $uncertainty }
puzzle-solved = { $answered } közül { $right } helyes
puzzle-streak = { $count } egymás után
puzzle-days = a nap feladványa: { $count } napja minden nap
puzzle-retry = Újra
