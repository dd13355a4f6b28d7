# Mit mond a --help. Az „a b” parancsot a help-a-b írja le, a c argumentumát a help-a-b-c, vagy ha több parancsé, a help-any-c;
# a -long az, ami a -h helyett kért --help esetén következik. Egy sor egy bekezdés. A kapcsolók, parancsok, botok és
# szabályváltozatok neve és a csupa nagybetűs szavak minden nyelven ugyanazok.

help = { game-carcassonne }, { game-hunters }, { game-discovery }: játék, szimuláció, visszajátszás, rajz, számolás, magyarázat
help-long = A szabályok nem hivatalos, független megvalósítása.

## Ami több parancsé

help-any-language = A program nyelve (alapértelmezés a környezeté: HEDGEROW_LANGUAGE, LC_ALL, LC_MESSAGES, LANG)
help-any-help = Súgó; a -h rövidebb, a --help többet mond
help-any-version = A verzió kiírása
help-any-help-command = Ez az oldal vagy egy parancs súgója
help-any-rules = A szabályváltozat, például hunters/en-2014 (a „hedgerow rules” felsorolja őket)
help-any-options = A változat választható része: river (Carcassonne), equal-turns (discovery/advanced), literal (hunters/pl-2002, hunters/hu-2002)
help-any-set = Saját kártyakészlet egy nyomtatott helyett: FILE a fő paklihoz, bonus=FILE egy másikhoz (ismételhető)
help-any-data = A szerver adatmappája
help-any-name = Kinek a fiókja
help-any-record = A játszma jegyzéke
help-any-out = A kiírandó fájl: .svg vagy .png; „-”: szabványos kimenet
help-any-tile = Hány képpont széles egy kártya PNG-ben
help-any-seats = Hány játékos
help-any-json = JSON kiírása az oldal helyett; =FILE esetén abba a fájlba is
help-any-threads = Hány játszma fut egyszerre (alapértelmezésben magonként egy)
help-any-until = Csak ennek a körnek a végéig

## play

help-play = Játék egy billentyűzetnél, a terminálban, akár botokkal
help-play-seats = Hány játékos a botokkal együtt (alapértelmezés 2, vagy eggyel több a botok számánál)
help-play-bots = Botok az utolsó helyekre, például hard,easy; ha minden hely az övék, a játszma magától zajlik
help-play-bots-long = Folytatott játszmában a botok a nevükről ismerhetők fel, kivéve a programokat (cmd:...): azokat újra meg kell adni.
help-play-names = Az emberek nevei, a helyek sorrendjében
help-play-first = A kezdő hely (alapértelmezésben a mag dönti el)
help-play-seed = A keverés magja (alapértelmezésben új)
help-play-enter-draws = A kártyákat igazi asztalnál húzzátok, és begépelitek
help-play-save = A játszma mentése ebbe a fájlba minden kör után
help-play-resume = Az ebben a fájlban lévő játszma folytatása és mentése ide, hacsak a --save mást nem mond, vagy nem más program készítette

## serve

