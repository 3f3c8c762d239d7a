-- 0022: webhooks: where accounts want to hear of fittings, and what is to be sent there.
-- Lock: a brief ACCESS EXCLUSIVE on api_keys and agent_connections (another check, not validated).
-- Works with the previous release: its fittings are announced too, since the functions that it calls do it.

create table webhook_endpoints (
  account_id    text not null references accounts (id) deferrable initially deferred,
  id            text not null,
  url           text not null check (length(url) <= 500),
  events        text[] not null check (events <@ array['fitting.completed', 'fitting.failed', 'allowance.low'] and events <> '{}'),
  secret        text not null, -- sealed: it signs, so a hash would not do
  created_at    timestamptz not null,
  failing_since timestamptz,   -- null: the last delivery arrived
  disabled_at   timestamptz,   -- null: enabled
  note          text,          -- why it was disabled, or what failed last
  primary key (account_id, id)
);

-- What is to be sent, written in the transaction in which it happened. A process that sends it first moves next_at to the time
-- of the next try: one that dies leaves it to whoever looks then.
create table webhook_deliveries (
  account_id   text not null,
  endpoint_id  text not null,
  id           text not null, -- the webhook-id, the same for every try
  type         text not null,
  data         json not null,
  created_at   timestamptz not null,
  attempts     integer not null default 0,
  next_at      timestamptz,   -- null: delivered, or given up
  delivered_at timestamptz,
  primary key (account_id, endpoint_id, id),
  foreign key (account_id, endpoint_id) references webhook_endpoints on delete cascade
);
create index webhook_deliveries_due on webhook_deliveries (next_at) where next_at is not null;

alter table api_keys
  drop constraint api_keys_scopes_check,
  add constraint api_keys_scopes_check
    check (scopes <@ array['fittings:create', 'fittings:read', 'sessions:ingest', 'webhooks:manage']) not valid;
alter table agent_connections
  drop constraint agent_connections_scopes_check,
  add constraint agent_connections_scopes_check
    check (scopes <@ array['fittings:create', 'fittings:read', 'sessions:ingest', 'webhooks:manage'] and scopes <> '{}') not valid;

-- Put something on the list of every endpoint that wants to hear of it. What has the same key is announced once.
create function announce(p_account_id text, p_type text, p_key text, p_data json, p_at timestamptz) returns void
language plpgsql as $$
begin
  insert into webhook_deliveries (account_id, endpoint_id, id, type, data, created_at, next_at)
  select p_account_id, e.id, 'msg_' || p_key, p_type, p_data, p_at, p_at
    from webhook_endpoints e
   where e.account_id = p_account_id and e.disabled_at is null and p_type = any (e.events)
  on conflict do nothing;
end $$;

-- As in 0010, and announces it.
create or replace function settle_fitting(
  p_account_id         text,
  p_fitting_id         text,
  p_attempt            integer,
  p_output             json,
  p_evidence           json, -- the members of the output that evidence_of (0004) reads
  p_processing_time_ms integer,
  p_ruleset_revision   text,
  p_catalog_revision   text,
  p_now                timestamptz
) returns boolean language plpgsql as $$
declare
  v_now      timestamptz := coalesce(p_now, clock_timestamp());
  v_traffic  text;
  v_begun    timestamptz;
  v_platform text;
  v_client   text;
  v_club     text;
begin
  update fittings
     set status = 'completed', output = p_output, processing_time_ms = p_processing_time_ms,
         ruleset_revision = p_ruleset_revision, catalog_revision = p_catalog_revision, completed_at = v_now,
         lease_until = null,
         idempotency_key_until = case when idempotency_key is not null then v_now + idempotency_retention() end
   where account_id = p_account_id and id = p_fitting_id and attempt = p_attempt and status = 'running'
  returning traffic, created_at, platform, client, club_type into v_traffic, v_begun, v_platform, v_client, v_club;
  if not found then
    return false;
  end if;
  if v_traffic is null then
    insert into evidence_pending (account_id, fitting_id, day, facts, month, platform, client)
    values (p_account_id, p_fitting_id, (v_now at time zone 'UTC')::date, p_evidence,
            date_trunc('month', v_begun at time zone 'UTC'), v_platform, v_client);
  end if;
  perform announce(p_account_id, 'fitting.completed', substr(p_fitting_id, 5),
    json_build_object('fittingId', p_fitting_id, 'clubType', v_club, 'status', 'completed'), v_now);
  return true;
end $$;

-- As in 0005, and announces it.
create or replace function fail_fitting(
  p_account_id text, p_fitting_id text, p_attempt integer, p_error json, p_now timestamptz
) returns text language plpgsql as $$
declare
  v_now  timestamptz := coalesce(p_now, clock_timestamp());
  v_key  text;
  v_club text;
begin
  update fittings
     set status = 'failed', error = p_error, failed_at = v_now, lease_until = null,
         idempotency_key = coalesce(idempotency_key, 'retry_' || gen_random_uuid()),
         idempotency_key_until = case when idempotency_key is not null then v_now + idempotency_retention() end
   where account_id = p_account_id and id = p_fitting_id and attempt = p_attempt and status = 'running'
  returning idempotency_key, club_type into v_key, v_club;
  if found then
    perform announce(p_account_id, 'fitting.failed', substr(p_fitting_id, 5) || '_' || p_attempt,
      json_build_object('fittingId', p_fitting_id, 'clubType', v_club, 'status', 'failed', 'error', p_error ->> 'code'), v_now);
  end if;
  return v_key;
end $$;

-- As in 0017, and announces when a tenth of the month's fittings is left, or none.
create or replace function charge_fitting(
  p_account_id text,
  p_fitting_id text,
  p_limit      integer, -- null: unlimited
  p_balance    integer,
  p_daily_cap  integer, -- null: none
  p_now        timestamptz
) returns text language plpgsql as $$
declare
  v_month  date := date_trunc('month', p_now at time zone 'UTC');
  v_day    date := p_now at time zone 'UTC';
  v_source text;
  v_left   integer;
begin
  if p_limit is null and exists (select from accounts where id = p_account_id and sandbox_of is not null) then
    return 'included';
  end if;
  if p_daily_cap <= coalesce((select d.fittings from agent_days d where d.account_id = p_account_id and d.day = v_day), 0)
  then
    return 'capped';
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
end $$;
