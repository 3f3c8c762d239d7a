-- 0035: rows of launch-monitor files that were read wrong, which people send to the operator: headings, one row, and nothing else.
-- Kept for 90 days at most. Nobody relies on them.
-- Lock: none on existing tables (the foreign key takes a brief SHARE ROW EXCLUSIVE on accounts).
-- Works with the previous release, which does not know the table; an account that it erases keeps its rows until they are too old.

create table misread_rows (
  account_id text not null references accounts (id),
  id         text not null check (id ~ '^mis_[0-9A-Z]{26}$'),
  at         timestamptz not null,
  headings   text not null check (length(headings) between 1 and 4000), -- as they stand in the file, one to three lines
  row        text not null check (length(row) between 1 and 4000),      -- one line of the file
  primary key (account_id, id)
);
create index misread_rows_by_time on misread_rows (at);