help-serve = Asztalok embereknek és botoknak, a böngészőben
help-serve-long = Minden egyetlen mappában van (--data). Minden kapcsoló környezeti változóként is megadható. A HEDGEROW_LOG mondja meg, mennyi kerül a naplóba (error, warn, info, debug).
help-serve-data = A mappa, amelyben minden benne van: fiókok és játszmák. Ha nincs, létrejön
help-serve-listen = Hol figyeljen, HOST:PORT alakban. A 0.0.0.0 más gépekről is elérhetővé teszi
help-serve-tls-cert = A szerver tanúsítványa és azok, amelyek kezeskednek érte, PEM formában: a szerver ekkor https-en beszél
help-serve-tls-cert-long = A fájlokat újraolvassa, ha megváltoznak, így egy megújított tanúsítványhoz nem kell újraindítás. A használhatatlan új fájlokat figyelmen kívül hagyja, és a napló megmondja, miért.
help-serve-tls-key = Ennek a tanúsítványnak a kulcsa, PEM formában
help-serve-http-redirect = Hol figyeljen sima http-re, és küldjön tovább mindenkit https-re, HOST:PORT formában
help-serve-acme = A szerver egy neve, például games.example.org, amelyhez maga szerez tanúsítványt; többször is megadható
help-serve-acme-long = E név 443-as portjának a --listen címére kell vezetnie: a hitelesítő ott nézi meg (ACME, tls-alpn-01). A tanúsítvány az adatmappában van, és időben megújul. --acme-agree kell hozzá.
help-serve-acme-agree = A tanúsítványokat kiadó hitelesítő feltételeinek elfogadása
help-serve-acme-contact = Ahová a hitelesítő a gazdának írhat
help-serve-acme-directory = A hitelesítő, amely a tanúsítványokat kiadja
help-serve-acme-root = Melyik tanúsítványról ismerhető fel egy saját hitelesítő, PEM formában
help-serve-metrics = Hol találják a szervert figyelő programok a /metrics lapot (HOST:PORT); enélkül sehol
help-serve-public-url = A cím, amelyet az emberek beírnak, például https://games.example.org
help-serve-public-url-long = Add meg mindig, ha a szervernek saját neve van: a sütik ekkor a https-hez kötődnek, és a más oldalakról jövő kérések felismerhetők. Nélküle a szerver a kérések Host fejlécéhez igazodik.
help-serve-base-path = Az útvonal, amely alatt egy fordított proxy a szervert mutatja, például /hedgerow
help-serve-trust-proxy = Higgyen az X-Forwarded-For, X-Forwarded-Proto és X-Forwarded-Host fejléceknek
help-serve-trust-proxy-long = Csak olyan fordított proxy mögött, amely maga állítja be őket: különben bárki bármilyen címet mondhatna magáénak. Az X-Forwarded-For utolsó címe számít, az, amelyet a proxy látott.
help-serve-start-empty = Kezdés üres adatbázissal, ahol a régi elveszett
help-serve-start-empty-long = Enélkül a szerver nem indul el egy ilyen mappában: egy üres adatbázis az elveszett helyén úgy festene, mintha semmi sem történt volna. A „hedgerow admin restore” visszaállít egy mentést.
help-serve-accept-loss = Folytatás azzal, ami egy sérült adatbázisból megmaradt
help-serve-accept-loss-long = Enélkül a szerver nem indul el olyan adatbázissal, amelyből nyugtázott adat veszett el, vagy amely nem ép. Jobb visszaállítani egy mentést: „hedgerow admin restore”.
help-serve-backup-dir = A mentések mappája, lehetőleg másik lemezen. Ha nincs megadva, nem készül mentés
help-serve-backup-dir-long = Minden szervernek saját mappa kell. A „hedgerow admin restore MAPPA” a legújabb mentést állítja vissza.
help-serve-backup-every = Hány óra telik el két mentés között
help-serve-backup-keep = Hány mentés marad meg; a régebbieket akkor törli, amikor egy új elkészült
help-serve-closed = Senki se hozhasson létre fiókot (vendégek továbbra is játszhatnak). A „hedgerow admin” később megnyithatja és lezárhatja
help-serve-contact = Hogyan érhetnek el téged, pl. https://example.org/contact vagy host@example.org; az adatvédelmi oldalon látszik
help-serve-newcomer-minutes = Hány perccel az érkezése után írhat valaki, hívhat meg másokat és nyithat nyilvános asztalt
help-serve-sign-ins-per-minute = Percenként hányszor hozhat létre fiókot, jelentkezhet be vagy lehet vendég egy cím (0: nincs korlát)
help-serve-wrong-passwords-per-hour = Óránként hány hibás jelszót fogad egy fiók, mielőtt minden próbálkozónak várnia kell (0: nincs korlát)
help-serve-requests-per-second = Másodpercenként hány kérést küldhet egy cím (0: nincs korlát)
help-serve-messages-per-second = Másodpercenként hány üzenetet küldhet valaki egy asztalhoz (0: nincs korlát)
help-serve-tables-per-hour = Óránként hány asztalt nyithat valaki (0: nincs korlát)
help-serve-tables-per-address = Óránként hány asztalt lehet nyitni egy címről (0: nincs korlát)
help-serve-tables-per-person = Hány befejezetlen asztala lehet egyvalakinek (0: nincs korlát)
help-serve-tables-per-guest = Ugyanez vendégeknél (0: nincs korlát)
help-serve-guests-per-hour = Óránként hány új ember, vendég vagy fiókos jöhet egy címről (0: nincs korlát)
help-serve-stored-per-hour = Óránként hány megabájtot lehet egy címről tároltatni (0: nincs korlát)
help-serve-max-body = Milyen hosszú lehet egy kérés törzse, bájtban
help-serve-max-message = Milyen hosszú lehet egy üzenet az asztal csatornáján, bájtban
help-serve-request-seconds = Hány másodperc alatt kell egy kérésnek megérkeznie; ennyit vár a következőre fenntartott kapcsolat is
help-serve-connections-per-address = Egy címről egyszerre hány kapcsolat lehet (0: nincs korlát). Proxy mögött mind az ő címéről jön: ott nincs korlát
help-serve-max-connections = Egyszerre összesen hány kapcsolat lehet, amennyit a rendszer enged
help-serve-max-sockets = Hány csatornát tarthat fenn egyszerre egy cím (0: nincs korlát)
help-serve-bot-threads = Hány szál gondolkodik a botok helyett. 0: eggyel kevesebb, mint ahány processzor
help-serve-bot-delay = Hány ezredmásodpercet vár egy bot a lépése előtt, hogy az emberek követni tudják
help-serve-idle-minutes = Hány perc néző nélkül hagyja el egy asztal a memóriát. Szükség esetén visszajön a lemezről
help-serve-vanished-seconds = Hány másodpercnyi némaság után játszhat egy játékos helyett bot, ha a többiek akarják
help-serve-reveal-seconds = Hány másodpercet vár a játszma arra, amit a játékosok a keveréshez adnak, mielőtt nélküle elkezdődik. Levelezésben annyi az idő, amennyi egy körre, de legfeljebb egy nap
help-serve-expiry-days = Hány nap lépés nélkül ér véget egy óra nélküli játszma, és tűnik el egy el nem kezdett asztal
help-serve-keep-guests = Hány nap távollét után felejtjük el a vendéget azokkal a játszmákkal együtt, amelyekben csak vendégek és gépek játszottak (0: soha)
help-serve-keep-expired = Hány nap után töröljük az asztalt, amelynél senki sem fejezte be a játszmát (0: soha)
help-serve-keep-chat = Hány nap után töröljük az asztaloknál mondottakat (0: soha)
help-serve-keep-games = Hány nap után töröljük a befejezett játszmát (0: soha)
help-serve-keep-audit = Hány nap után felejtjük el, ki honnan jelentkezett be és mit tettél, a lezárt bejelentésekkel együtt (0: soha)
help-serve-log-format = Milyen legyen a napló: sorok embereknek vagy JSON programoknak
help-serve-open = Az oldal megnyitása a böngészőben, amint a szerver kész

