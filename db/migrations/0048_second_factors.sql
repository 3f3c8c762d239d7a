-- 0048: a second factor for people who want one, its recovery codes, and when a session last had its password entered.
-- Lock: a brief ACCESS EXCLUSIVE on person_sessions (a column without default), and SHARE ROW EXCLUSIVE on people for the foreign keys.
-- Works with the previous release, which lets people in by their password alone, and whose sessions are asked for it again.

create table second_factors (
  person_id text primary key references people (id) on delete cascade,
  secret    text not null,           -- sealed with LAB_SIGNING_SECRET
  last_step bigint not null          -- of the last code that was taken: no code works twice
);

create table recovery_codes (
  person_id text not null references second_factors on delete cascade,
  hash      text not null check (hash ~ '^[0-9a-f]{64}$'), -- SHA-256 of the code
  primary key (person_id, hash)
);

alter table person_sessions add column confirmed_at timestamptz; -- null: before this release
