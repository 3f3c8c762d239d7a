-- 0007: the directory of fitters: whole records as JSON, since they are read whole at start and searched in memory;
-- db/fitters/SOURCE.md documents their fields.
-- Lock: none on existing tables (all are new).

create table fitters (
  ordinal integer primary key,
  record  jsonb not null
);

-- One row once a directory was loaded or cleared: which one, and who put it there.
create table fitters_state (
  only_row  boolean primary key default true check (only_row),
  revision  text not null,
  source    text not null check (source in ('sample', 'operator')),
  loaded_at timestamptz not null
);
