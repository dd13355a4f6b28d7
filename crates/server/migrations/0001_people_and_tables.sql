-- Times are milliseconds since 1970.

-- "Hedg": what tells a file of this program from others.
PRAGMA application_id = 0x48656467;

CREATE TABLE people (
    -- AUTOINCREMENT: a number is never given out twice, not even after a deletion.
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    name     TEXT    NOT NULL,
    -- The name in lower case, by the rules of Unicode (SQLite itself only knows those of ASCII).
    name_key TEXT    NOT NULL UNIQUE,
    guest    INTEGER NOT NULL,
    -- Argon2; none for guests.
    password TEXT,
    -- SHA-256 of the API token.
    token    BLOB    UNIQUE,
    -- Cookies carry it; raising it ends them all.
    epoch    INTEGER NOT NULL DEFAULT 0,
    banned   INTEGER NOT NULL DEFAULT 0,
    deleted  INTEGER NOT NULL DEFAULT 0,
    since_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
    id         TEXT    NOT NULL PRIMARY KEY,
    host       INTEGER NOT NULL REFERENCES people (id),
    key        TEXT,
    secret     BLOB    NOT NULL,
    settings   TEXT    NOT NULL,
    created_ms INTEGER NOT NULL,
    -- What follows is a summary of the entries. 0 waiting, 1 playing, 2 over.
    stage      INTEGER NOT NULL,
    open       INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    due_ms     INTEGER,
    listing    TEXT    NOT NULL
) STRICT;

CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_due ON tables (due_ms) WHERE due_ms IS NOT NULL;
CREATE INDEX tables_in_lobby ON tables (created_ms) WHERE open = 1 AND stage < 2;
CREATE INDEX tables_unfinished ON tables (id) WHERE stage < 2;

CREATE TABLE table_people (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL REFERENCES people (id),
    waiting  INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX table_people_by_person ON table_people (person, waiting);

CREATE TABLE entries (
    table_id  TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version   INTEGER NOT NULL,
    at_ms     INTEGER NOT NULL,
    person    INTEGER REFERENCES people (id),
    client_id TEXT,
    body      TEXT    NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

-- The person first, so that the same index finds where somebody has been.
CREATE UNIQUE INDEX entries_once ON entries (person, table_id, client_id) WHERE client_id IS NOT NULL;

CREATE TABLE chat (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    id       INTEGER NOT NULL,
    person   INTEGER NOT NULL REFERENCES people (id),
    name     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    at_ms    INTEGER NOT NULL,
    PRIMARY KEY (table_id, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_by_person ON chat (person);

CREATE TABLE results (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    game     TEXT    NOT NULL,
    rules    TEXT    NOT NULL,
    rated    INTEGER NOT NULL,
    open     INTEGER NOT NULL,
    ended_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE result_seats (
    table_id TEXT    NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    person   INTEGER REFERENCES people (id),
    score    INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_seats_by_person ON result_seats (person) WHERE person IS NOT NULL;

CREATE TABLE ratings (
    person      INTEGER NOT NULL REFERENCES people (id),
    game        TEXT    NOT NULL,
    rating      REAL    NOT NULL,
    uncertainty REAL    NOT NULL,
    rated_games INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

-- The leader board: what somebody is at least worth, almost certainly.
CREATE INDEX ratings_leaders ON ratings (game, rating - 3 * uncertainty);

-- What the host decided at run time.
CREATE TABLE settings (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
