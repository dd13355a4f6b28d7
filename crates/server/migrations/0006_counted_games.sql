-- When a game ended that changed the ratings, with each seat: how often two people played today is then a matter of a few rows,
-- however many games they have behind them.
ALTER TABLE result_seats ADD COLUMN counted_ms INTEGER;

UPDATE result_seats SET counted_ms =
    (SELECT ended_ms FROM results WHERE results.table_id = result_seats.table_id AND counted);

CREATE INDEX result_seats_counted ON result_seats (person, counted_ms) WHERE counted_ms IS NOT NULL;
