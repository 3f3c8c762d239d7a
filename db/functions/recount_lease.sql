-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0011_counting.sql, which says why.

CREATE OR REPLACE FUNCTION recount_lease()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
AS $function$ select interval '30 seconds' $function$;
