-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0004_evidence.sql, which says why.

CREATE OR REPLACE FUNCTION evidence_of(p_output json)
 RETURNS TABLE(club_type text, speed_bin smallint, miss text, handicap_bin smallint, flex text, hand text, head_ids text[])
 LANGUAGE sql
 IMMUTABLE
AS $function$
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
$function$;
