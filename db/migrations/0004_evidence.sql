-- 0004: which clubs completed fittings led to, and for which golfers: evidence for fit scores, and 30-day popularity.
-- Lock: none on existing tables (all are new). settle_fitting (0005) adds to evidence_pending. Outputs that do not say what the golfer was
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

-- Completed fittings that are not counted yet. Counting in the transaction that completes a fitting would make all
-- fittings of a popular head, whoever's they are, wait for each other's flush to disk.
create table evidence_pending (
  account_id text not null,
  fitting_id text not null,
  day        date not null, -- UTC
  facts      json not null, -- the members of the output that evidence_of reads
  primary key (account_id, fitting_id)
);

-- Bin of a value on a scale whose outer bins are open; null for null (least and greatest alone would ignore it).
create function evidence_bin(p_value float8, p_from integer, p_step integer, p_last integer) returns smallint
language sql immutable strict as $$
  select least(p_last, greatest(0, floor((p_value - p_from) / p_step)))::smallint
$$;

-- Number of a cell, as src/evidence/cell.ts has it.
create function evidence_cell(p_speed_bin smallint, p_miss text, p_handicap_bin smallint) returns integer
language sql immutable as $$
  select (p_speed_bin * 3 + case p_miss when 'fade' then 0 when 'hook' then 1 else 2 end) * 15 + p_handicap_bin
$$;

-- What a fitting's output says about its golfer and its clubs. Without a driver-equivalent speed there is no cell.
-- The document is parsed once; offset 0 keeps the planner from doing it again for each member.
create function evidence_of(p_output json) returns table (
  club_type    text,
  speed_bin    smallint, -- null: no cell
  miss         text,
  handicap_bin smallint,
  flex         text,
  hand         text,
  head_ids     text[] -- top picks, each once, in the order of their ids
) language sql immutable as $$
  select o.d->>'clubType',
         evidence_bin((o.d #>> '{meta,golfer,driverSpeedMph}')::float8, 30, 2, 60),
         case when o.d #>> '{input,swingMetrics,missPattern}' in ('fade', 'hook')
              then o.d #>> '{input,swingMetrics,missPattern}' else 'none' end,
         coalesce(evidence_bin((o.d #>> '{meta,golfer,handicap}')::float8, -5, 3, 13), 14)::smallint,
         o.d #>> '{specs,shaftFlex,value}',
         o.d #>> '{input,golfer,handedness}',
         array(select distinct pick->>'headId' from jsonb_array_elements(coalesce(o.d->'topPicks', '[]')) pick
                where pick->>'headId' is not null order by 1)
    from (select p_output::jsonb as d offset 0) o
$$;

-- Only one transaction at a time may change the counts; all others stand aside.
create function evidence_lock() returns bigint language sql immutable as $$ select 7226355105 $$;

-- Count pending fittings, at most so many, each once: a fitting leaves the list in the transaction that counts it.
-- Returns how many; 0 also when somebody else is counting. Serving processes are told.
-- They are named by their place, for which there is one plan. By their key, the plan for a list that was empty when its
-- statistics were made reads the whole index for each of them: 300 ms for 200 instead of 6.
create function count_evidence(p_max integer) returns integer language plpgsql as $$
declare
  v_counted integer;
begin
  if not pg_try_advisory_xact_lock(evidence_lock()) then
    return 0;
  end if;
  with taken as (
    delete from evidence_pending p
     where p.ctid = any (array(select ctid from evidence_pending limit p_max))
    returning p.day, p.facts
  ), told as materialized (
    select t.day, e.* from taken t, evidence_of(t.facts) e
  ), cells as (
    insert into evidence_cells as c (club_type, speed_bin, miss, handicap_bin, fittings)
    select club_type, speed_bin, miss, handicap_bin, count(*) from told where speed_bin is not null group by 1, 2, 3, 4
    on conflict (club_type, speed_bin, miss, handicap_bin) do update set fittings = c.fittings + excluded.fittings
  ), picks as (
    insert into evidence_picks as p (head_id, club_type, speed_bin, miss, handicap_bin, flex, hand, picks)
    select h, club_type, speed_bin, miss, handicap_bin, flex, hand, count(*)
      from told, unnest(head_ids) h where speed_bin is not null group by 1, 2, 3, 4, 5, 6, 7
    on conflict (head_id, club_type, speed_bin, miss, handicap_bin, flex, hand)
    do update set picks = p.picks + excluded.picks
  ), days as (
    insert into evidence_days as d (day, head_id, picks)
    select day, h, count(*) from told, unnest(head_ids) h group by 1, 2
    on conflict (day, head_id) do update set picks = d.picks + excluded.picks
  )
  select count(*) into v_counted from told;
  if v_counted > 0 then
    perform pg_notify('evidence_changed', 'counted');
  end if;
  return v_counted;
end $$;