## simulate

help-simulate = Véletlen játszmák és összegzésük
help-simulate-games = Hány játszma
help-simulate-seed = Az első játszma magja: szám, amelytől a következők tovább számolnak, vagy szöveg, amely után sorszámot kapnak
help-simulate-trace = Minden játszma minden lépése egy-egy JSON sorban; „-”: szabványos kimenet
help-simulate-records = Minden játszma jegyzéke ebbe a mappába

## arena

help-arena = Botok egymás ellen: melyik a jobb, és mennyire biztos ez
help-arena-long =
    Két hellyel minden bot minden másikkal találkozik; felváltva kezdenek. Több hellyel minden bot egyedül ül a többiek között: a pár első botjáé egy hely, a másodiké az összes többi, sorban minden helyen. (Két botnak így két párosítása van: A a B-k között és B az A-k között.) A győzelmek arányát az igazságos aránnyal kell összevetni. Minden játszmát a 0. hely kezd.

    Az a bot, amelyik leáll, lefagy vagy meg nem engedettet lép, elveszti a játszmát; az ilyen feladás győzelemnek és vereségnek számít, de a különbségekbe és a pontokba nem. A győzelmi arány a győzelmek és a döntetlenek fele (k hely közös győzelme 1/k). A 95 %-os tartomány Wilsoné; a --duplicate esetén a keverések közötti szórásból jön, mert egy keverés játszmái összetartoznak. Az értékszámok a legvalószínűbbek (Bradley és Terry), Élő-skálán, 0 átlaggal; minden párosításhoz fél játszma járul egyenlők között, hogy a csupa győzelem ne legyen végtelen.

    Egy játszma húzásai és döntései csak a --seed értékétől és a játszma sorszámától függnek, így az eredmény nem függ a --threads értékétől (hacsak egy bot ideje nem korlátozott).
