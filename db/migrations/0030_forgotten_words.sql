-- 0030: an erased fitting forgets the caller's own words for its platform and client too: they may hold a name.
-- Lock: rows of erased fittings, once, which nobody changes any more.
-- Works with the previous release: it reads neither of an erased fitting.

-- As in 0012, but for platform and client.
create or replace function erase_fitting(p_account_id text, p_fitting_id text, p_now timestamptz) returns text
language plpgsql as $$
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
  update fittings
     set erased_at = v_now, input = '{}', output = case when output is not null then '{}'::json end,
         request_fingerprint = 'erased', platform = null, client = null
   where account_id = p_account_id and id = p_fitting_id;
  return 'erased';
end $$;

update fittings set platform = null, client = null
 where erased_at is not null and (platform is not null or client is not null);
