-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0051_forgotten_callers.sql, which says why.

CREATE OR REPLACE FUNCTION forget_caller(v fittings)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_month date := date_trunc('month', v.created_at at time zone 'UTC');
begin
  update evidence_pending set platform = null, client = null where account_id = v.account_id and fitting_id = v.id;
  if found then
    return;
  end if;
  delete from usage_counts
   where account_id = v.account_id and month = v_month and platform = coalesce(v.platform, '') and client = coalesce(v.client, '')
     and fittings = 1;
  if not found then
    update usage_counts set fittings = fittings - 1
     where account_id = v.account_id and month = v_month and platform = coalesce(v.platform, '')
       and client = coalesce(v.client, '');
  end if;
  if found then
    insert into usage_counts as u (account_id, month, platform, client, fittings) values (v.account_id, v_month, '', '', 1)
    on conflict (account_id, month, platform, client) do update set fittings = u.fittings + 1;
  end if;
end $function$;
