-- 0021: what shops have in stock, so that links can name their own articles.
-- Lock: none (a new table).
-- Works with the previous release: it reads nothing of it.

-- One article of a shop: a head, perhaps in one hand and loft alone.
create table stock_items (
  account_id text not null references accounts (id) deferrable initially deferred,
  sku        text not null check (length(sku) between 1 and 60),
  head_id    text not null,
  hand       text check (hand in ('right', 'left')), -- null: either
  loft       double precision,                       -- degrees; null: any
  price      double precision check (price >= 0),    -- in the shop's currency; null: not said
  quantity   integer not null check (quantity >= 0),
  primary key (account_id, sku)
);
