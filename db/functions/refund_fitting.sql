-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0005_runs.sql, which says why.

CREATE OR REPLACE FUNCTION refund_fitting(p_account_id text, p_fitting_id text, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v fittings;
begin
  select f.* into strict v from fittings f where f.account_id = p_account_id and f.id = p_fitting_id for no key update;
  if v.status <> 'failed' or v.charged_to is null then
    return; -- retried or given back meanwhile
  end if;
  if v.charged_to = 'credit' then
    perform change_credits(v.account_id, 1, 'refund', v.id, null, p_now);
  end if;
  update usage_months
     set included_used = included_used - (v.charged_to = 'included')::integer,
         credit_used = credit_used - (v.charged_to = 'credit')::integer
   where account_id = v.account_id and month = v.charged_month;
  update fittings set charged_to = null, charged_month = null where account_id = v.account_id and id = v.id;
end $function$;