help-arena-bots = A botok, például hard,greedy,cmd:./mybot
help-arena-bots-long = A cmd:PROGRAM elindít egy programot, amely a motorprotokollt beszéli, és döntésenként 1 mp-et ad neki; a cmd:ms=200:PROGRAM más időt ad, a cmd:clock=60+1:PROGRAM 60 mp-et a játszmára és lerakásonként még 1 mp-et, a cmd:evals=N:PROGRAM értékelésszámot, a cmd:option.NÉV=ÉRTÉK:PROGRAM pedig beállít egyet a beállításai közül. Az idézőjelben álló vessző nem választ el; a kapcsoló ismételhető.
help-arena-games = Hány játszmát játszik minden pár
help-arena-seats = Hány hely
help-arena-duplicate = Minden keverés egyszer minden ülésrendben, hogy a szerencse kiegyenlítődjön (a --games egész keverésekre kerekedik felfelé)
help-arena-seed = Amiből minden keverés és döntés következik
help-arena-records = Minden játszma jegyzéke ebbe a mappába
help-arena-trace = Minden játszma minden lépése egy-egy JSON sorban; „-”: szabványos kimenet
help-arena-forfeit-late = Egy bot elveszti a játszmát, ha túllépi az idejét (enélkül ez csak jelzés)
help-arena-sprt = A pár befejezése, amint világos, hogy az első bot jobb-e (szekvenciális valószínűséghányados-próba, 5 % hiba)
help-arena-sprt-elo = Mit jelent a „nem jobb” és a „jobb”, különbségként az Élő-skálán
help-arena-state = Minden befejezett játszma megőrzése ebben a fájlban; vele újraindítva a verseny folytatódik
help-arena-state-long = A többi beállítás ugyanaz legyen, csak a --games nőhet.

## engine

help-engine = Lépések választása egy másik programnak (motorprotokoll)
help-engine-long = Soronként a szabványos bemeneten és kimeneten, ahogy a docs/engine-protocol.md leírja.
help-engine-bot = A bot, amíg a másik fél nem mondja: „setoption bot ...”
help-engine-set = Nem beépített kártyakészlet, amely állásokban előfordulhat (ismételhető)

## engine-check

help-engine-check = Egy motor kipróbálása lépésről lépésre, és hogy mi a baj vele
help-engine-check-long = Minden lépéshez újraindítja a programot, és azt kérdezi tőle, amit egy gazdaprogram kérdezhet (docs/engine-protocol.md). Ha egy lépés nem sikerül, a kilépési kód 1; a tanács nem számít.
help-engine-check-engine = A motor, például cmd:./mybot vagy cmd:option.style=bold:./mybot
help-engine-check-wait = Meddig várjon a válaszra a motornak adott időn túl

## replay

help-replay = Egy feljegyzett játszma és a játéktere
help-replay-trace = Minden lépés egy-egy JSON sorban; „-”: szabványos kimenet, és oda ekkor más nem kerül
help-replay-set = A játszma nem beépített kártyakészlete (ismételhető)

## explain

help-explain = Miért jók egy kör legjobb lépései, és mennyit ér a megtett lépés
help-explain-long = Egy bot úgy gondolja végig a kört, ahogy a játékos látta. A legjobb lépéseinél és a megtett lépésnél felsorolja az értékelés tagjait, amelyeket a lépés megváltoztat: mennyiség x súly = pont, a lépő játékosnak és a többieknek. (Az értékelés a lépés utáni állást nézi; a bot messzebbre lát, ezért a sorrendje más lehet.)
help-explain-turn = Melyik kör, 1-től számolva
help-explain-moves = Hány legjobb lépés
help-explain-bot = Melyik bot gondolkodik, például expert vagy hard:evals=500
help-explain-set = { help-replay-set }

