# Mi a baj egy kártyakészlettel. Nagybetű és pont nélkül: kettőspont után is állhatnak.

set-in-file = { $file }: { $problem }
set-in-tile = { $file }: { $tile } kártya: { $problem }
set-syntax = ez nem kártyakészlet: { $reason }
set-empty = nincs benne kártya
set-total = a „total” értéke { $total }, de a darabszámok összege { $sum }
set-too-many-tiles = { $sum } kártya túl sok: egy készletben legfeljebb { $most } lehet
set-no-such-tile = a „{ $key }” ezt nevezi meg: „{ $tile }”, de ilyen kártya nincs
set-same-id = egy másik kártyának ugyanez az „id” értéke
set-bad-id = „{ $tile }” nem jó „id”: legfeljebb 24 betű, számjegy, „-” vagy „_” lehet
set-bad-count = a „count” értéke { $count }, de legalább 1-nek kell lennie
set-bad-line = „{ $line }” nem egy készlet sora: először „start ID last ID” kell, azután kártyánként „ID COUNT PORTS LETTER=KIND …”
set-bad-ports = a „ports” értéke „{ $ports }”, de négy hárombetűs csoport kell: N, E, S, W, mindegyikben bal, középső, jobb
set-undeclared-port = a(z) „{ $letter }” port egyik megadott szegmenshez sem tartozik
set-bad-letter = „{ $name }” nem lehet szegmens neve: egyetlen betű kell
set-no-segments = nincs szegmense
set-too-many-segments = több mint { $most } szegmense van
set-too-many-inner = több mint { $most } olyan szegmense van, amely egyik oldalig sem ér el
set-kind-elsewhere = a(z) { $letter } szegmens fajtája „{ $kind }”, de ilyen nincs ebben a játékban: { $title }
set-kind-nowhere = a(z) { $letter } szegmens fajtája „{ $kind }”, de ilyen egyik játékban sincs
set-segment = { $letter } szegmens: { $reason }
set-misplaced-good = a(z) { $letter } szegmensnek ({ $kind }) nem lehet „{ $good }” értéke
set-bad-good-count = { $letter } szegmens: a „{ $good }” értéke { $count }, de 0 és 9 között kell lennie
set-no-such-segment = a(z) { $letter } szegmens „{ $key }” mezője ezt a szegmenst nevezi meg: „{ $other }”, de ilyen nincs
set-wrong-neighbour = { $letter } szegmens: a „{ $key }” nem nevezheti meg ezt: { $other } ({ $kind })
set-one-sided = { $letter } szegmens érintkezik ezzel: { $other }, de { $other } nem érintkezik ezzel: { $letter }
set-shape = { $letter } szegmens ({ $kind }): { $problem }
set-shape-sides = egy vagy két oldalig kell érnie
set-shape-no-end = egy oldalig ér, ezért a végén „lake” vagy „spring” kell, de csak az egyik
set-shape-runs-through = két oldalig ér, ezért sem „lake”, sem „spring” nem lehet rajta
set-shape-inside = a kártya belsejében kell lennie, és egyetlen oldalig sem érhet
set-shape-no-spring = nem lehet „spring” értéke
set-bad-side = { $side } oldal: a „{ $ports }” helyén egyetlen szegmensnek kell lennie, vagy útnak vagy folyónak két part között
set-two-monasteries = egynél több kolostora van
set-bad-city = egy város „{ $land }” szárazföldnél és „{ $sea }” tengernél áll; az elsőnek síkságnak vagy hegységnek, a másodiknak vele érintkező tengernek kell lennie
