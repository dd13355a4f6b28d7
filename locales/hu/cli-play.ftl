# A terminálban zajló játék, és mondatai ott, ahol más parancsok használják őket. Amit a játékos begépel, minden nyelven
# ugyanaz: az idézőjelben álló parancsokat, szerepeket és betűket nem fordítjuk.

## Ki

cli-seat = { $seat }. játékos
cli-seat-name = { $seat }. játékos
cli-list = { $first } és { $last }
cli-nobody = senki
cli-none = nincs
cli-follower =
    { $game ->
        [hunters] törzstag
       *[other] bábu
    }

## Mi történt. A végén nincs pont: azt a program teszi ki.

cli-points = { $count } pont
cli-scored =
    { $shared ->
        [yes] { $what } ({ $square }): { $sum } = { $points }, egyenként kapják: { $seats } ({ $reasons })
       *[no] { $what } ({ $square }): { $sum } = { $points }, kapja: { $seats } ({ $reasons })
    }
# Kinek a bábui számítanak a többségbe; mint „0. játékos: 2, 1. játékos: 1”.
cli-scored-pieces =
    { $kind ->
        [city] lovagok
        [road] útonállók
        [field] parasztok
        [monastery] szerzetesek
        [forest] gyűjtögetők
        [river] halászok
        [meadow] vadászok
       *[river-system] kunyhók
    } – { $pieces }
cli-scored-shrine = a dolmen mellett álló vadász egyedül kap pontot, { $rule }
cli-feature-farmers = parasztok a város körül
cli-feature-small =
    { $kind ->
        [city] mindössze kétkártyás város
        [plain] lezárt, mindössze 2 kártyás síkság
        [mountain] lezárt, mindössze 2 kártyás hegység
       *[sea] lezárt, mindössze 2 kártyás tenger
    }
cli-feature-incomplete =
    { $kind ->
        [city] le nem zárt város
        [road] le nem zárt út
        [monastery] befejezetlen kolostor
        [plain] nyitott síkság
        [mountain] nyitott hegység
       *[sea] nyitott tenger
    }
cli-feature-complete =
    { $kind ->
        [plain] lezárt síkság
        [mountain] lezárt hegység
        [sea] lezárt tenger
       *[other] { $word }
    }
cli-feature-as-open =
    nyitottnak számító { $kind ->
        [plain] síkság
        [mountain] hegység
       *[sea] tenger
    }, { $tiles }
cli-sum-nothing =
    { $kind ->
        [field] nincs lezárt város
        [meadow] se szarvas, se mamut, se őstulok
        [river-system] nincs hal
        [mountain] nincs város benne vagy szomszédos síkságon
        [sea] nincs város a partján
       *[other] semmi
    }
cli-went-home =
    { $rule ->
        [HG14] Pontok nélkül hazatér a(z) { $square } helyről: { $role } ({ $seat }; { $rule })
       *[other] Hazatér a(z) { $square } helyről: { $role } ({ $seat }; { $rule })
    }
cli-set-aside-returns =
    { $stack ->
        [river] A folyópakli
        [bonus] A bónuszpakli
       *[land] A húzópakli
    } { $tile } kártyája sehová sem illeszkedik: félrekerül, és visszamegy a pakliba, ha másikat húztatok (C5, { $rule })
cli-set-aside-leaves =
    { $stack ->
        [river] A folyópakli
        [bonus] A bónuszpakli
       *[land] A húzópakli
    } { $tile } kártyája sehová sem illeszkedik: kikerül a játékból (C5, { $rule })
cli-left-the-game = A folyó nem folytatható: { $count } x { $tile } kártya kikerült a játékból ({ $rule })
cli-bonus-tile = Arany: { $seat } bónuszkártyát rak le ({ $rule })
cli-final-scoring =
    { $rule ->
        [R2] A megmaradt kártyák közül egyik sem illeszkedik sehová
        [R15] Az utolsó kártya sehová sem illeszkedik
       *[other] Véget ért az utolsó kör
    }: következik a végső kiértékelés ({ $rule })
cli-won = A játszma véget ért: { $winner } győzött, { $points } ({ $rule })
cli-won-together = A játszma véget ért: { $winners } közösen győzött, fejenként { $points } ({ $rule })
cli-log-line = { $turn }. kör, { $seat }: { $event }
cli-log-empty = Még senki sem szerzett pontot.

## A játéktér mellett

