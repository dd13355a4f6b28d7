-- Names are compared by how they look, and guests own none. (`name_key` was there and unique for everybody, and SQLite cannot
-- change a column: the table is made anew, without the two columns that were left over.)
CREATE TABLE new_people (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    name     TEXT    NOT NULL,
    -- What names are compared by. None for guests and deleted accounts, who own no name, and for an account whose name was
    -- taken for another one when they were compared by letters only: it is found by its very name. Filled in by the program.
    name_key TEXT    UNIQUE,
    guest    INTEGER NOT NULL,
    -- Whether a program plays here.
    bot      INTEGER NOT NULL DEFAULT 0,
    -- Argon2; none for guests.
    password TEXT,
    banned   INTEGER NOT NULL DEFAULT 0,
    deleted  INTEGER NOT NULL DEFAULT 0,
    since_ms INTEGER NOT NULL
) STRICT;

INSERT INTO new_people (id, name, guest, password, banned, deleted, since_ms)
    SELECT id, name, guest, password, banned, deleted, since_ms FROM people;
DROP TABLE people;
ALTER TABLE new_people RENAME TO people;

CREATE INDEX people_by_name ON people (name) WHERE guest = 0 AND deleted = 0;
CREATE INDEX people_deleted ON people (id) WHERE deleted;

-- Whom the host of a table does not let talk there, and what they had said.
CREATE TABLE mutes (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL REFERENCES people (id),
    message  INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX mutes_by_person ON mutes (person);

-- Addresses from which nobody may do anything, as in 192.0.2.0/24.
CREATE TABLE address_bans (
    range   TEXT    NOT NULL PRIMARY KEY,
    reason  TEXT    NOT NULL,
    at_ms   INTEGER NOT NULL,
    ends_ms INTEGER
) STRICT, WITHOUT ROWID;

-- Reports are open until the host closes them.
ALTER TABLE reports ADD COLUMN closed_ms INTEGER;
ALTER TABLE reports ADD COLUMN note TEXT;

-- What was said around it, the message itself too: the table may be deleted before somebody looks.
CREATE TABLE report_lines (
    report  INTEGER NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
    message INTEGER NOT NULL,
    person  INTEGER NOT NULL REFERENCES people (id),
    text    TEXT    NOT NULL,
    at_ms   INTEGER NOT NULL,
    PRIMARY KEY (report, message)
) STRICT, WITHOUT ROWID;

CREATE INDEX report_lines_by_person ON report_lines (person);

INSERT INTO report_lines (report, message, person, text, at_ms) SELECT id, message, said_by, text, at_ms FROM reports;
ALTER TABLE reports DROP COLUMN text;

-- What happened to accounts, and what the host did. No secrets.
CREATE TABLE audit (
    id      INTEGER PRIMARY KEY,
    at_ms   INTEGER NOT NULL,
    deed    TEXT    NOT NULL,
    -- Whom it is about.
    person  INTEGER REFERENCES people (id),
    -- The network it came from, never the whole address.
    network TEXT,
    -- What else it is about: a table, a range of addresses.
    about   TEXT,
    -- How often within the hour: wrong passwords are counted.
    times   INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE INDEX audit_by_person ON audit (person) WHERE person IS NOT NULL;
CREATE INDEX audit_by_time ON audit (at_ms);
CREATE INDEX reports_closed ON reports (closed_ms) WHERE closed_ms IS NOT NULL;

-- Whether a rated game changed the ratings.
ALTER TABLE results ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
UPDATE results SET counted = rated;

-- The list of the best goes by the lower end of what is shown.
DROP INDEX ratings_leaders;
CREATE INDEX ratings_leaders ON ratings (game, rating - 2 * uncertainty);
