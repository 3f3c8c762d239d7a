-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0031_counted_sessions.sql, which says why.

CREATE OR REPLACE FUNCTION recount_sessions(p_account_id text, p_all boolean)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_bytes bigint;
begin
  insert into session_space (account_id) values (p_account_id) on conflict do nothing;
  perform from session_space s where s.account_id = p_account_id for no key update;
  update sessions s set bytes = octet_length(s.payload::text), counted_revision = s.revision
   where s.account_id = p_account_id and (s.counted_revision <> s.revision or p_all);
  select coalesce(sum(s.bytes), 0) into v_bytes from sessions s where s.account_id = p_account_id;
  update session_space s set bytes = v_bytes where s.account_id = p_account_id;
end $function$;
