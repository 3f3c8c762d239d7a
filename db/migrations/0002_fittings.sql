-- 0002: fittings. How they are reserved, charged and settled is in 0005.
-- Lock: none on existing tables (fittings is new).

create table fittings (
  account_id          text not null references accounts (id),
  id                  text not null check (id ~ '^fit_[0-9A-Z]{26}$'),
  club_type           text not null check (club_type in ('driver', 'fairway', 'hybrid', 'iron', 'wedge')),
  status              text not null check (status in ('running', 'completed', 'failed')),
  input               json not null, -- json, not jsonb: members keep their order, so a replay equals the first answer
  output              json,
  error               json,
  idempotency_key     text check (length(idempotency_key) between 1 and 255),
  request_fingerprint text not null,
  request_id          text not null,
  platform            text check (length(platform) <= 40),
  client              text check (length(client) <= 100),
  traffic             text check (traffic in ('internal', 'test')),
  processing_time_ms  integer check (processing_time_ms >= 0),
  ruleset_revision    text, -- of the output
  catalog_revision    text,
  created_at          timestamptz not null,
  completed_at        timestamptz,
  primary key (account_id, id),
  unique (account_id, idempotency_key),
  constraint a_completed_fitting_has_its_output check (status <> 'completed' or (output is not null and completed_at is not null)),
  constraint a_failed_fitting_has_its_error check (status <> 'failed' or error is not null)
);
