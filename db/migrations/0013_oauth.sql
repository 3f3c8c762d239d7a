-- 0013: the authorization server: which apps people have connected, with which tokens, and the keys that replicas share.
-- Lock: none on existing tables (all are new; the foreign keys take a brief SHARE ROW EXCLUSIVE on accounts and people).
-- Works with the previous release: it knows nothing of these tables.

-- Clients that registered themselves or were registered by the operator. Clients that publish a metadata document have no row.
create table oauth_clients (
  id            text primary key,
  payload       jsonb not null,
  is_registered boolean not null default false, -- by the operator: never removed by itself
  created_at    timestamptz not null default now()
);

-- What a person has allowed an app. Everything that follows from it goes with it, whoever removes it.
create table oauth_grants (
  id           text primary key,
  person_id    text not null references people (id) on delete cascade,
  account_id   text not null references accounts (id) on delete cascade,
  client_id    text not null,
  client_name  text,
  platform     text check (length(platform) <= 40),
  payload      jsonb not null,
  created_at   timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at   timestamptz
);
create index oauth_grants_of_account on oauth_grants (account_id);
create index oauth_grants_of_person on oauth_grants (person_id);
create index oauth_grants_of_client on oauth_grants (client_id);

-- Codes, tokens, sessions and interactions.
create table oauth_records (
  kind        text not null,
  id          text not null check (id ~ '^[0-9a-f]{64}$'), -- SHA-256 of what the holder shows
  grant_id    text references oauth_grants (id) on delete cascade,
  payload     jsonb not null,
  consumed_at timestamptz,
  expires_at  timestamptz not null,
  primary key (kind, id)
);
create index oauth_records_of_grant on oauth_records (grant_id) where grant_id is not null;
create index oauth_records_by_expiry on oauth_records (expires_at);
create unique index oauth_sessions_by_uid on oauth_records ((payload->>'uid')) where kind = 'Session';

-- Keys that sign, newest first; older ones still verify.
create table oauth_keys (
  name  text primary key,
  value jsonb not null
);
