-- 0014: agent connections: named credentials by which a host gets short-lived tokens for an account.
-- Lock: none on existing tables (all are new; the foreign key takes a brief SHARE ROW EXCLUSIVE on accounts).
-- Works with the previous release: it knows nothing of these tables.
-- Small look-up tables, like api_keys. A revoked connection is deleted, with every token it was exchanged for.

create table agent_connections (
  id         text primary key check (id ~ '^con_[0-9A-Z]{26}$'),
  account_id text not null references accounts (id) on delete cascade,
  name       text not null check (length(name) between 1 and 100),
  hash       text not null unique check (hash ~ '^[0-9a-f]{64}$'), -- SHA-256 of the credential
  last_four  text not null check (length(last_four) = 4),
  scopes     text[] not null check (scopes <@ array['fittings:create', 'fittings:read', 'sessions:ingest'] and scopes <> '{}'),
  created_at timestamptz not null,
  expires_at timestamptz -- null: no end
);
create index agent_connections_of_account on agent_connections (account_id, id);

create table agent_tokens (
  hash          text primary key check (hash ~ '^[0-9a-f]{64}$'), -- SHA-256 of the token
  connection_id text not null references agent_connections (id) on delete cascade,
  expires_at    timestamptz not null
);
create index agent_tokens_of_connection on agent_tokens (connection_id);