## analyse

help-analyse = Egy befejezett játszma elemzése: mi volt szerencse, mi volt játék, melyik lépés lett volna jobb
help-analyse-long = Minden húzás előtt megkérdezi, mennyit ér a játszma átlagosan az összes lehetséges kártyával, utána pedig, hogy mit enged a kihúzott: a különbség a szerencse. Minden lépés előtt megkérdezi, mennyit ér a legjobb, utána pedig, hogy mennyit ér a megtett: a különbség a döntés ára. A képletek: docs/analysis.md.
help-analyse-records = Befejezett játszmák jegyzékei vagy ilyenek mappái
help-analyse-depth = Milyen messzire nézzen: quick a lépés utáni állás alapján ítél, normal minden következő kártyát és a legjobb választ is megnézi, deep a drága döntéseket sokszor végigjátssza a játszma végéig
help-analyse-player = Csak ennek a játékosnak a játszmáit összegezze; mappánál vagy több feljegyzésnél minden játékosét összegzi
help-analyse-set = { help-replay-set }

## puzzle

help-puzzle = Végjáték egyetlen legjobb lépéssel: a nap feladványa vagy egy másik
help-puzzle-long = Minden feladvány a játszma végéig ellenőrzött: egy lépés egyértelműen gyakrabban nyer, mint a többi. A lépést úgy kell beírni, mint a „hedgerow play” alatt. A docs/puzzles.md leírja, hogyan készülnek.
help-puzzle-game = Egy játék feladványai
help-puzzle-theme = Egy téma feladványai, például „join” vagy „block”
help-puzzle-number = Az ilyen számú feladvány

## position, records

help-position = Megmutat egy állást, programoknak azt is, mit lehet benne tenni
help-position-long = Fájl nélkül ez egy játszma kezdete. --json nélkül az állást szövegként írja ki, amelyet ez és más parancsok újra beolvasnak. A --json mindent kiír, ami egy programnak a játékhoz kell: ki következik, minden szabályos lépést szóként, az egyes húzások esélyét, a --play lépéseinek hatását, a táblát, a területeket, a szabad mezőket és a még nem látott kártyákat. Leírás: docs/scripts.md.
help-position-file = Egy állás vagy egy feljegyzés (annak vége); „-” a szabványos bemenet
help-position-seats = Hány játékos, egy játszma kezdetén
help-position-until = Egy feljegyzésből az e kör utáni állás
help-position-actions = Előbb ezt a lépést játssza le, a feljegyzések írásmódjával (ismételhető)
help-position-set = { help-replay-set }
help-records = Sok feljegyzést listáz, válogat, megszámol és átalakít
help-records-paths = Feljegyzések vagy mappák, amelyekben vannak
help-records-rules = Csak az e szabályok szerinti játszmák: egy játék, egy szabályváltozat, vagy változat opciókkal (hunters, hunters/en-2014, carcassonne/first+river)
help-records-player = Csak ennek a játékosnak a játszmái
help-records-winner = Csak azok a játszmák, amelyeket ez a játékos nyert meg
help-records-seats = Csak az ennyi játékossal játszott játszmák
help-records-finished = Csak a végigjátszott játszmák
help-records-unfinished = Csak a be nem fejezett játszmák
help-records-count = A lista helyett azt írja ki, hány van, szabályok és játékosok szerint
help-records-csv = Táblázatot ír, játékosonként egy sorral; „-” a szabványos kimenet
help-records-trace = Minden játszma minden lépését egy-egy JSON-sorként írja ki; „-” a szabványos kimenet
help-records-copy = A kiválasztott feljegyzéseket ebbe a mappába írja, mai alakban
help-records-set = { help-replay-set }

## perft

help-perft = A játékosok döntéssorozatainak megszámolása a játék kezdetétől
help-perft-long = A húzások nem számítanak a mélységbe; minden húzható kártyafajta saját sorozatokhoz vezet (egy fajta példányai nem). Az egyforma választások egyszer számítanak. A korábban véget érő játszma nem számít, és az olyan kártya húzása sem, amely sehová sem illik és visszakerül a pakliba.
help-perft-depth = Hány döntés mélyre (alapértelmezésben 3; 1, ha a játékosok kezében kártyák vannak)
help-perft-position = Számolás az e fájlban lévő állástól vagy a jegyzék végétől
help-perft-divide = A szám kiírása minden lépéshez

