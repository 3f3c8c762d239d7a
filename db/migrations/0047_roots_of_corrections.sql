-- 0047: a charged fitting has at most two free corrections, its own and that of the correction, both within a day of it; each takes a
-- place of a day, where the caller has so many a day.
-- Lock: a brief ACCESS EXCLUSIVE on fittings (nullable column: no rewrite).
-- Works with the previous release, which calls the same functions. A correction from before this has no root, and none of its own.

alter table fittings add column root_id text; -- of a correction: the charged fitting that it corrects, or that one corrects

-- Take a place of the UTC day; false when all are taken. Without a cap there is always one, and none is counted.
create function take_place_of_day(p_account_id text, p_daily_cap integer, p_now timestamptz) returns boolean
language plpgsql as $$
begin
  if p_daily_cap is null then
    return true;
  end if;
  insert into agent_days as d (account_id, day, fittings)
  select p_account_id, (p_now at time zone 'UTC')::date, 1 where p_daily_cap > 0
  on conflict (account_id, day) do update set fittings = d.fittings + 1 where d.fittings < p_daily_cap;
  return found;
end $$;

-- Take the right to correct a fitting. It lasts for a day of the root, which may be corrected once; its correction, once more. Taking it
-- again is harmless.
-- Outcome: 'correction', or why not: 'corrected' (another has it, or the root has had both), 'late', 'uncorrectable' (there is no such
-- completed fitting), or 'capped'.
drop function claim_correction(text, text, text, timestamptz);
create function claim_correction(p_account_id text, p_fitting_id text, p_corrects text, p_daily_cap integer, p_now timestamptz,
                                 out outcome text, out root_id text)
language plpgsql as $$
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
end $$;

-- As before (0036), but a correction keeps its root, and takes a place of the day.
create or replace function reserve_fitting(p_account_id text, p_fitting_id text, p_club_type text, p_input json, p_idempotency_key text, p_request_fingerprint text, p_request_id text, p_platform text, p_client text, p_traffic text, p_daily_cap integer, p_lease_ms integer, p_is_durable boolean, p_now timestamptz)
 RETURNS TABLE(outcome text, fitting_id text, request_id text, created_at timestamptz, attempt integer, output json, retry_after integer, monthly_limit integer)
 LANGUAGE plpgsql
AS $$
#variable_conflict use_column
declare
  v_limit   integer;
  v_balance integer;
  v_now     timestamptz;
  v_known   fittings;
  v_left_ms numeric;
  v_charge  text;
  v_month   date;
  v_corrects text := p_input ->> 'corrects';
  v_root    text;
begin
  if not p_is_durable then
    perform set_config('synchronous_commit', 'off', true);
  end if;
  select a.monthly_limit, b.balance into strict v_limit, v_balance
    from credit_balances b join accounts a on a.id = b.account_id
   where b.account_id = p_account_id
     for no key update of b;
  v_now := coalesce(p_now, clock_timestamp()); -- after the wait for the lock

  if p_idempotency_key is not null then
    select f.* into v_known from fittings f
     where f.account_id = p_account_id and f.idempotency_key = p_idempotency_key;
  end if;
  outcome := case
    when v_known.id is null then 'reserved'
    when v_known.request_fingerprint <> p_request_fingerprint then 'conflict'
    when v_known.status = 'completed' then 'replay'
    when v_known.status = 'running' and v_known.lease_until > v_now then 'running'
    else 'retried' end;
  fitting_id := coalesce(v_known.id, p_fitting_id);
  request_id := coalesce(v_known.request_id, p_request_id);
  attempt := coalesce(v_known.attempt, 0) + 1;
  created_at := coalesce(v_known.created_at, v_now);
  monthly_limit := v_limit;
  if outcome = 'replay' then
    output := v_known.output;
  elsif outcome = 'running' then
    -- A young run ends in a moment. An old one is probably dead, and free when its lease has lapsed.
    v_left_ms := 1000 * extract(epoch from v_known.lease_until - v_now);
    retry_after := case when v_left_ms > p_lease_ms - 1000 then 1 else ceil(v_left_ms / 1000) end;
  end if;
  if outcome not in ('reserved', 'retried') then
    return next;
    return;
  end if;

  -- A fitting keeps its charge through all its attempts. One that got it back pays again. The right to correct goes back with
  -- each failure, and another correction may have it.
  v_charge := v_known.charged_to;
  v_month := v_known.charged_month;
  if v_corrects is not null then
    select c.outcome, c.root_id into v_charge, v_root
      from claim_correction(p_account_id, fitting_id, v_corrects, p_daily_cap, v_now) c;
    v_month := date_trunc('month', v_now at time zone 'UTC');
  elsif v_charge is null then
    v_charge := charge_fitting(p_account_id, fitting_id, v_limit, v_balance, p_daily_cap, v_now);
    v_month := date_trunc('month', v_now at time zone 'UTC');
  end if;
  if v_charge not in ('included', 'credit', 'correction') then
    outcome := v_charge;
    created_at := v_now;
    return next;
    return;
  end if;

  if outcome = 'reserved' then
    insert into fittings (
      account_id, id, club_type, status, input, idempotency_key, request_fingerprint, request_id, platform, client,
      traffic, created_at, lease_until, charged_to, charged_month, root_id
    ) values (
      p_account_id, p_fitting_id, p_club_type::fitting_club_type, 'running', p_input, p_idempotency_key,
      p_request_fingerprint, p_request_id, p_platform, p_client, p_traffic::fitting_traffic, v_now,
      v_now + p_lease_ms * interval '1 millisecond', v_charge::fitting_charge, v_month, v_root
    );
  else
    update fittings f
       set status = 'running', attempt = f.attempt + 1, lease_until = v_now + p_lease_ms * interval '1 millisecond',
           error = null, failed_at = null, idempotency_key_until = null, charged_to = v_charge::fitting_charge,
           charged_month = v_month
     where f.account_id = p_account_id and f.id = v_known.id
       and f.attempt = v_known.attempt and f.status = v_known.status and f.idempotency_key = p_idempotency_key;
    -- A fitting can be settled, failed, taken over or lose its key without the account's lock, at this very moment. All of
    -- this is undone then, a new charge too, and asked again by the caller (src/postgres/repeat.ts).
    if not found then
      raise exception 'the fitting of this key changed meanwhile' using errcode = 'serialization_failure';
    end if;
  end if;
  return next;
