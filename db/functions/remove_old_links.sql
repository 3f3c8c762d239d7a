-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0026_divisible.sql, which says why.
-- A divided database has the one of db/citus/functions.sql instead.

CREATE OR REPLACE FUNCTION remove_old_links(p_before timestamp with time zone, p_max integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v_removed integer;
begin
  delete from store_links l
   using (select account_id, id from store_links where created_at < p_before
           order by created_at limit p_max for update skip locked) due
   where l.account_id = due.account_id and l.id = due.id;
  get diagnostics v_removed = row_count;
  return v_removed;
end $function$;
