-- 0002: fittings, and the one call that charges and stores one.
-- Lock: none on existing tables (fittings is new).

create table fittings (
  account_id          text not null references accounts (id),
  id                  text not null check (id ~ '^fit_[0-9A-Z]{26}$'),
  club_type           text not null check (club_type in ('driver', 'fairway', 'hybrid', 'iron', 'wedge')),
  status              text not null check (status in ('running', 'completed', 'failed')),
  input               json not null, -- json, not jsonb: members keep their order, so a replay equals the first answer
  output              json,
  error               json,
  idempotency_key     text check (length(idempotency_key) between 1 and 255),
  request_fingerprint text not null,
  request_id          text not null,
  platform            text check (length(platform) <= 40),
  client              text check (length(client) <= 100),
  traffic             text check (traffic in ('internal', 'test')),
  processing_time_ms  integer check (processing_time_ms >= 0),
  ruleset_revision    text not null,
  catalog_revision    text not null,
  created_at          timestamptz not null,
  completed_at        timestamptz,
  primary key (account_id, id),
  unique (account_id, idempotency_key),
  constraint a_completed_fitting_has_its_output check (status <> 'completed' or (output is not null and completed_at is not null)),
  constraint a_failed_fitting_has_its_error check (status <> 'failed' or error is not null)
);

-- Charge one fitting and store its result, in one round trip; db/README.md explains parameters and outcomes.
--
-- The account's row is locked first, so requests of one account take turns here, and each later statement sees what
-- the turns before it committed. That is what makes "counted once" and "never above the limit" plain to read.
create function record_fitting(
  p_account_id          text,
  p_fitting_id          text,
  p_club_type           text,
  p_input               json,
  p_output              json,
  p_idempotency_key     text, -- null: never a replay
  p_request_fingerprint text,
  p_request_id          text,
  p_platform            text,
  p_client              text,
  p_traffic             text,
  p_processing_time_ms  integer,
  p_ruleset_revision    text,
  p_catalog_revision    text,
  p_at                  timestamptz
) returns table (
  outcome            text, -- recorded | replay | conflict | exhausted
  fitting_id         text, -- null when exhausted
  request_id         text,
  status             text,
  output             json,
  error              json,
  created_at         timestamptz,
  processing_time_ms integer,
  included_used      integer, -- of this month, after this call
  monthly_limit      integer  -- null: unlimited
) language plpgsql as $$
#variable_conflict use_column
declare
  v_limit    integer;
  v_used     integer;
  v_month    date := date_trunc('month', p_at at time zone 'UTC');
  v_existing fittings;
begin
  select a.monthly_limit into strict v_limit from accounts a where a.id = p_account_id for no key update;

  select f.* into v_existing from fittings f
   where f.account_id = p_account_id and f.idempotency_key = p_idempotency_key;
  if found then
    select u.included_used into v_used from usage_months u where u.account_id = p_account_id and u.month = v_month;
    return query select
      case when v_existing.request_fingerprint = p_request_fingerprint then 'replay' else 'conflict' end,
      v_existing.id, v_existing.request_id, v_existing.status, v_existing.output, v_existing.error,
      v_existing.created_at, v_existing.processing_time_ms, coalesce(v_used, 0), v_limit;
    return;
  end if;

  insert into usage_months as u (account_id, month, included_used)
  select p_account_id, v_month, 1 where v_limit is null or v_limit > 0
  on conflict (account_id, month) do update set included_used = u.included_used + 1
    where v_limit is null or u.included_used < v_limit
  returning u.included_used into v_used;
  if not found then
    return query select
      'exhausted', null::text, null::text, null::text, null::json, null::json,
      null::timestamptz, null::integer,
      coalesce((select u.included_used from usage_months u where u.account_id = p_account_id and u.month = v_month), 0),
      v_limit;
    return;
  end if;

  insert into fittings (
    account_id, id, club_type, status, input, output, idempotency_key, request_fingerprint, request_id,
    platform, client, traffic, processing_time_ms, ruleset_revision, catalog_revision, created_at, completed_at
  ) values (
    p_account_id, p_fitting_id, p_club_type, 'completed', p_input, p_output, p_idempotency_key, p_request_fingerprint,
    p_request_id, p_platform, p_client, p_traffic, p_processing_time_ms, p_ruleset_revision, p_catalog_revision, p_at,
    p_at
  );
  return query select
    'recorded', p_fitting_id, p_request_id, 'completed', p_output, null::json, p_at, p_processing_time_ms, v_used,
    v_limit;
end $$;
