-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0012_erasure.sql, which says why.

CREATE OR REPLACE FUNCTION remove_sessions(p_account_id text, p_ids uuid[])
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v_removed integer;
  v_bytes   bigint;
begin
  perform from session_space s where s.account_id = p_account_id for no key update;
  with gone as (delete from sessions where account_id = p_account_id and id = any (p_ids) returning bytes)
  select count(*), coalesce(sum(bytes), 0) into v_removed, v_bytes from gone;
  update session_space set bytes = bytes - v_bytes where account_id = p_account_id;
  return v_removed;
end $function$;
