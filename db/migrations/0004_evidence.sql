-- 0004: which clubs completed fittings led to, and for which golfers: evidence for fit scores, and 30-day popularity.
-- Lock: none on existing tables (all are new). settle_fitting (0005) counts. Outputs that do not say what the golfer was
-- compared by (meta.golfer) count for popularity only.
--
-- These tables only count: no row names a fitting, an account or a golfer. They stay small (heads times cells), so a
-- sharded database keeps them in one place. db/README.md explains the bins.

create table evidence_cells (
  club_type    text     not null check (club_type in ('driver', 'fairway', 'hybrid', 'iron', 'wedge')),
  speed_bin    smallint not null check (speed_bin between 0 and 60),
  miss         text     not null check (miss in ('fade', 'hook', 'none')),
  handicap_bin smallint not null check (handicap_bin between 0 and 14), -- 14: unknown
  fittings     integer  not null check (fittings > 0),
  primary key (club_type, speed_bin, miss, handicap_bin)
);

create table evidence_picks (
  head_id      text     not null,
  club_type    text     not null check (club_type in ('driver', 'fairway', 'hybrid', 'iron', 'wedge')),
  speed_bin    smallint not null check (speed_bin between 0 and 60),
  miss         text     not null check (miss in ('fade', 'hook', 'none')),
  handicap_bin smallint not null check (handicap_bin between 0 and 14),
  flex         text     not null,
  hand         text     not null check (hand in ('right', 'left')),
  picks        integer  not null check (picks > 0),
  primary key (head_id, club_type, speed_bin, miss, handicap_bin, flex, hand)
);

create table evidence_days (
  day     date    not null, -- UTC
  head_id text    not null,
  picks   integer not null check (picks > 0),
  primary key (day, head_id)
);

-- One row: when serving processes were last told that counts changed.
create table evidence_state (
  only_row     boolean primary key default true check (only_row),
  announced_at timestamptz not null
);
insert into evidence_state (announced_at) values ('-infinity');

-- Bin of a value on a scale whose outer bins are open; null for null (least and greatest alone would ignore it).
create function evidence_bin(p_value float8, p_from integer, p_step integer, p_last integer) returns smallint
language sql immutable strict as $$
  select least(p_last, greatest(0, floor((p_value - p_from) / p_step)))::smallint
$$;

-- What a fitting's output says about its golfer and its clubs. Without a driver-equivalent speed there is no cell.
-- The document is parsed once: every further -> works on a small part of it.
create function evidence_of(p_output json) returns table (
  club_type    text,
  speed_bin    smallint, -- null: no cell
  miss         text,
  handicap_bin smallint,
  flex         text,
  hand         text,
  head_ids     text[] -- top picks, each once, in the order of their ids
) language sql immutable as $$
  select o."clubType",
         evidence_bin((o.meta->'golfer'->>'driverSpeedMph')::float8, 30, 2, 60),
         case when o.input->'swingMetrics'->>'missPattern' in ('fade', 'hook')
              then o.input->'swingMetrics'->>'missPattern' else 'none' end,
         coalesce(evidence_bin((o.meta->'golfer'->>'handicap')::float8, -5, 3, 13), 14)::smallint,
         o.specs->'shaftFlex'->>'value',
         o.input->'golfer'->>'handedness',
         array(select distinct pick->>'headId' from json_array_elements(coalesce(o."topPicks", '[]')) pick
                where pick->>'headId' is not null order by 1)
    from json_to_record(p_output) as o("clubType" text, specs json, "topPicks" json, input json, meta json)
$$;

-- Count one completed fitting. Every call takes its rows in the same order, so that calls only ever wait for each other.
-- Serving processes are told at most every 5 seconds: NOTIFY takes its turn in a queue of the whole database server.
-- They wait longer than that before they read, so what is counted in between is not missed.
create function count_evidence(p_output json, p_at timestamptz) returns void language plpgsql as $$
declare
  v record;
begin
  select e.* into v from evidence_of(p_output) e;
  if v.speed_bin is not null then
    insert into evidence_cells as c (club_type, speed_bin, miss, handicap_bin, fittings)
    values (v.club_type, v.speed_bin, v.miss, v.handicap_bin, 1)
    on conflict (club_type, speed_bin, miss, handicap_bin) do update set fittings = c.fittings + 1;
    insert into evidence_picks as p (head_id, club_type, speed_bin, miss, handicap_bin, flex, hand, picks)
    select h, v.club_type, v.speed_bin, v.miss, v.handicap_bin, v.flex, v.hand, 1 from unnest(v.head_ids) h
    on conflict (head_id, club_type, speed_bin, miss, handicap_bin, flex, hand) do update set picks = p.picks + 1;
  end if;
  insert into evidence_days as d (day, head_id, picks)
  select (p_at at time zone 'UTC')::date, h, 1 from unnest(v.head_ids) h
  on conflict (day, head_id) do update set picks = d.picks + 1;

  update evidence_state set announced_at = clock_timestamp()
   where announced_at < clock_timestamp() - interval '5 seconds';
  if found then
    perform pg_notify('evidence_changed', 'counted');
  end if;
end $$;
