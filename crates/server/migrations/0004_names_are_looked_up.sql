-- Names stand with people alone; whatever shows one looks it up. So a rename is one row, however many games there are.
ALTER TABLE chat DROP COLUMN name;

-- The client's own id for a message, or for a table it makes: at most once for a person.
ALTER TABLE chat ADD COLUMN client_id TEXT;
CREATE UNIQUE INDEX chat_once ON chat (person, table_id, client_id) WHERE client_id IS NOT NULL;
ALTER TABLE tables ADD COLUMN client_id TEXT;
CREATE UNIQUE INDEX tables_once ON tables (host, client_id) WHERE client_id IS NOT NULL;

-- What a seat is called by the table itself: a bot's level, another person at the same screen. None: by its person's name.
CREATE TABLE labelled_seats (
    table_id TEXT    NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    label    TEXT,
    person   INTEGER REFERENCES people (id),
    score    INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO labelled_seats
    SELECT table_id, seat, nullif(result_seats.name, coalesce(people.name, '')), person, score, place
    FROM result_seats LEFT JOIN people ON people.id = person;

DROP TABLE result_seats;
ALTER TABLE labelled_seats RENAME TO result_seats;
CREATE INDEX result_seats_by_person ON result_seats (person) WHERE person IS NOT NULL;

-- In listings people become numbers.
CREATE INDEX people_by_name ON people (name);
UPDATE tables SET listing = json_set(listing, '$.seats', (
    SELECT json_group_array(json(CASE
        WHEN numbered.person IS NOT NULL THEN json_object('is', seat ->> 'is', 'person', numbered.person)
        WHEN seat ->> 'is' IN ('person', 'invited') THEN '{"is":"nobody"}'
        ELSE seat
    END) ORDER BY numbered.place)
    FROM (SELECT key AS place, value AS seat, (SELECT id FROM people WHERE name = value ->> 'name') AS person
          FROM json_each(listing, '$.seats')) AS numbered
)) WHERE json_type(listing, '$.seats') = 'array';
DROP INDEX people_by_name;

-- Whose words are still to be taken out.
CREATE INDEX people_deleted ON people (id) WHERE deleted;

-- What may be outdated.
CREATE INDEX tables_over ON tables (changed_ms) WHERE stage = 2;
CREATE INDEX chat_by_time ON chat (at_ms);

-- How many of a host's tables are newer, for the lobby.
CREATE INDEX tables_open_by_host ON tables (host, stage, created_ms, id) WHERE open = 1 AND stage < 2;
