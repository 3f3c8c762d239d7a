-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0036_corrections.sql, which says why.

CREATE OR REPLACE FUNCTION claim_correction(p_account_id text, p_fitting_id text, p_corrects text, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  v fittings;
begin
  select f.* into v from fittings f
   where f.account_id = p_account_id and f.id = p_corrects and f.status = 'completed' and f.erased_at is null
     for no key update;
  if not found then
    return 'uncorrectable';
  end if;
  if v.corrected_by = p_fitting_id then
    return 'correction';
  end if;
  if exists (select from fittings f
              where f.account_id = p_account_id and f.id = v.corrected_by and f.status <> 'failed') then
    return 'corrected';
  end if;
  if v.completed_at < p_now - interval '24 hours' then
    return 'late';
  end if;
  update fittings set corrected_by = p_fitting_id where account_id = p_account_id and id = p_corrects;
  return 'correction';
end $function$;