## rules, sets

help-rules = A szabályváltozatok és választható részeik, vagy egy számozott szabály
help-rules-name = Egy változat (carcassonne/first), egy szabály (CA4), vagy semmi: a változatok listája
help-sets = Kártyakészletek ellenőrzése és megmutatása
help-sets-check = Saját kártyakészlet ellenőrzése; megmondja, mi a hiba és hol
help-sets-check-file = A készlet fájlja
help-sets-show = Egy készlet kártyafajtái és darabszámuk
help-sets-show-name = Beépített készlet (carcassonne, river, hunters, hunters-bonus, discovery) vagy fájl
help-sets-show-draw = Minden kártya rajza

## scenario

help-scenario = Forgatókönyvfájlok lejátszása, és hogy melyik teljesül
help-scenario-long = A forgatókönyv egy kis játszma azzal együtt, aminek következnie kell belőle; a scenarios/README.md leírja, hogyan készül. A benne megnevezett készleteket a fájl mellett, az ottani „sets” mappában és a fájl mappája melletti „sets” mappában keresi. Ha egy forgatókönyv nem teljesül, a kilépési kód 1.
help-scenario-paths = Fájlok, vagy mappák .txt végű fájlokkal

## draw

help-draw = Kártyák, egy játéktér vagy egy egész játszma képe
help-draw-long = A kép SVG, kártyáknál és játéktérnél PNG is lehet, a --out végződése szerint. A visszajátszás mozgó SVG.
help-draw-tiles = Egy készlet minden kártyafajtájának képe
help-draw-tiles-set = { help-sets-show-name }
help-draw-tiles-columns = Hány kártya legyen egymás mellett
help-draw-board = Egy feljegyzett játszma játéktere bábukkal és pontokkal
help-draw-board-set = { help-replay-set }
help-draw-replay = Egy egész feljegyzett játszma egyetlen mozgó SVG-ként
help-draw-replay-pace = Hány másodperc jut egy kártyára
help-draw-replay-set = { help-replay-set }
help-draw-replay-out = A kiírandó fájl, például game.svg; „-”: szabványos kimenet

## verify

help-verify = Annak ellenőrzése, hogy a jegyzék húzásai a megnevezett keverésből jöttek
help-verify-long = Egy szerveren játszott játszmánál ez azt jelenti: a titok és a szavak azok, amelyekre a szerver és a helyek előre kötelezték magukat, és együtt minden húzást megadnak. Minden helyről megmondja, hozzájárult-e.
help-verify-set = { help-replay-set }

## tune

help-tune = A botok értékelésének súlyai önmaga elleni játékkal
help-tune-long =
    Minden forduló --games játszmát játszik a meglévő súlyokkal, néha a legjobb lépés helyett egy másik jót választva, majd azokat a súlyokat veszi, amelyek a legjobban megjósolták volna az eredményeket. A végén a greedy bot az új súlyokkal játszik a kezdeti súlyokkal játszó ellen.

    Az eredmény a szabályokból, a --plain, --seats, --games, --rounds és --seed értékéből és a kezdeti súlyokból következik; a szálak és a megszakítások nem számítanak.
help-tune-seats = Hány hely
help-tune-games = Hány játszmát játszik egy forduló
help-tune-rounds = Hány forduló
help-tune-seed = Amiből minden keverés következik
help-tune-state = A tanultak megőrzése ebben a fájlban; vele újraindítva a hangolás folytatódik
help-tune-state-long = A többi beállítás ugyanaz legyen, csak a --rounds nőhet.
help-tune-out = A súlyok kiírása ebbe a fájlba (alapértelmezésben a képernyőre); „-”: szabványos kimenet
help-tune-plain = Az egyszerű értékelés hangolása, amellyel a greedy és az easy játszik, nem a keresésé
help-tune-from = Kezdés a fájlban lévő súlyokkal, és az egyszerű értékelés hangolása, ha az van benne (alapértelmezésben a botok súlyaival)
help-tune-from-scratch = Kezdés józan ésszel választott súlyokkal
help-tune-check = Hány játszmát játszanak végül az új súlyok a régiek ellen, minden keverést minden helyről egyszer (0: egyet sem)

