-- 0005: runs of fittings (reserve, settle, fail, sweep), purchased credits, and the daily cap of AI platforms.
-- Lock: brief ACCESS EXCLUSIVE on fittings (nullable columns and a constant default: no rewrite; its indexes and checks
-- are made while it is small). db/README.md explains parameters and outcomes.

-- One row per account: how many purchased credits are left. Every change of what an account may use locks it first, so
-- requests of one account take turns here. (Not the row of accounts: that is a look-up table, copied to every node.)
create table credit_balances (
  account_id text primary key references accounts (id),
  balance    integer not null default 0 check (balance >= 0)
);
insert into credit_balances (account_id) select id from accounts;

create table credit_entries (
  account_id text not null references accounts (id),
  id         bigint generated always as identity,
  amount     integer not null check (amount <> 0),
  reason     text not null check (reason in ('purchase', 'fitting', 'refund', 'adjustment')),
  fitting_id text check ((fitting_id is not null) = (reason in ('fitting', 'refund'))),
  note       text check (length(note) <= 200),
  at         timestamptz not null,
  primary key (account_id, id)
);

-- Fittings made through AI platforms (OAuth connections) per UTC day.
create table agent_days (
  account_id text not null references accounts (id),
  day        date not null,
  fittings   integer not null check (fittings > 0),
  primary key (account_id, day)
);

create type fitting_charge as enum ('included', 'credit');
alter table fittings
  add column attempt               integer not null default 1,
  add column lease_until           timestamptz, -- a running attempt that has not ended by then is dead
  add column failed_at             timestamptz,
  add column idempotency_key_until timestamptz, -- null: the run is not over, or the key is one of ours
  add column charged_to            fitting_charge, -- null: given back
  add column charged_month         date,
  add constraint a_running_fitting_has_a_lease check ((status = 'running') = (lease_until is not null)),
  add constraint a_failed_fitting_can_be_retried
    check (status <> 'failed' or (failed_at is not null and idempotency_key is not null)),
  add constraint a_charge_has_its_month check ((charged_to is null) = (charged_month is null));
create index fittings_running on fittings (lease_until) where status = 'running';
create index fittings_failed_and_charged on fittings (failed_at) where status = 'failed' and charged_to is not null;
create index fittings_key_until on fittings (idempotency_key_until) where idempotency_key_until is not null;

-- A fitting is written twice, then only read. So vacuum may take its time with them: at its usual pace it writes 30 MB/s
-- of log, and every commit waits until that is flushed too. 4 MB/s keep up with some 400 new fittings per second.
alter table fittings set (autovacuum_vacuum_cost_delay = 20, toast.autovacuum_vacuum_cost_delay = 20);
-- And they are found by their keys, so a tenth of the usual statistics is enough: sorting the texts of 30,000 fittings
-- takes a core for a third of a second, in which requests queue.
do $$
declare
  v_column name;
begin
  for v_column in
    select attname from pg_attribute where attrelid = 'fittings'::regclass and attnum > 0 and not attisdropped
  loop
    execute format('alter table fittings alter column %I set statistics 10', v_column);
  end loop;
end $$;

-- How long a caller's Idempotency-Key is kept after its fitting has ended.
create function idempotency_retention() returns interval language sql immutable as $$ select interval '72 hours' $$;

-- The one way to change a balance: the sum of an account's entries is its balance, always.
-- Returns the new balance, null for an account that does not exist; below zero is an error (23514).
create function change_credits(
  p_account_id text, p_amount integer, p_reason text, p_fitting_id text, p_note text, p_at timestamptz
) returns integer language plpgsql as $$
declare
  v_balance integer;
begin
  update credit_balances set balance = balance + p_amount where account_id = p_account_id returning balance into v_balance;
  if found then
    insert into credit_entries (account_id, amount, reason, fitting_id, note, at)
    values (p_account_id, p_amount, p_reason, p_fitting_id, p_note, coalesce(p_at, clock_timestamp()));
  end if;
  return v_balance;
