-- 0032: publishable keys have Idempotency-Keys of their own, which stand behind the id of the key in this column.
-- Lock: ACCESS EXCLUSIVE on fittings for a moment (a longer varchar: no rewrite).
-- Works with the previous release: it goes on with one set of keys for an account.

alter table fittings alter column idempotency_key type varchar(300);
