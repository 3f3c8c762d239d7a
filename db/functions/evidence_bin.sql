-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0004_evidence.sql, which says why.

CREATE OR REPLACE FUNCTION evidence_bin(p_value double precision, p_from integer, p_step integer, p_last integer)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE STRICT
AS $function$
  select least(p_last, greatest(0, floor((p_value - p_from) / p_step)))::smallint
$function$;
