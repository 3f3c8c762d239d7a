-- 0008: captured launch-monitor sessions, and the customers they may belong to.
-- Lock: none on existing tables (all are new; the foreign key takes a brief SHARE ROW EXCLUSIVE on accounts).

create table customers (
  account_id text not null references accounts (id),
  id         text not null check (id ~ '^cus_[0-9A-Z]{26}$'),
  email      text not null check (length(email) between 3 and 320),
  name       text check (length(name) between 1 and 200),
  ref        text check (length(ref) between 1 and 100 and position('@' in ref) = 0), -- the account's own id of the customer
  created_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, ref)
);

-- One customer per address, however it is capitalized.
create unique index customers_email on customers (account_id, lower(email));

create table sessions (
  account_id  text not null references accounts (id),
  id          uuid not null,              -- the sender's sessionId: unique within the account only
  page_id     text not null check (page_id ~ '^ses_[0-9A-Z]{26}$'),
  customer_id text,
  payload     json not null,              -- as it was sent
  shot_count  integer not null check (shot_count between 0 and 2000),
  revision    integer not null default 1, -- 1: as first stored; each replacement adds 1
  created_at  timestamptz not null,
  replaced_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, customer_id) references customers (account_id, id)
);

-- The page is found by an id that names no account. Not unique, so that the table can be distributed by account; 80
-- random bits see to that.
create index sessions_page on sessions (page_id);
