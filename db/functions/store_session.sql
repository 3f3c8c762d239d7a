-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0031_counted_sessions.sql, which says why.

CREATE OR REPLACE FUNCTION store_session(p_account_id text, p_id uuid, p_page_id text, p_customer_id text, p_payload json, p_shot_count integer, p_bytes_max bigint, p_at timestamp with time zone)
 RETURNS TABLE(page_id text, is_new boolean, used bigint, bytes integer)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  v_before sessions;
begin
  insert into session_space (account_id) values (p_account_id) on conflict do nothing;
  select s.bytes into used from session_space s where s.account_id = p_account_id for no key update;
  select s.* into v_before from sessions s where s.account_id = p_account_id and s.id = p_id;
  bytes := octet_length(p_payload::text);
  is_new := v_before.id is null;
  used := used - coalesce(v_before.bytes, 0);
  if used + bytes > p_bytes_max and (is_new or bytes > v_before.bytes) then
    return next;
    return;
  end if;

  page_id := case when v_before.payload::text = p_payload::text then v_before.page_id else p_page_id end;
  insert into sessions (account_id, id, page_id, customer_id, payload, shot_count, created_at, bytes, counted_revision)
  values (p_account_id, p_id, page_id, p_customer_id, p_payload, p_shot_count, p_at, bytes, 1)
  on conflict (account_id, id) do update
    set page_id = excluded.page_id, customer_id = excluded.customer_id, payload = excluded.payload,
        shot_count = excluded.shot_count, bytes = excluded.bytes, replaced_at = excluded.created_at,
        revision = sessions.revision + 1, counted_revision = sessions.revision + 1;
  update session_space s set bytes = used + store_session.bytes where s.account_id = p_account_id;
  return next;
end $function$;
