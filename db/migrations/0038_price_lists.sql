-- 0038: a shop's own price list, which stays when the release's catalog is replaced.
-- Lock: a brief ACCESS EXCLUSIVE on accounts (a nullable column rewrites nothing); none for the new table.
-- Works with the previous release: it reads nothing of it.

alter table accounts add column price_list_date date; -- the day the list is of; null: there is none

-- One line of a list: what a head costs, perhaps in one hand and loft alone.
create table price_items (
  account_id text not null references accounts (id) deferrable initially deferred,
  place      integer not null, -- in the list
  club_type  text not null,    -- of the head, since a fitting reads its own type alone
  head_id    text not null,
  hand       text check (hand in ('right', 'left')), -- null: either
  loft       double precision,                       -- degrees; null: any
  clubs      integer not null check (clubs >= 1),    -- that the price buys
  price      double precision not null check (price > 0), -- US dollars, with a stock shaft
  sku        text check (length(sku) between 1 and 60),
  primary key (account_id, place)
);
