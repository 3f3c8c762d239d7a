-- 0039: deliveries as a list: newest first, each with why its last try failed; and test events, which are sent once.
-- Lock: a brief ACCESS EXCLUSIVE on webhook_deliveries (nullable column, column with a constant default: no rewrite), which takes no
-- writes while its indexes are made.
-- Works with the previous release: it notes nothing at deliveries, and would send a test event that failed again on a replay.

alter table webhook_deliveries
  add column note    text,                           -- why the last try failed; null: it did not
  add column is_test boolean not null default false; -- nothing happened; it began with its last try

create index webhook_deliveries_by_time on webhook_deliveries (account_id, endpoint_id, created_at, id);
create index webhook_deliveries_tests on webhook_deliveries (account_id, endpoint_id, created_at) where is_test;
