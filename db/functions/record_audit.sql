-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0026_divisible.sql, which says why.

CREATE OR REPLACE FUNCTION record_audit(p_account_id text, p_event text, p_subject text, p_by json)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  v_account text := coalesce((select a.sandbox_of from accounts a where a.id = p_account_id), p_account_id);
  v_id      bigint;
begin
  insert into audit_events (account_id, event, subject, actor, actor_id, address)
  values (v_account, p_event, p_subject, p_by->>'kind', p_by->>'id', p_by->>'from')
  returning id into v_id;
  return v_id;
end $function$;
