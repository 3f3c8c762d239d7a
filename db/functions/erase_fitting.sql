-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0051_forgotten_callers.sql, which says why.

CREATE OR REPLACE FUNCTION erase_fitting(p_account_id text, p_fitting_id text, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  v_now timestamptz := coalesce(p_now, clock_timestamp());
  v     fittings;
begin
  perform from credit_balances b where b.account_id = p_account_id for no key update;
  select f.* into v from fittings f
   where f.account_id = p_account_id and f.id = p_fitting_id and f.erased_at is null
     for no key update;
  if not found then
    return null;
  elsif v.status = 'running' then
    return 'running';
  end if;
  perform refund_fitting(p_account_id, p_fitting_id, v_now);
  if v.status = 'completed' and v.traffic is null then
    perform keep_evidence(v);
  end if;
  if v.status = 'completed' and v.traffic is null and (v.platform is not null or v.client is not null) then
    perform forget_caller(v);
  end if;
  delete from fitting_shares where account_id = p_account_id and fitting_id = p_fitting_id;
  delete from webhook_deliveries
   where account_id = p_account_id and type = 'lead.created' and data ->> 'fittingId' = p_fitting_id;
  delete from fitting_notes where account_id = p_account_id and fitting_id = p_fitting_id;
  delete from fitting_golfers where account_id = p_account_id and fitting_id = p_fitting_id;
  update fittings
     set erased_at = v_now, input = '{}', output = case when output is not null then '{}'::json end,
         request_fingerprint = 'erased', platform = null, client = null
   where account_id = p_account_id and id = p_fitting_id;
  return 'erased';
end $function$;
