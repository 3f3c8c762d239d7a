-- 0006: store links that were handed out, so that a store's orders can be traced to fittings and platforms.
-- Lock: none on existing tables (the new one is new).
-- Works with the previous release: it knows nothing of this table.

create table store_links (
  account_id text not null references accounts (id),
  id         text not null check (id ~ '^lnk_[0-9A-Z]{26}$'), -- svc_ref of the link
  head_id    text not null check (length(head_id) <= 100),
  fitting_id text, -- checked when the link is made; no reference, so that a fitting can be removed and its links stay counted
  platform   text check (length(platform) <= 40),
  client     text check (length(client) <= 100),
  traffic    text check (traffic in ('internal', 'test')),
  created_at timestamptz not null,
  primary key (account_id, id)
);
create index store_links_by_time on store_links (created_at);
