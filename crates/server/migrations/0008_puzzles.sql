-- First answers to puzzles, which are known by their names, as in carcassonne-17. How strong a solver is stands in `ratings`, as
-- in a game called puzzles.
CREATE TABLE puzzle_tries (
    person INTEGER NOT NULL REFERENCES people (id),
    puzzle TEXT    NOT NULL,
    solved INTEGER NOT NULL,
    at_ms  INTEGER NOT NULL,
    -- If it was the puzzle of that day: the days since 1970.
    day    INTEGER,
    PRIMARY KEY (person, puzzle)
) STRICT, WITHOUT ROWID;

-- How hard puzzles have turned out to be. One that is not here is as hard as the bots found it.
CREATE TABLE puzzle_ratings (
    puzzle      TEXT    NOT NULL PRIMARY KEY,
    rating      REAL    NOT NULL,
    uncertainty REAL    NOT NULL,
    tries       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
