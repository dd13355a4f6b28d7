-- The analysis of a finished game goes with its table. Bodies are large, so this table has rowids.
CREATE TABLE analyses (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    -- By which version of the analysis it was made.
    version  INTEGER NOT NULL,
    -- 0: the body is the steps so far, and the server goes on with them.
    complete INTEGER NOT NULL,
    body     TEXT    NOT NULL
) STRICT;

CREATE INDEX analyses_unfinished ON analyses (table_id) WHERE NOT complete;
