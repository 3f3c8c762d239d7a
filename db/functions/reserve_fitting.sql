-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0047_roots_of_corrections.sql, which says why.

CREATE OR REPLACE FUNCTION reserve_fitting(p_account_id text, p_fitting_id text, p_club_type text, p_input json, p_idempotency_key text, p_request_fingerprint text, p_request_id text, p_platform text, p_client text, p_traffic text, p_daily_cap integer, p_lease_ms integer, p_is_durable boolean, p_now timestamp with time zone)
 RETURNS TABLE(outcome text, fitting_id text, request_id text, created_at timestamp with time zone, attempt integer, output json, retry_after integer, monthly_limit integer)
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION reserve_fitting(p_account_id text, p_fitting_id text, p_club_type text, p_input json, p_idempotency_key text, p_request_fingerprint text, p_request_id text, p_platform text, p_client text, p_traffic text, p_daily_cap integer, p_lease_ms integer, p_is_durable boolean, p_now timestamp with time zone, p_deadline timestamp with time zone)
 RETURNS TABLE(outcome text, fitting_id text, request_id text, created_at timestamp with time zone, attempt integer, output json, retry_after integer, monthly_limit integer)
 LANGUAGE plpgsql
AS $function$
begin
  perform ensure_in_time(p_deadline);
  return query
    select r.* from reserve_fitting(
      p_account_id, p_fitting_id, p_club_type, p_input, p_idempotency_key, p_request_fingerprint, p_request_id, p_platform,
      p_client, p_traffic, p_daily_cap, p_lease_ms, p_is_durable, p_now) r;
  perform ensure_in_time(p_deadline);
end $function$;
