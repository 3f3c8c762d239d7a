-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0004_evidence.sql, which says why.

CREATE OR REPLACE FUNCTION evidence_lock()
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$ select 7226355105 $function$;
