-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0004_evidence.sql, which says why.

CREATE OR REPLACE FUNCTION evidence_cell(p_speed_bin smallint, p_miss text, p_handicap_bin smallint)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (p_speed_bin * 3 + case p_miss when 'fade' then 0 when 'hook' then 1 else 2 end) * 15 + p_handicap_bin
$function$;
