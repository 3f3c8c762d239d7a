-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0018_choices.sql, which says why.
-- A divided database has the one of db/citus/functions.sql instead.

CREATE OR REPLACE FUNCTION count_evidence(p_max integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
    select t.day, t.facts->>'kept' as kept, e.* from taken t, evidence_of(t.facts) e
  ), kept as (
    insert into evidence_choices as c (head_id, club_type, speed_bin, miss, handicap_bin, golfers)
    select kept, club_type, speed_bin, miss, handicap_bin, count(*)
      from told where kept is not null and speed_bin is not null group by 1, 2, 3, 4, 5
    on conflict (head_id, club_type, speed_bin, miss, handicap_bin) do update set golfers = c.golfers + excluded.golfers
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
end $function$;
