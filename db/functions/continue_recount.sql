-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0011_counting.sql, which says why.
-- A divided database has the one of db/citus/functions.sql instead.

CREATE OR REPLACE FUNCTION continue_recount(p_id text, p_max integer)
 RETURNS TABLE(seen bigint, is_over boolean)
 LANGUAGE plpgsql
AS $function$
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
end $function$;
