-- 0003: the catalog that fittings are matched against: whole records as JSON, since they are read whole at start and
-- searched in memory; db/catalog/SOURCE.md documents their fields.
-- Lock: none on existing tables (all are new).

create table catalog_heads (
  id        text primary key,
  club_type text not null check (club_type in ('driver', 'fairway', 'hybrid', 'iron', 'wedge')),
  record    jsonb not null
);

create table catalog_shafts (
  id     text primary key,
  record jsonb not null
);

create table catalog_shaft_aliases (
  name     text primary key,
  shaft_id text references catalog_shafts (id) deferrable initially deferred -- null: a name that stands for no product
);

create table catalog_grips (
  id     text primary key,
  record jsonb not null
);

create table catalog_models (
  ordinal integer primary key,
  record  jsonb not null
);

-- One row: which catalog the tables above hold, and who put it there.
create table catalog_state (
  only_row  boolean primary key default true check (only_row),
  revision  text not null,
  source    text not null check (source in ('release', 'operator')),
  loaded_at timestamptz not null
);
