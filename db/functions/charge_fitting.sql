-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0034_test_cap.sql, which says why.

CREATE OR REPLACE FUNCTION charge_fitting(p_account_id text, p_fitting_id text, p_limit integer, p_balance integer, p_daily_cap integer, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  v_month  date := date_trunc('month', p_now at time zone 'UTC');
  v_day    date := p_now at time zone 'UTC';
  v_source text;
  v_left   integer;
  v_is_sandbox boolean := false;
begin
  if p_limit is null and exists (select from accounts where id = p_account_id and sandbox_of is not null) then
    v_is_sandbox := true;
  end if;
  if p_daily_cap <= coalesce((select d.fittings from agent_days d where d.account_id = p_account_id and d.day = v_day), 0)
  then
    return 'capped';
  end if;
  if v_is_sandbox then
    insert into agent_days as d (account_id, day, fittings) values (p_account_id, v_day, 1)
    on conflict (account_id, day) do update set fittings = d.fittings + 1;
    return 'included';
  end if;
  v_source := case
    when p_limit is null or p_limit > coalesce(
      (select u.included_used from usage_months u where u.account_id = p_account_id and u.month = v_month), 0)
      then 'included'
    when p_balance > 0 then 'credit'
    else 'exhausted' end;
  if v_source = 'exhausted' then
    return v_source;
  end if;

  if v_source = 'credit' then
    perform change_credits(p_account_id, -1, 'fitting', p_fitting_id, null, p_now);
  end if;
  insert into usage_months as u (account_id, month, included_used, credit_used)
  values (p_account_id, v_month, (v_source = 'included')::integer, (v_source = 'credit')::integer)
  on conflict (account_id, month) do update
    set included_used = u.included_used + excluded.included_used, credit_used = u.credit_used + excluded.credit_used
  returning greatest(0, p_limit - u.included_used) + p_balance - (v_source = 'credit')::integer into v_left;
  if p_limit is not null and v_left in (0, greatest(1, ceil(p_limit * 0.1)::integer)) then
    perform announce(p_account_id, 'allowance.low', substr(p_account_id, 5) || to_char(v_month, '_YYYY_MM_') || v_left,
      json_build_object('remaining', v_left, 'monthlyLimit', p_limit), p_now);
  end if;
  if p_daily_cap is not null then
    insert into agent_days as d (account_id, day, fittings) values (p_account_id, v_day, 1)
    on conflict (account_id, day) do update set fittings = d.fittings + 1;
  end if;
  return v_source;
end $function$;
