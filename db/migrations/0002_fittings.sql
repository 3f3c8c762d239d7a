-- 0002: fittings. How they are reserved, charged and settled is in 0005.
-- Lock: none on existing tables (fittings is new).

-- PostgreSQL reads every check of a table anew at every insert and update, also those of columns that stay as they are.
-- The checks of fittings took an eighth of the database's work. So where other tables check values, here types do; checks
-- are left for what has to fit together.
create type fitting_club_type as enum ('driver', 'fairway', 'hybrid', 'iron', 'wedge');
create type fitting_status as enum ('running', 'completed', 'failed');
create type fitting_traffic as enum ('internal', 'test');

create table fittings (
  account_id          text not null references accounts (id),
  id                  text not null,
  club_type           fitting_club_type not null,
  status              fitting_status not null,
  input               json not null, -- json, not jsonb: members keep their order, so a replay equals the first answer
  output              json,
  error               json,
  idempotency_key     varchar(255),
  request_fingerprint text not null,
  request_id          text not null,
  platform            varchar(40),
  client              varchar(100),
  traffic             fitting_traffic,
  processing_time_ms  integer,
  ruleset_revision    text, -- of the output
  catalog_revision    text,
  created_at          timestamptz not null,
  completed_at        timestamptz,
  primary key (account_id, id),
  unique (account_id, idempotency_key),
  constraint a_completed_fitting_has_its_output check (status <> 'completed' or (output is not null and completed_at is not null)),
  constraint a_failed_fitting_has_its_error check (status <> 'failed' or error is not null)
);
