-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0005_runs.sql, which says why.

CREATE OR REPLACE FUNCTION idempotency_retention()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
AS $function$ select interval '72 hours' $function$;
