-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0047_roots_of_corrections.sql, which says why.

CREATE OR REPLACE FUNCTION claim_correction(p_account_id text, p_fitting_id text, p_corrects text, p_daily_cap integer, p_now timestamp with time zone, OUT outcome text, OUT root_id text)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  v    fittings;
  root fittings;
begin
  select f.* into v from fittings f
   where f.account_id = p_account_id and f.id = p_corrects and f.status = 'completed' and f.erased_at is null
     for no key update;
  if not found then
    outcome := 'uncorrectable';
    return;
  end if;
  root_id := coalesce(v.root_id, v.id);
  select f.* into strict root from fittings f where f.account_id = p_account_id and f.id = claim_correction.root_id;
  outcome := case
    when v.corrected_by = p_fitting_id then 'correction'
    when v.charged_to = 'correction' and root.corrected_by is distinct from v.id
      or exists (select from fittings f
                  where f.account_id = p_account_id and f.id = v.corrected_by and f.status <> 'failed') then 'corrected'
    when root.completed_at < p_now - interval '24 hours' then 'late'
    when not take_place_of_day(p_account_id, p_daily_cap, p_now) then 'capped'
    else 'correction' end;
  if outcome = 'correction' then
    update fittings set corrected_by = p_fitting_id where account_id = p_account_id and id = p_corrects;
  end if;
end $function$;
