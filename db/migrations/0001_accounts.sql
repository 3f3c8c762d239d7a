-- 0001: who may use the service, with which keys, and how much of a month's allowance is used.
-- Lock: none on existing tables (all are new).
-- Accounts and keys are small look-up tables: a sharded database keeps a copy of them on every node. Tables that grow
-- with use (usage_months, and fittings in 0002) have account_id first in their key, so that they shard by account.

create table accounts (
  id            text primary key check (id ~ '^acc_[0-9A-Z]{26}$'),
  email         text not null check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  company_name  text not null check (company_name <> ''),
  tier          text not null check (tier <> ''),
  is_enterprise boolean not null,
  monthly_limit integer check (monthly_limit >= 0), -- null: unlimited
  created_at    timestamptz not null
);

create table api_keys (
  id         text primary key check (id ~ '^key_[0-9A-Z]{26}$'),
  account_id text not null references accounts (id),
  name       text not null check (name <> ''),
  hash       text not null unique check (hash ~ '^[0-9a-f]{64}$'), -- SHA-256 of the key; the key itself is not stored
  last_four  text not null check (length(last_four) = 4),
  scopes     text[] not null check (scopes <@ array['fittings:create', 'fittings:read', 'sessions:ingest']),
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index api_keys_of_account on api_keys (account_id, id);

create table usage_months (
  account_id    text not null references accounts (id),
  month         date not null check (extract(day from month) = 1), -- first day of the UTC month
  included_used integer not null default 0 check (included_used >= 0),
  credit_used   integer not null default 0 check (credit_used >= 0),
  primary key (account_id, month)
);
