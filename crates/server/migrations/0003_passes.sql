-- What opens an account: the session of a browser (kind 0) or the token of a program (kind 1).
CREATE TABLE passes (
    -- AUTOINCREMENT: who ends a pass by its number never meets another one.
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    -- SHA-256 of what the client shows.
    secret     BLOB    NOT NULL UNIQUE,
    person     INTEGER NOT NULL REFERENCES people (id),
    kind       INTEGER NOT NULL,
    -- The browser of a session, or what its owner calls a token.
    label      TEXT    NOT NULL,
    -- What it is good for, by words with spaces between them.
    scopes     TEXT    NOT NULL,
    created_ms INTEGER NOT NULL,
    used_ms    INTEGER NOT NULL,
    ends_ms    INTEGER
) STRICT;

CREATE INDEX passes_by_person ON passes (person, kind);
CREATE INDEX passes_that_end ON passes (ends_ms) WHERE ends_ms IS NOT NULL;

INSERT INTO passes (secret, person, kind, label, scopes, created_ms, used_ms)
    SELECT token, id, 1, 'token', 'read play account', since_ms, since_ms FROM people WHERE token IS NOT NULL;

-- SQLite cannot drop a column that is unique: this one stays, and stays empty.
UPDATE people SET token = NULL;
ALTER TABLE people DROP COLUMN epoch;
