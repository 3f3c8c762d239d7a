-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0012_erasure.sql, which says why.

CREATE OR REPLACE FUNCTION recount_kept()
 RETURNS void
 LANGUAGE sql
AS $function$
  with told as materialized (
    select k.* from evidence_kept k where k.counted_by is distinct from (select id from evidence_recount)
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
  update evidence_recount set compared = compared + (select count(speed_bin) from told)
$function$;
