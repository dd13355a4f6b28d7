# Mi a baj egy játszmajegyzékkel, egy állással vagy a szabályok választásával. Nagybetű és pont nélkül: kettőspont után is állhatnak.

record-line = { $line }. sor: { $problem }
record-no-turn = itt egy körnek kellene állnia, például „{ $example }”
record-wrong-turn = „{ $word }” külön sorba tartozik: { $turn }. kör, { $seat }. hely
record-illegal = „{ $word }” nem megengedett: { $refusal } ({ $rule })
record-illegal-action = a(z) { $number }. lépés nem megengedett: { $refusal } ({ $rule })
record-not-over = „{ $line }” szerint a játszma véget ért, pedig nem
record-wrong-scores = az eredmény { $actual }, nem { $written }
record-after-end = a játszma vége után már semmi sem állhat
record-not-this-format = az első sornak így kell kinéznie: „{ $wanted } VERZIÓ”
record-too-new = a(z) { $found }. verzió újabb ennél a programnál, amely legfeljebb a(z) { $known }. verziót olvassa
record-no-key = itt „KULCS: ÉRTÉK” kellene
record-unknown-key = itt nincs „{ $key }” kulcs
record-twice = „{ $key }” másodszor szerepel itt
record-missing = a fejlécből hiányzik: „{ $key }”
record-bad-value = „{ $value }” nem jó érték ehhez: „{ $key }”
record-unknown-set = a(z) „{ $set }” kártyakészlet nincs beépítve, és egyik megadott készletnek sem ez az ujjlenyomata: { $hash }
record-no-action = „{ $word }” nem lépés: +KÁRTYA, KÁRTYA@X,YrN, SZEREP:SZEGMENS, take:X,Y, !KÁRTYA, ~KÁRTYA vagy - kellene
record-no-such-tile = ebben a játékban nincs „{ $tile }” kártya
record-bad-place = „{ $word }” nem hely: X,YrN kellene, ahol N az elforgatás 0-tól 3-ig
record-bad-square = „{ $word }” nem hely: X,Y kellene
record-no-such-role = nincs „{ $role }” szerep
record-no-such-segment = a(z) { $tile } kártyának nincs „{ $segment }” szegmense
record-wrong-role =
    a(z) { $tile } kártya { $segment } szegmensén nem lehet { $role ->
        [knight] lovag
        [thief] útonálló
        [farmer] paraszt
        [monk] szerzetes
        [gatherer] gyűjtögető
        [fisherman] halász
        [hunter] vadász
        [hut] kunyhó
        [explorer] felfedező
        [robber] rabló
        [sailor] tengerész
       *[other] bábu
    }

verify-entered = a kártyákat kézzel vitték be: nincs keverés, amit ellenőrizni lehetne
verify-no-secret = a titok még nincs felfedve: a játszma végén kerül a jegyzékbe
verify-wrong-secret = ez nem az a titok, amelynek a lenyomatát előre közölték: az SHA-256 lenyomata { $actual }, a közölt lenyomat { $committed }
verify-wrong-seats = a játékosok szavainak száma { $nonces }, a helyeké { $seats }
verify-wrong-nonce = a(z) { $seat }. hely szava nem az, amelyre előre kötelezte magát: az SHA-256 lenyomata { $actual }, az előre megadott lenyomat { $committed }
verify-wrong-draw = { $turn }. kör: a kihúzott kártya { $drawn }, de a keverés szerint { $dealt } lenne
verify-broken = a jegyzék nem játszható végig: { $reason }

choice-no-rules = nincs „{ $name }” szabály; ezek vannak: { $names }
choice-no-option = nincs „{ $option }” lehetőség; ezek vannak: { $options }
choice-wrong-option = ehhez nincs „{ $option }” lehetőség: { $name } ({ $rule })
choice-wrong-game = a(z) „{ $set }” készlet ehhez való: { $is }; a(z) { $rules } szabályhoz viszont ennek a játéknak a kártyái kellenek: { $needs }
choice-no-start = a(z) „{ $set }” készlet nem nevez meg kezdőkártyát
choice-no-last = a(z) „{ $set }” folyókészlet nem nevez meg utolsó kártyát
choice-bad-river = „{ $set }” folyókészlet: a(z) { $tile } kártyán { $wanted } folyós oldalnak kell lennie, de { $found } van
choice-bad-river-count =
    „{ $set }” folyókészlet: a folyót kezdő vagy lezáró { $tile } kártyából { $wanted } darabnak kell lennie, de { $found } van
choice-same-tile = a(z) { $tile } kártya a(z) „{ $first }” és a(z) „{ $second }” készletben is szerepel
choice-wrong-number = { $wanted } készlet kell ehhez: { $rules }, de a megadott készletek száma { $found }
choice-too-many-tiles = { $found } kártya az összes pakliban együtt túl sok: legfeljebb { $most } lehet
choice-bad-seats = egy játszmában 2–{ $most } játékos vesz részt, nem { $seats }
choice-bad-first = { $seats } hely esetén a(z) { $first }. hely nem kezdhet

position-bad-start = elsőként a kezdőkártyának kell állnia, a 0,0 helyen, 0 elforgatással
position-bad-tile = { $number }. kártya: { $refusal } ({ $rule })
position-bad-piece = { $number }. kártya: ott nem állhat ilyen bábu
position-unscored =
    { $number }. kártya: { $kind ->
        [city] a város lezárult, ezért a benne lévő bábuk már hazamentek
        [road] az út lezárult, ezért a rajta lévő bábuk már hazamentek
        [monastery] a kolostor elkészült, ezért a benne lévő bábu már hazament
        [forest] az erdő lezárult, ezért a benne lévő törzstagok már hazamentek
        [river] a folyószakasz lezárult, ezért a rajta lévő törzstagok már hazamentek
       *[other] a terület lezárult, ezért a rajta lévő bábuk már hazamentek
    }
position-too-many-pieces = a(z) { $seat }. helynek több bábuja van a játéktéren, mint amennyi összesen
position-too-many-tiles = több { $tile } kártya van, mint a dobozban
position-no-such-tile = nincs ilyen számú kártya
position-inconsistent = az állás nem jön ki: { $reason }
review-nothing-decided = ebben a játszmában senki sem lépett: nincs mit elemezni
review-other-game = az elemzés megőrzött része egy másik játszmához tartozik
