-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0047_roots_of_corrections.sql, which says why.

CREATE OR REPLACE FUNCTION take_place_of_day(p_account_id text, p_daily_cap integer, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  if p_daily_cap is null then
    return true;
  end if;
  insert into agent_days as d (account_id, day, fittings)
  select p_account_id, (p_now at time zone 'UTC')::date, 1 where p_daily_cap > 0
  on conflict (account_id, day) do update set fittings = d.fittings + 1 where d.fittings < p_daily_cap;
  return found;
end $function$;