end $$;

-- As before (0036), but for the same.
create or replace function store_fitting(p_account_id text, p_fitting_id text, p_club_type text, p_input json, p_output json, p_evidence json, p_idempotency_key text, p_request_fingerprint text, p_request_id text, p_platform text, p_client text, p_traffic text, p_made_by text, p_daily_cap integer, p_processing_time_ms integer, p_ruleset_revision text, p_catalog_revision text, p_created_at timestamptz, p_now timestamptz)
 RETURNS boolean
 LANGUAGE plpgsql
AS $$
declare
  v_limit   integer;
  v_balance integer;
  v_now     timestamptz;
  v_known   text;
  v_charge  text;
  v_corrects text := p_input ->> 'corrects';
  v_root    text;
begin
  select a.monthly_limit, b.balance into strict v_limit, v_balance
    from credit_balances b join accounts a on a.id = b.account_id
   where b.account_id = p_account_id
     for no key update of b;
  v_now := coalesce(p_now, clock_timestamp()); -- after the wait for the lock
  -- What a fitting says of its time lies in the day in which it is charged.
  if abs(extract(epoch from v_now - p_created_at)) > 10
     or (v_now at time zone 'UTC')::date <> (p_created_at at time zone 'UTC')::date then
    return false;
  end if;

  if p_idempotency_key is null then
    select f.id into v_known from fittings f where f.account_id = p_account_id and f.id = p_fitting_id;
  else
    select f.id into v_known from fittings f
     where f.account_id = p_account_id and f.idempotency_key = p_idempotency_key;
  end if;
  if found then
    return v_known = p_fitting_id; -- the same call again, whose first answer was lost
  end if;

  if v_corrects is null then
    v_charge := charge_fitting(p_account_id, p_fitting_id, v_limit, v_balance, p_daily_cap, v_now);
  else
    select c.outcome, c.root_id into v_charge, v_root
      from claim_correction(p_account_id, p_fitting_id, v_corrects, p_daily_cap, v_now) c;
  end if;
  if v_charge not in ('included', 'credit', 'correction') then
    return false;
  end if;
  insert into fittings (
    account_id, id, club_type, status, input, output, idempotency_key, request_fingerprint, request_id, platform, client,
    traffic, made_by, processing_time_ms, ruleset_revision, catalog_revision, created_at, completed_at, charged_to,
    charged_month, root_id, idempotency_key_until
  ) values (
    p_account_id, p_fitting_id, p_club_type::fitting_club_type, 'completed', p_input, p_output, p_idempotency_key,
    p_request_fingerprint, p_request_id, p_platform, p_client, p_traffic::fitting_traffic, p_made_by,
    p_processing_time_ms, p_ruleset_revision, p_catalog_revision, p_created_at, greatest(v_now, p_created_at),
    v_charge::fitting_charge, date_trunc('month', v_now at time zone 'UTC'), v_root,
    case when p_idempotency_key is not null then v_now + idempotency_retention() end
  );
  if p_traffic is null then
    insert into evidence_pending (account_id, fitting_id, day, facts, month, platform, client)
    values (p_account_id, p_fitting_id, (v_now at time zone 'UTC')::date, p_evidence,
            date_trunc('month', p_created_at at time zone 'UTC'), p_platform, p_client);
  end if;
  perform announce(p_account_id, 'fitting.completed', substr(p_fitting_id, 5),
    json_build_object('fittingId', p_fitting_id, 'clubType', p_club_type, 'status', 'completed'), v_now);
  return true;
end $$;
