-- 0043: how the studio looks on an account's own pages: name, accent color and logo.
-- Lock: a brief ACCESS EXCLUSIVE on accounts (nullable column: no rewrite).
-- Works with the previous release, which shows the name of the service there.

alter table accounts add column look json; -- null: nothing was chosen
