# Koniec gry: kto wygrał, punktacja końcowa, punkty według kategorii, gra jako pliki i na papierze.

result-you-won = Wygrywasz!
result-you-share = Remis na pierwszym miejscu: Ty i { $who }!
result-place =
    { $place ->
        [2] Zajmujesz drugie miejsce.
        [3] Zajmujesz trzecie miejsce.
        [4] Zajmujesz czwarte miejsce.
       *[5] Zajmujesz piąte miejsce.
    }
result-counting = Punktacja końcowa…
result-show = Pokaż wynik
final-result = Wynik
points-title = Punkty według kategorii
points-sum = Razem
log-jump = Przejdź do tej chwili
feature-ended = Wartość na koniec
features-over = Co stało na planszy na koniec gry.
unseen-over = W stosie zostało: { part-tile }
unseen-over-none = W stosie nic nie zostało.
unseen-over-off = Przy tym stole grano bez licznika { tiles-genitive }.
save-open = Zapisz lub wydrukuj
save-title = Zapisz lub wydrukuj tę grę
save-png = Obraz planszy
save-about-png = PNG, do wysłania innym
save-svg = Rysunek planszy
save-about-svg = SVG, ostry w każdym rozmiarze
save-animation = Animowana powtórka
save-about-animation = SVG, który odtwarza całą grę w przeglądarce
save-record = Zapis gry
save-about-record = plik tekstowy ze wszystkimi ruchami, do obejrzenia lub analizy
save-print = Wydruk
save-about-print = plansza, punkty i dziennik, na papierze lub jako PDF
print-placed =
    { $game ->
        [hunters] { $who }: karta { $tile } na { $x }, { $y }
        [discovery] { $who }: karta { $tile } na { $x }, { $y }
       *[other] { $who }: żeton { $tile } na { $x }, { $y }
    }
settings-volume = Głośność
settings-volume-test = Odtwórz dźwięk
