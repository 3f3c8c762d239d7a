-- 0052: each migration says which releases may run on a database that has it, so that a process of the release before starts again there.
-- Lock: a brief ACCESS EXCLUSIVE on schema_migrations (nullable column), which only starts read.
-- Works with the previous release, which does not look at it.

alter table schema_migrations add column oldest integer; -- number of the last migration that such a release knows; null: it must know this one
