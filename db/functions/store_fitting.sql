-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0047_roots_of_corrections.sql, which says why.

CREATE OR REPLACE FUNCTION store_fitting(p_account_id text, p_fitting_id text, p_club_type text, p_input json, p_output json, p_evidence json, p_idempotency_key text, p_request_fingerprint text, p_request_id text, p_platform text, p_client text, p_traffic text, p_made_by text, p_daily_cap integer, p_processing_time_ms integer, p_ruleset_revision text, p_catalog_revision text, p_created_at timestamp with time zone, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION store_fitting(p_account_id text, p_fitting_id text, p_club_type text, p_input json, p_output json, p_evidence json, p_idempotency_key text, p_request_fingerprint text, p_request_id text, p_platform text, p_client text, p_traffic text, p_made_by text, p_daily_cap integer, p_processing_time_ms integer, p_ruleset_revision text, p_catalog_revision text, p_created_at timestamp with time zone, p_now timestamp with time zone, p_deadline timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  v_is_stored boolean;
begin
  perform ensure_in_time(p_deadline);
  v_is_stored := store_fitting(
    p_account_id, p_fitting_id, p_club_type, p_input, p_output, p_evidence, p_idempotency_key, p_request_fingerprint,
    p_request_id, p_platform, p_client, p_traffic, p_made_by, p_daily_cap, p_processing_time_ms, p_ruleset_revision,
    p_catalog_revision, p_created_at, p_now);
  perform ensure_in_time(p_deadline);
  return v_is_stored;
end $function$;
