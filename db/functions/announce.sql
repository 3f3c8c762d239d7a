-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0022_webhooks.sql, which says why.

CREATE OR REPLACE FUNCTION announce(p_account_id text, p_type text, p_key text, p_data json, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into webhook_deliveries (account_id, endpoint_id, id, type, data, created_at, next_at)
  select p_account_id, e.id, 'msg_' || p_key, p_type, p_data, p_at, p_at
    from webhook_endpoints e
   where e.account_id = p_account_id and e.disabled_at is null and p_type = any (e.events)
  on conflict do nothing;
end $function$;
