-- 0051: an erased fitting is no longer counted under the platform and the client that its caller named, and the fittings of one account
-- can be erased by age.
-- Lock: none.
-- Works with the previous release, which erases by age in every account.

-- Count a completed fitting of an account without the words of its caller. One that is being counted in this moment is waited for.
create function forget_caller(v fittings) returns void language plpgsql as $$
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
end $$;

-- As in 0046, and the words of the caller are forgotten where they were counted.
create or replace function erase_fitting(p_account_id text, p_fitting_id text, p_now timestamptz)
 RETURNS text
 LANGUAGE plpgsql
AS $$
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
end $$;

-- As before, in one account or, without one, in all.
create function erase_old_fittings(p_account_id text, p_before text, p_made_before timestamptz, p_max integer, p_now timestamptz)
 RETURNS integer
 LANGUAGE plpgsql
AS $$
declare
  v_account text;
  v_from    text;
  v_id      text;
  v_erased  integer := 0;
begin
  for v_account, v_from in
    select b.account_id, coalesce(m.fittings_from, '')
      from credit_balances b left join retention_marks m on m.account_id = b.account_id
     where (p_account_id is null or b.account_id = p_account_id)
       and exists (select 1 from fittings f
                    where f.account_id = b.account_id and f.id >= coalesce(m.fittings_from, '') and f.id < p_before
                      and f.created_at < p_made_before and f.erased_at is null and f.status <> 'running')
  loop
    exit when v_erased >= p_max;
    perform from credit_balances b where b.account_id = v_account for no key update skip locked;
    continue when not found;
    for v_id in
      select f.id from fittings f
       where f.account_id = v_account and f.id >= v_from and f.id < p_before
         and f.created_at < p_made_before and f.erased_at is null and f.status <> 'running'
       order by f.id limit p_max - v_erased
         for no key update skip locked
    loop
      perform erase_fitting(v_account, v_id, p_now);
      v_erased := v_erased + 1;
    end loop;
    select coalesce(min(f.id), p_before) into v_from
      from fittings f
     where f.account_id = v_account and f.id >= v_from and f.id < p_before and f.erased_at is null;
    insert into retention_marks (account_id, fittings_from) values (v_account, v_from)
    on conflict (account_id) do update set fittings_from = excluded.fittings_from;
  end loop;
  return v_erased;
end $$;

create or replace function erase_old_fittings(p_before text, p_made_before timestamptz, p_max integer, p_now timestamptz)
returns integer language sql as $$
  select erase_old_fittings(null, p_before, p_made_before, p_max, p_now)
$$;
