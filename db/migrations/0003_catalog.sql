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

-- One row: which catalog the tables above hold, who put it there, and their checksum then.
create table catalog_state (
  only_row  boolean primary key default true check (only_row),
  revision  text not null,
  source    text not null check (source in ('release', 'operator')),
  checksum  text not null,
  loaded_at timestamptz not null
);

-- Checksum of everything the catalog tables hold: tells a catalog that was changed otherwise than by an import.
create function catalog_checksum() returns text language sql stable as $$
  select md5(string_agg(row_text, '|' order by row_text collate "C")) from (
    select 'head ' || id || record::text from catalog_heads
    union all select 'shaft ' || id || record::text from catalog_shafts
    union all select 'alias ' || name || coalesce(shaft_id, '') from catalog_shaft_aliases
    union all select 'grip ' || id || record::text from catalog_grips
    union all select 'model ' || ordinal || record::text from catalog_models
  ) as rows(row_text)
$$;
