-- Accounts of bots that belong to a person, and what an account accepts when others invite it (JSON; without it, everything).
ALTER TABLE people ADD COLUMN owner INTEGER REFERENCES people (id);
ALTER TABLE people ADD COLUMN accepts TEXT;

CREATE INDEX people_owner ON people (owner) WHERE owner IS NOT NULL;
