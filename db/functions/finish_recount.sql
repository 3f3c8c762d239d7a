-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0011_counting.sql, which says why.

CREATE OR REPLACE FUNCTION finish_recount()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from evidence_recount;
  delete from evidence_cells;
  delete from evidence_picks;
  delete from evidence_days;
  insert into evidence_cells select * from recount_cells;
  insert into evidence_picks select * from recount_picks;
  insert into evidence_days select * from recount_days;
  truncate recount_cells, recount_picks, recount_days;
  perform pg_notify('evidence_changed', 'rebuilt');
end $function$;