cli-title-points = pont
piece-title-follower =
    { $game ->
        [hunters] törzstag
       *[other] bábu
    }
piece-title-hut = kunyhó
cli-title-hand = kézben
cli-tiles-left = Hátralévő kártyák: { $stacks }
cli-stack-left =
    { $stack ->
        [river] folyó
        [bonus] bónusz
       *[land] húzópakli
    } { $count }
cli-unseen =
    Még senki sem látta { $stack ->
        [river] a folyópakliban
        [bonus] a bónuszpakliban
       *[land] a húzópakliban
    }: { $tiles }
cli-unseen-none = Nem maradt kártya.
cli-owners = bábuk: { $pieces }; tulajdonos: { $owners }
cli-if-complete =
    { $kind ->
        [plain] lezárva legalább
        [mountain] lezárva legalább
        [sea] lezárva legalább
        [monastery] befejezve
       *[other] lezárva legalább
    } { $sum } = { $points }
cli-if-ended = ha most érne véget, { $sum } = { $points }
cli-completing = { $count } kártya zárhatná le
cli-state-monastery = { $count } hely üres körülötte
cli-state-complete =
    { $tiles }, { $kind ->
        [plain] lezárt
        [mountain] lezárt
        [sea] lezárt
        [monastery] befejezett
       *[other] lezárt
    }
cli-state-open = { $tiles }, { $count } nyitott oldal
cli-outside = ({ $count } kártya ezen az ablakon kívül: „view X,Y” arrébb viszi, „view all” térképet mutat)
cli-fits-outside = A kártya az ablakon kívül ide illik még: { $squares }
cli-fits-outside-more = Az ablakon kívül még { $count } helyre illik („more” megmutatja):

## Mit tehet valaki, és mit tesz

cli-use = { $role } ide: { $letter }
cli-take = vedd le { role-taken } ({ $square })
cli-no-piece = kihagyás
cli-now = { $sum } = { $points } azonnal
cli-now-for = { $sum } = { $points } azonnal neki: { $who }
cli-worth-up-to = most legfeljebb { $points } pont
cli-worth-as-it-stands = most { $points } pont
cli-worth-if-complete =
    { $kind ->
        [plain] lezárva legalább
        [mountain] lezárva legalább
        [sea] lezárva legalább
        [monastery] befejezve
       *[other] lezárva legalább
    } { $points } pont
cli-place = rakd le: { $tile }, { $square } r{ $rotation }
cli-discard = dobd el: { $tile }
cli-draw = húzd: { $tile }
cli-lay-aside = tedd félre: { $tile }
# Ezek a játékos neve után állnak.
cli-uses = bábut rak le: { $choice }
cli-takes = leveszi { role-taken } ({ $square })
cli-uses-nothing = nem rak le bábut
cli-places = lerakja: { $tile }, { $square } r{ $rotation }
cli-places-tile = lerakja: { $tile }
cli-discards = eldobja: { $tile }
cli-draws = húzza: { $tile }
cli-lays-aside = félreteszi: { $tile }
cli-chooses-tile = kiválasztja, melyik kártyát rakja le
cli-chooses-discard = kiválasztja, melyik kártyát dobja el
cli-turn = { $turn }. kör: { $who } { $does }

## A kezdet

cli-opening = { $rules }, { $count } játékos, húzások: { $draws }
cli-draws-seed = mag { $seed }
cli-draws-fair = tisztességes keverés { $shuffle }
cli-draws-entered = begépelve
cli-wrong-seed = Figyelem: a(z) „{ $seed }” mag nem ennek a jegyzéknek a húzásait adja (először a { $turn }. körben tér el). Innentől a kártyákat be kell gépelni.
cli-bot-missing = { $name } helyett a billentyűzetről játszotok: add meg újra a --bots kapcsolóval, hogy tovább játsszon.
cli-game-over = A játszma véget ért.
cli-goes-on = A játszma a { $turn }. körben folytatódik.
cli-type-help = Bármikor beírhatod: „help”.
cli-empty-seed = üres mag nem jegyezhető fel: adj meg legalább egy betűt vagy számjegyet
cli-too-many-bots = { $bots } bot, de csak { $seats } hely van
cli-wrong-names = a --names { $names } nevet sorol fel, de { $seats } hely jut embereknek
cli-name-of-bot = a(z) „{ $name }” név úgy végződik, mint egy boté; botokat a --bots ültet le
cli-save-exists = { $file } már tartalmaz valamit: folytasd a --resume kapcsolóval, vagy ments másik fájlba
cli-resume-elsewhere = A feljegyzés más programmal készült, és változatlan marad: a játszma ebben a fájlban folytatódik: { $file }.
cli-resume-same = { $file } más programmal készült, és változatlan marad: ments másik fájlba

