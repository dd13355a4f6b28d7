CREATE TABLE blocks (
    person  INTEGER NOT NULL REFERENCES people (id),
    blocked INTEGER NOT NULL REFERENCES people (id),
    PRIMARY KEY (person, blocked)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_by_blocked ON blocks (blocked);

CREATE TABLE reports (
    id       INTEGER PRIMARY KEY,
    table_id TEXT    NOT NULL,
    message  INTEGER NOT NULL,
    reporter INTEGER NOT NULL REFERENCES people (id),
    -- A copy of what was said: the table may be deleted before somebody looks.
    said_by  INTEGER NOT NULL REFERENCES people (id),
    text     TEXT    NOT NULL,
    reason   TEXT    NOT NULL,
    at_ms    INTEGER NOT NULL,
    UNIQUE (table_id, message, reporter)
) STRICT;

CREATE TABLE resets (
    -- SHA-256 of the token in the link.
    token      BLOB    NOT NULL PRIMARY KEY,
    person     INTEGER NOT NULL REFERENCES people (id),
    expires_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
