# A játszma vége: ki győzött, a végső kiértékelés, a pontok fajtánként, a játszma fájlként és papíron.

result-you-won = Győztél!
result-you-share = Te és { $who } közösen győztetek!
result-place =
    { $place ->
        [2] Második lettél.
        [3] Harmadik lettél.
        [4] Negyedik lettél.
       *[5] Ötödik lettél.
    }
result-counting = Végső kiértékelés…
result-show = Mutasd az eredményt
final-result = Eredmény
points-title = Pontok fajtánként
points-sum = Összesen
log-jump = Ugrás ehhez a pillanathoz
feature-ended = A végén ennyit ért
features-over = Ami a játszma végén a táblán állt.
unseen-over = { $count } kártya maradt a pakliban:
unseen-over-none = Minden kártya elfogyott.
unseen-over-off = Ennél az asztalnál nem volt kártyaszámláló.
save-open = Mentés, nyomtatás
save-title = A játszma mentése vagy nyomtatása
save-png = Kép a tábláról
save-about-png = PNG, elküldéshez
save-svg = Rajz a tábláról
save-about-svg = SVG, minden méretben éles
save-animation = Animált visszanézés
save-about-animation = SVG, amely böngészőben lejátssza az egész játszmát
save-record = Jegyzék
save-about-record = szövegfájl az összes lépéssel, visszanézéshez vagy elemzéshez
save-print = Nyomtatás
save-about-print = tábla, pontok és napló, papíron vagy PDF-ben
print-placed = { $who }: { $tile } kártya, { $x }, { $y }
settings-volume = Hangerő
settings-volume-test = Próbahang
