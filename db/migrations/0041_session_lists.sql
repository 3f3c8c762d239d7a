-- 0041: sessions as a list: newest first, each with what a list says of it, so that no list reads the shots.
-- Lock: a brief ACCESS EXCLUSIVE on sessions (nullable column, column with a constant default: no rewrite), which takes no writes while
-- its index is made.
-- Works with the previous release: it leaves heading_revision as it is, and a list makes the heading of what it stored.

alter table sessions
  add column heading          json,
  add column heading_revision integer not null default 0; -- heading is of this revision; 0: there is none

create index sessions_by_time on sessions (account_id, created_at, id);
