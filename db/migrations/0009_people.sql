-- 0009: people who sign in for an account, their browser sessions, and the one-time links by which they join.
-- Lock: none on existing tables (all are new; the foreign keys take a brief SHARE ROW EXCLUSIVE on accounts).
-- Works with the previous release: it knows nothing of these tables.
-- Small look-up tables, like accounts and api_keys.

create table people (
  id            text primary key check (id ~ '^per_[0-9A-Z]{26}$'),
  account_id    text not null references accounts (id) on delete cascade,
  email         text not null unique check (email = lower(email) and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  role          text not null check (role in ('owner', 'member')),
  password_hash text not null check (password_hash like '$argon2id$%'),
  created_at    timestamptz not null
);
create index people_of_account on people (account_id, id);

create table person_sessions (
  id         text primary key check (id ~ '^sgn_[0-9A-Z]{26}$'),
  person_id  text not null references people (id) on delete cascade,
  hash       text not null unique check (hash ~ '^[0-9a-f]{64}$'), -- SHA-256 of the session token
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index person_sessions_of_person on person_sessions (person_id);

create table join_links (
  hash       text primary key check (hash ~ '^[0-9a-f]{64}$'), -- SHA-256 of the token in the link
  account_id text not null references accounts (id) on delete cascade,
  email      text check (email = lower(email)), -- null: whoever opens it first says, while the account has nobody
  role       text not null check (role in ('owner', 'member')),
  expires_at timestamptz not null
);