end $$;

-- Take one fitting from the account, whose balance row the caller has locked: from the month's included ones, else from
-- purchased credits. Returns included | credit, or why not: capped | exhausted.
create function charge_fitting(
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
begin
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
    set included_used = u.included_used + excluded.included_used, credit_used = u.credit_used + excluded.credit_used;
  if p_daily_cap is not null then
    insert into agent_days as d (account_id, day, fittings) values (p_account_id, v_day, 1)
    on conflict (account_id, day) do update set fittings = d.fittings + 1;
  end if;
  return v_source;
end $$;

-- Begin a fitting, or find what became of an earlier request with the same Idempotency-Key, in one round trip.
--
-- A reservation whose id nobody has been told needs no flush of its own: the log is written in order, so the flush of
-- the settling commit covers it, and the result is acknowledged only after that. A reservation that is lost with the
-- database never happened: no charge, no key. That is half of the cost of a fitting. A caller who will answer before the
-- end says p_is_durable.
create function reserve_fitting(
  p_account_id          text,
  p_fitting_id          text,
  p_club_type           text,
  p_input               json,
  p_idempotency_key     text, -- null: never a replay
  p_request_fingerprint text,
  p_request_id          text,
  p_platform            text,
  p_client              text,
  p_traffic             text,
  p_daily_cap           integer, -- null: none applies
  p_lease_ms            integer,
  p_is_durable          boolean,
  p_now                 timestamptz -- null: the clock of the database, which all replicas share
) returns table (
  outcome       text, -- reserved | retried | running | replay | conflict | exhausted | capped
  fitting_id    text, -- this and the next two: of the first request with this key
  request_id    text,
  created_at    timestamptz, -- exhausted, capped: now
  attempt       integer, -- reserved, retried
  output        json, -- replay
  retry_after   integer, -- running: seconds
  monthly_limit integer
) language plpgsql as $$
#variable_conflict use_column
declare
  v_limit   integer;
  v_balance integer;
  v_now     timestamptz;
  v_known   fittings;
  v_left_ms numeric;
  v_charge  text;
  v_month   date;
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

  -- A fitting keeps its charge through all its attempts. One that got it back pays again.
  v_charge := v_known.charged_to;
  v_month := v_known.charged_month;
  if v_charge is null then
    v_charge := charge_fitting(p_account_id, fitting_id, v_limit, v_balance, p_daily_cap, v_now);
    v_month := date_trunc('month', v_now at time zone 'UTC');
  end if;
  if v_charge in ('exhausted', 'capped') then
    outcome := v_charge;
    created_at := v_now;
    return next;
    return;
  end if;

  if outcome = 'reserved' then
    insert into fittings (
      account_id, id, club_type, status, input, idempotency_key, request_fingerprint, request_id, platform, client,
      traffic, created_at, lease_until, charged_to, charged_month
    ) values (
      p_account_id, p_fitting_id, p_club_type::fitting_club_type, 'running', p_input, p_idempotency_key,
      p_request_fingerprint, p_request_id, p_platform, p_client, p_traffic::fitting_traffic, v_now,
      v_now + p_lease_ms * interval '1 millisecond', v_charge::fitting_charge, v_month
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

-- Store the result of an attempt, as evidence too unless it was the caller's own traffic. False when the
-- attempt does not hold the run any more: nothing is changed, and what is stored counts.
create function settle_fitting(
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
  v_now     timestamptz := coalesce(p_now, clock_timestamp());
  v_traffic text;
begin
  update fittings
     set status = 'completed', output = p_output, processing_time_ms = p_processing_time_ms,
         ruleset_revision = p_ruleset_revision, catalog_revision = p_catalog_revision, completed_at = v_now,
         lease_until = null,
         idempotency_key_until = case when idempotency_key is not null then v_now + idempotency_retention() end
   where account_id = p_account_id and id = p_fitting_id and attempt = p_attempt and status = 'running'
  returning traffic into v_traffic;
  if not found then
    return false;
  end if;
  if v_traffic is null then
    insert into evidence_pending (account_id, fitting_id, day, facts)
    values (p_account_id, p_fitting_id, (v_now at time zone 'UTC')::date, p_evidence);
  end if;
  return true;
end $$;

-- End an attempt without a result. Returns the key with which it can be run again at no charge: the caller's, or one of
-- ours when none was sent. Null when the attempt does not hold the run any more.
create function fail_fitting(
  p_account_id text, p_fitting_id text, p_attempt integer, p_error json, p_now timestamptz
) returns text language sql as $$
  update fittings
     set status = 'failed', error = p_error, failed_at = coalesce(p_now, clock_timestamp()), lease_until = null,
         idempotency_key = coalesce(idempotency_key, 'retry_' || gen_random_uuid()),
         idempotency_key_until = case when idempotency_key is not null
                                      then coalesce(p_now, clock_timestamp()) + idempotency_retention() end
   where account_id = p_account_id and id = p_fitting_id and attempt = p_attempt and status = 'running'
  returning idempotency_key
$$;

-- Give back the charge of a failed fitting, to what it was taken from. The caller has locked the account's balance row.
create function refund_fitting(p_account_id text, p_fitting_id text, p_now timestamptz) returns void
language plpgsql as $$
declare
  v fittings;
begin
  select f.* into strict v from fittings f where f.account_id = p_account_id and f.id = p_fitting_id for no key update;
  if v.status <> 'failed' or v.charged_to is null then
    return; -- retried or given back meanwhile
  end if;
  if v.charged_to = 'credit' then
    perform change_credits(v.account_id, 1, 'refund', v.id, null, p_now);
  end if;
  update usage_months
     set included_used = included_used - (v.charged_to = 'included')::integer,
         credit_used = credit_used - (v.charged_to = 'credit')::integer
   where account_id = v.account_id and month = v.charged_month;
  update fittings set charged_to = null, charged_month = null where account_id = v.account_id and id = v.id;
end $$;

-- What nobody came back for, at most p_max of each kind; any number of replicas may call it at any time. It waits for
-- nobody: what another transaction holds is left for the next time.
create function sweep_fittings(p_error json, p_max integer, p_now timestamptz) returns table (
  failed    integer, -- attempts whose lease has lapsed: their process died
  refunded  integer, -- failed a day ago and never run again: the charge goes back
  forgotten integer  -- keys past their retention; the fitting stays
) language plpgsql as $$
declare
  v_now timestamptz := coalesce(p_now, clock_timestamp());
  v     record;
begin
  select count(fail_fitting(f.account_id, f.id, f.attempt, p_error, v_now)) into failed
    from (select account_id, id, attempt from fittings
           where status = 'running' and lease_until <= v_now
           order by lease_until limit p_max for update skip locked) f;

  refunded := 0;
  for v in
    select f.account_id, f.id from fittings f
     where f.status = 'failed' and f.charged_to is not null and f.failed_at <= v_now - interval '24 hours'
     order by f.failed_at limit p_max
  loop
    perform from credit_balances b where b.account_id = v.account_id for no key update skip locked;
    if found then
      perform refund_fitting(v.account_id, v.id, v_now);
      refunded := refunded + 1;
    end if;
  end loop;

  -- A failed fitting stays retryable: it gets a key of ours, and the caller's is free.
  update fittings f
     set idempotency_key = case when f.status = 'failed' then 'retry_' || gen_random_uuid() end,
         idempotency_key_until = null
    from (select account_id, id from fittings
           where idempotency_key_until <= v_now
           order by idempotency_key_until limit p_max for update skip locked) due
   where f.account_id = due.account_id and f.id = due.id;
  get diagnostics forgotten = row_count;
  return next;
end $$;
