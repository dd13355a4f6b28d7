# Co jest nie tak z zestawem żetonów. Bez wielkiej litery i kropki: mogą stać po dwukropku.

set-in-file = { $file }: { $problem }
set-in-tile = { $file }: żeton { $tile }: { $problem }
set-syntax = to nie jest zestaw żetonów: { $reason }
set-empty = nie ma w nim żetonów
set-total = „total” podaje { $total }, ale liczby sztuk dają razem { $sum }
set-too-many-tiles = za dużo żetonów ({ $sum }): w zestawie może ich być najwyżej { $most }
set-no-such-tile = „{ $key }” wskazuje „{ $tile }”, ale nie ma takiego żetonu
set-same-id = inny żeton ma to samo „id”
set-bad-id = „{ $tile }” nie nadaje się na „id”: dozwolone są litery, cyfry, „-” i „_”, razem najwyżej 24 znaki
set-bad-count = „count” wynosi { $count }, a musi wynosić co najmniej 1
set-bad-line = „{ $line }” nie jest wierszem zestawu: najpierw musi być „start ID last ID”, potem dla każdego żetonu „ID COUNT PORTS LETTER=KIND …”
set-bad-ports = „ports” to „{ $ports }”, a muszą to być cztery grupy po trzy litery: N, E, S, W, w każdej lewa, środkowa i prawa
set-undeclared-port = port „{ $letter }” nie należy do żadnego opisanego segmentu
set-bad-letter = „{ $name }” nie może być nazwą segmentu: użyj jednej litery
set-no-segments = nie ma segmentów
set-too-many-segments = liczba segmentów jest większa niż { $most }
set-too-many-inner = liczba segmentów, które nie dochodzą do żadnego boku, jest większa niż { $most }
set-kind-elsewhere = segment { $letter } jest rodzaju „{ $kind }”, którego nie ma w grze { $title }
set-kind-nowhere = segment { $letter } jest rodzaju „{ $kind }”, którego nie ma w żadnej grze
set-segment = w segmencie { $letter }: { $reason }
set-misplaced-good = segment { $letter } ({ $kind }) nie może mieć „{ $good }”
set-bad-good-count = segment { $letter }: „{ $good }” wynosi { $count }, a musi wynosić od 0 do 9
set-no-such-segment = segment { $letter } wskazuje w „{ $key }” segment „{ $other }”, ale takiego nie ma
set-wrong-neighbour = segment { $letter }: „{ $key }” nie może wskazywać { $other } ({ $kind })
set-one-sided = segment { $letter } styka się z { $other }, ale { $other } nie styka się z { $letter }
set-shape = segment { $letter } ({ $kind }): { $problem }
set-shape-sides = musi dochodzić do jednego lub dwóch boków
set-shape-no-end = dochodzi do jednego boku, więc musi mieć na końcu „lake” albo „spring”, tylko jedno z nich
set-shape-runs-through = dochodzi do dwóch boków, więc nie może mieć ani „lake”, ani „spring”
set-shape-inside = musi leżeć wewnątrz żetonu i nie dochodzić do żadnego boku
set-shape-no-spring = nie może mieć „spring”
set-bad-side = bok { $side }: „{ $ports }” musi być jednym segmentem albo drogą lub rzeką między dwoma brzegami
set-two-monasteries = ma więcej niż jeden klasztor
set-bad-city = miasto stoi między lądem „{ $land }” a morzem „{ $sea }”; muszą to być równina lub góry i stykające się z nimi morze
