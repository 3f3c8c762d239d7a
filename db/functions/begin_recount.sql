-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0011_counting.sql, which says why.

CREATE OR REPLACE FUNCTION begin_recount()
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  v_id text := gen_random_uuid();
begin
  perform pg_advisory_xact_lock(evidence_lock());
  delete from evidence_recount;
  truncate recount_cells, recount_picks, recount_days;
  insert into evidence_recount (id, lease_until) values (v_id, clock_timestamp() + recount_lease());
  return v_id;
end $function$;