## Kérdések

cli-ask-drawn =
    Melyik kártyát (+TILE) húzta { $seat } { $stack ->
        [river] a folyópakliból
        [bonus] a bónuszpakliból
       *[land] a húzópakliból
    }?
cli-ask-bonus-drawn = Melyik bónuszkártyát (+TILE) húzta { $seat }?
cli-ask-laid-aside = Melyik kártya (+TILE) kerül félre ({ $rule })?
cli-ask-square = Hely 1-{ $count } (vagy X,Y), esetleg elforgatással (1 r3):
cli-ask-rotation = A(z) { $square } helyre így illik: { $rotations } (Enter: { $first }, back: másik hely):
cli-ask-tile = Melyik kártya, 1-{ $count }?
cli-ask-use = Melyik?
cli-may-use = { $seat } bábut rakhat le:
cli-no-piece-possible = Ezen a kártyán nem rakható le bábu.
cli-laid-aside = Kezdés előtt félretéve: { $tile } ({ $rule }).
cli-must-discard = A kézben lévő kártyák közül egyik sem illik sehová: az egyik kikerül a játékból ({ $rule }).
cli-enter-draws-bonus = Lezárult egy aranyrögös erdő: az Enter bónuszkártyát húz ({ $rule }), az u visszavon.
cli-enter-ends-game = Az Enter befejezi a játszmát, az u visszavon.
cli-enter-ends-turn = Az Enter befejezi a kört, az u visszavon.
cli-enter-goes-on = Az Enter továbblép, az u visszavon.

## Válaszok, amelyek nem segítenek

cli-refused = { $refusal } ({ $rule })
cli-not-allowed = Nem megengedett: { $refusal }.
cli-press-enter = „{ $word }” itt nem jelent semmit: az Enterrel mehetsz tovább, az u visszavon.
cli-no-tile = Nincs „{ $word }” kártya. Ezek közül írj be egyet: { $tiles }
cli-none-left =
    Nincs több { $tile } kártya { $stack ->
        [river] a folyópakliban
        [bonus] a bónuszpakliban
       *[land] a húzópakliban
    }: a „left” mutatja, mi maradt.
cli-tile-fits-nowhere = Ez a kártya sehová sem illik: válaszd a másikat.
cli-not-in-hand = „{ $word }” nincs a kezedben: írj be egy számot 1 és { $count } között.
cli-other-tile = Ez a(z) { $tile } kártya, nem „{ $word }”.
cli-no-rotation = „{ $word }” nem elforgatás: r0, r1, r2 és r3 van.
cli-bad-rotation = „{ $word }” ide nem illik: ezek közül válassz: { $rotations }.
cli-no-square = Nincs { $number }. hely: 1-től { $count }-ig vannak számozva.
cli-bad-square = „{ $word }” nem hely: írj be egy számot 1 és { $count } között, vagy X,Y rN alakban, például „{ $example }”.
cli-no-fit-because = A kártya nem illik a(z) { $square } helyre: { $refusal }. A számozott helyekre illik.
cli-no-fit-turned = { $rotation } nem jó: { $refusal }. A(z) { $square } helyre így illik: { $rotations }.
cli-no-choice = Nincs { $number }. lehetőség: írj be egy számot 0 és { $count } között, vagy ROLE LETTER alakban.
cli-bad-choice = „{ $word }” nem választható: írj be egy számot 0 és { $count } között, vagy ROLE LETTER alakban.
cli-unread-choice = { $reason }: írj be egy számot 0 és { $count } között, vagy ROLE LETTER alakban.
cli-bad-features = „{ $word }” a „features” után nem jelent semmit: „features” és „features all” van
cli-bad-view = „{ $word }” nem nézhető meg: próbáld így: „view 2,-1”, „view all” vagy „view auto”
cli-no-more = Minden hely, ahová a kártya illik, a képernyőn van.

## Visszavonás, mentés, kilépés

