-- 0011: counting fittings for usage (0010), from those that are stored on; and recounting the evidence in short steps.
-- Lock: none that a request waits for. Reading all fittings takes about 5 seconds for a million; until it is done nothing
-- is counted, and what is completed meanwhile waits in evidence_pending.

select pg_advisory_xact_lock(evidence_lock());

update evidence_pending p
   set month = date_trunc('month', f.created_at at time zone 'UTC'), platform = f.platform, client = f.client
  from fittings f
 where p.month is null and f.account_id = p.account_id and f.id = p.fitting_id;

insert into usage_counts (account_id, month, platform, client, fittings)
select f.account_id, date_trunc('month', f.created_at at time zone 'UTC')::date, coalesce(f.platform, ''),
       coalesce(f.client, ''), count(*)
  from fittings f
 where f.status = 'completed' and f.traffic is null
   and not exists (select from evidence_pending p where p.account_id = f.account_id and p.fitting_id = f.id)
 group by 1, 2, 3, 4;

-- A recount that is under way. It goes through all fittings by their key, in steps of a transaction each, and counts into
-- tables of its own. From its beginning to its end nothing is taken off evidence_pending; so it leaves out what is listed
-- there, and what is completed meanwhile is counted afterwards as usual.
create table evidence_recount (
  is_only     boolean primary key default true check (is_only),
  id          text not null, -- a newer recount takes the place of an older one, which then ends
  lease_until timestamptz not null, -- renewed by every step; afterwards its process is dead, and counting goes on
  account_id  text not null default '', -- the last fitting that was looked at
  fitting_id  text not null default '',
  seen        bigint not null default 0,
  fittings    bigint not null default 0,
  compared    bigint not null default 0
);
create table recount_cells (like evidence_cells including all);
create table recount_picks (like evidence_picks including all);
create table recount_days (like evidence_days including all);

-- Count pending fittings, at most so many, each once, as in 0004; for usage too. Returns how many; 0 also when somebody else
-- is counting, or recounting.
create or replace function count_evidence(p_max integer) returns integer language plpgsql as $$
declare
  v_counted integer;
begin
  if not pg_try_advisory_xact_lock(evidence_lock()) then
    return 0;
  end if;
  if exists (select from evidence_recount where lease_until > clock_timestamp()) then
    return 0;
  end if;
  delete from evidence_recount;
  with taken as (
    delete from evidence_pending p
     where p.ctid = any (array(select ctid from evidence_pending limit p_max))
    returning p.account_id, p.day, p.facts, coalesce(p.month, date_trunc('month', p.day)) as month, p.platform, p.client
  ), usage as (
    insert into usage_counts as u (account_id, month, platform, client, fittings)
    select account_id, month, coalesce(platform, ''), coalesce(client, ''), count(*) from taken group by 1, 2, 3, 4
    on conflict (account_id, month, platform, client) do update set fittings = u.fittings + excluded.fittings
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

-- A recount that says nothing for so long is dead.
create function recount_lease() returns interval language sql immutable as $$ select interval '30 seconds' $$;

-- Begin a recount. It takes the place of one that is under way. Returns its id.
create function begin_recount() returns text language plpgsql as $$
declare
  v_id text := gen_random_uuid();
begin
  perform pg_advisory_xact_lock(evidence_lock());
  delete from evidence_recount;
  truncate recount_cells, recount_picks, recount_days;
  insert into evidence_recount (id, lease_until) values (v_id, clock_timestamp() + recount_lease());
  return v_id;
end $$;

-- Look at the next fittings, at most so many. Returns how many it has looked at in all and whether that were the last, or no
-- row when another recount took its place.
create function continue_recount(p_id text, p_max integer) returns table (seen bigint, is_over boolean)
language plpgsql as $$
#variable_conflict use_column
declare
  v evidence_recount;
  v_seen     integer;
  v_last     text[];
  v_fittings integer;
  v_compared integer;
begin
  select r.* into v from evidence_recount r where r.id = p_id for update;
  if not found then
    return;
  end if;
  with next as materialized (
    select f.account_id, f.id, f.status, f.traffic, f.completed_at, f.output
      from fittings f
     where (f.account_id, f.id) > (v.account_id, v.fitting_id)
     order by f.account_id, f.id limit p_max
  ), told as materialized (
    select (n.completed_at at time zone 'UTC')::date as day, e.*
      from next n, evidence_of(n.output) e
     where n.status = 'completed' and n.traffic is null
       and not exists (select from evidence_pending p where p.account_id = n.account_id and p.fitting_id = n.id)
  ), cells as (
    insert into recount_cells as c (club_type, speed_bin, miss, handicap_bin, fittings)
    select club_type, speed_bin, miss, handicap_bin, count(*) from told where speed_bin is not null group by 1, 2, 3, 4
    on conflict (club_type, speed_bin, miss, handicap_bin) do update set fittings = c.fittings + excluded.fittings
  ), picks as (
    insert into recount_picks as p (head_id, club_type, speed_bin, miss, handicap_bin, flex, hand, picks)
    select h, club_type, speed_bin, miss, handicap_bin, flex, hand, count(*)
      from told, unnest(head_ids) h where speed_bin is not null group by 1, 2, 3, 4, 5, 6, 7
    on conflict (head_id, club_type, speed_bin, miss, handicap_bin, flex, hand)
    do update set picks = p.picks + excluded.picks
  ), days as (
    insert into recount_days as d (day, head_id, picks)
    select day, h, count(*) from told, unnest(head_ids) h group by 1, 2
    on conflict (day, head_id) do update set picks = d.picks + excluded.picks
  )
  select (select count(*) from next), (select array[account_id, id] from next order by account_id desc, id desc limit 1),
         (select count(*) from told), (select count(speed_bin) from told)
    into v_seen, v_last, v_fittings, v_compared;
  update evidence_recount r
     set lease_until = clock_timestamp() + recount_lease(),
         account_id = coalesce(v_last[1], r.account_id), fitting_id = coalesce(v_last[2], r.fitting_id),
         seen = r.seen + v_seen, fittings = r.fittings + v_fittings, compared = r.compared + v_compared
   where r.id = p_id;
  return query select v.seen + v_seen, v_seen < p_max;
end $$;

-- Put what was counted in the place of the counts, and go on counting. The caller has the evidence_lock, and has seen that no
-- other recount took its place.
create function finish_recount() returns void language plpgsql as $$
begin
  delete from evidence_recount;
  delete from evidence_cells;
  delete from evidence_picks;
  delete from evidence_days;
  insert into evidence_cells select * from recount_cells;
  insert into evidence_picks select * from recount_picks;
  insert into evidence_days select * from recount_days;
  truncate recount_cells, recount_picks, recount_days;
  perform pg_notify('evidence_changed', 'rebuilt');
end $$;