## admin

help-admin = Egy szerver gondozása: emberek, asztalok, mentések
help-admin-long = A szerver adatmappáján dolgozik, akár fut, akár nem. Ha fut, a parancsot maga a szerver hajtja végre, így azonnal érvényes.
help-admin-ready = Annak közlése, hogy a szerver készen áll-e; az őt figyelő programoknak: a kilépési kód csak akkor 0
help-admin-reset-link = Link, amellyel valaki egyszer, 24 órán belül új jelszót választhat
help-admin-close-registration = Senki se hozhasson létre többé fiókot (vendégek továbbra is játszhatnak)
help-admin-open-registration = Bárki létrehozhasson fiókot
help-admin-ban = Valaki kitiltása, azonnal
help-admin-unban = Valaki újra bejöhet
help-admin-delete-person = Valaki fiókjának törlése; a befejezett játszmák megmaradnak, név nélkül
help-admin-delete-table = Egy asztal törlése mindennel, ami ott történt
help-admin-delete-table-id = Az asztal címének vége
help-admin-kick = Valaki elküldése egy asztaltól
help-admin-kick-table = { help-admin-delete-table-id }
help-admin-ban-addresses = Senkit se engedj be egy címtartományból, azonnal
help-admin-ban-addresses-range = A címek, pl. 192.0.2.0/24 vagy 2001:db8::/32
help-admin-ban-addresses-days = Hány napra; enélkül visszavonásig
help-admin-ban-addresses-reason = Mit mondjon nekik a szerver
help-admin-unban-addresses = Engedd be újra ezeket a címeket
help-admin-unban-addresses-range = { help-admin-ban-addresses-range }
help-admin-address-bans = Mutasd meg, mely címek vannak letiltva, a legújabbakkal kezdve
help-admin-reports = Mutasd meg, mire panaszkodtak az emberek és mi hangzott el ott, a legújabbakkal kezdve
help-admin-reports-all = A lezártakat is
help-admin-reports-limit = { help-admin-audit-limit }
help-admin-reports-after = { help-admin-audit-after }
help-admin-close-report = Zárj le egy bejelentést
help-admin-close-report-id = A száma, ahogy a „reports” mutatja
help-admin-close-report-note = Mi lett a döntés, hogy később is olvasható legyen
help-admin-audit = Mutasd meg, ki jelentkezett be és mi történt, a legújabbakkal kezdve
help-admin-audit-person = Csak ami erről a személyről szól
help-admin-audit-limit = Hány sor
help-admin-audit-after = Innen tovább: a hely, amelyet a lista előző része a végén közölt
help-admin-people = Ki játszik itt, a legújabb elöl
help-admin-people-limit = { help-admin-audit-limit }
help-admin-people-after = { help-admin-audit-after }
help-admin-backup = Minden kiírása egy új fájlba, miközben a szerver fut tovább
help-admin-backup-file = Az új fájl
help-admin-restore = Egy mentés visszaállítása, amíg nem fut szerver
help-admin-restore-file = A mentés, vagy egy mappa mentésekkel: akkor a legújabb
help-admin-restore-force = A meglévő adatbázis lecserélése

## bench

help-bench = Milyen gyorsan játszik a motor
help-bench-playouts = Teljes véletlen játszmák 2 játékossal: játszmák másodpercenként, nanoszekundum körönként, és a játszottak aláírása
help-bench-playouts-rules = Egy változat, akár választható résszel (carcassonne/first+river); ha nincs megadva, az összes
help-bench-playouts-seconds = Meddig tart egy változat mérése
help-bench-playouts-threads = Hány szál játszik egyszerre, mind a saját játszmáit
help-bench-playouts-doubled = Játék a fő készlet minden kártyájával kétszer
help-bench-playouts-games = Pontosan ennyi játszma, utasításszámláláshoz

## packaging

help-packaging = Kézikönyvoldalak, parancskiegészítések és megjegyzésekkel ellátott beállítások írása egy mappába, csomagokhoz
help-packaging-folder = A mappa; ha nincs meg, létrejön