cli-undone = Visszavonva.
cli-undo-nothing = Nincs mit visszavonni.
cli-undo-drawn = A kártyát már kihúztátok és láttátok: nincs több visszavonható lépés.
cli-undo-begun = A kör épp most kezdődött: nincs benne mit visszavonni.
cli-save-where = Hová mentsem? Adj meg egy fájlt: save game.hedgerow
cli-saved = Elmentve ide: { $file }.
cli-not-saved = a játszmát nem sikerült ide menteni: „{ $file }”
cli-no-file-name = „{ $file }” nem fájlnév
cli-quit-with-file = Melyik fájlba mentsem a játszmát? (Enter: { $file }; „no”: mentés nélkül, „back”: játék tovább)
cli-quit-without-file = Melyik fájlba mentsem a játszmát? (nincs fájl, az Enter mentés nélkül kilép; „no”: mentés nélkül, „back”: játék tovább)
cli-quit-unsaved = A játszma folytatódik: a „quit” újra fájlt kér, a „no” mentés nélkül kilép.
cli-quit-no-file = „{ $word }” nem feljegyzés neve: az .hedgerow végű, és nincs benne szóköz (a „save FÁJL” bármilyen nevet elfogad).
cli-goodbye = Viszlát.
cli-kept = A játszma megmaradt. Folytatás: hedgerow play --resume { $file }
cli-input-ended = Véget ért a bemenet. A játszma nincs elmentve, mert nem adtál meg fájlt.
cli-input-ended-saved = Véget ért a bemenet. A játszma el van mentve ide: { $file }, és folytatható.
cli-input-unreadable = a bemenetet nem sikerült olvasni
cli-record-broken = a jegyzék már nem játszható le

## Botok

cli-bot-fails = { $who } nem ad használható választ: { $reason }. Valaki a billentyűzetnél játszik helyette.
cli-nothing-to-decide = Most nincs mit eldönteni.
cli-no-bot = Nincs tipp: { $problem }.
cli-hint = { $bot } javaslata: { $suggestion }.
cli-nothing = semmi
# A javaslat két lépése között, vessző után.
cli-then = aztán
cli-expected = várható előny { $lead }, győzelmi esély { $percent }%

## A képek jelei

cli-sign-crossing = kereszteződés
cli-sign-spring = forrás
cli-sign-lake = tó { $count } hallal
# A szerepek jeleikkel, ahogyan az ezen a helyen ülő játékosnál állnak.
cli-sign-roles = { $roles } ({ $seat }. játékos)
cli-good =
    { $good ->
        [shield] címer
        [gold] aranyrög
        [mushrooms] gomba
        [fish] hal
        [deer] szarvas
        [mammoth] mamut
        [aurochs] őstulok
        [tiger] tigris
        [fire] tűz
        [shrine] dolmen
       *[city] város
    }

## A súgó: mit tesznek a parancsok

cli-help-drawn-title = Melyik kártyát húztátok:
cli-help-drawn = az ilyen nevű kártya; + nélkül az u, s, b, h és q parancs
cli-help-place-title = Hová kerüljön a kártya:
cli-help-square = a <3> jelű hely
cli-help-square-turned = ugyanaz, egyszer jobbra elforgatva
cli-help-coordinates = egy hely a koordinátáival (x felül, y balra) és elforgatás r0-tól r3-ig
cli-help-back = válassz újra
cli-help-piece-title = Melyik bábu:
cli-help-choice = a lista 2. tétele
cli-help-pass = egyik sem
cli-help-role = név szerint, például „{ $example }”
cli-help-take = vedd le a bábudat erről a helyről, és kapd meg a pontokat
cli-help-any-title = Bármikor:
cli-help-undo = az utolsó lépés visszavonása, amíg nem húztatok új kártyát
cli-help-board = a játéktér újrarajzolása
cli-help-view = egy nagy játéktér másik része
cli-help-view-auto = a játék követése
cli-help-view-all = kis térkép
cli-help-more = a következő helyek a képernyőn kívül, ahová a kártya illik
cli-help-scores = pontok, bábuk és hátralévő kártyák
cli-help-features = minden le nem zárt terület, tulajdonosai és értéke
cli-help-features-all = a lezártak is
cli-help-left = a kártyák, amelyeket még senki sem látott
cli-help-why = minden eddigi pontszerzés magyarázattal
cli-help-hint = mit tenne egy bot
cli-help-hint-bot = mit tenne egy másik bot
cli-help-save-file = a játszma mentése
cli-help-save = mentés az induláskor megadott fájlba
cli-help-quit = kilépés a játszmából
cli-help-help = ez az oldal
cli-help-signs-title = A jelek:
