-- 0026: what functions do to the rows of an account, in statements that a database over several servers carries out too
-- (db/citus): values that are not columns are computed before, and nothing reads more tables than it must.
-- Lock: none.
-- Works with the previous release: it calls the same functions, which answer the same.

-- As in 0022.
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
  v_until    timestamptz := v_now + idempotency_retention();
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
         idempotency_key_until = case when idempotency_key is not null then v_until end
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

-- As in 0022.
create or replace function fail_fitting(
  p_account_id text, p_fitting_id text, p_attempt integer, p_error json, p_now timestamptz
) returns text language plpgsql as $$
declare
  v_now   timestamptz := coalesce(p_now, clock_timestamp());
  v_until timestamptz := v_now + idempotency_retention();
  v_retry text := 'retry_' || gen_random_uuid();
  v_key   text;
  v_club  text;
begin
  update fittings
     set status = 'failed', error = p_error, failed_at = v_now, lease_until = null,
         idempotency_key = coalesce(idempotency_key, v_retry),
         idempotency_key_until = case when idempotency_key is not null then v_until end
   where account_id = p_account_id and id = p_fitting_id and attempt = p_attempt and status = 'running'
  returning idempotency_key, club_type into v_key, v_club;
  if found then
    perform announce(p_account_id, 'fitting.failed', substr(p_fitting_id, 5) || '_' || p_attempt,
      json_build_object('fittingId', p_fitting_id, 'clubType', v_club, 'status', 'failed', 'error', p_error ->> 'code'), v_now);
  end if;
  return v_key;
end $$;

-- As in 0017. It was one statement, whose parameters cannot be sent to another server.
create or replace function record_audit(p_account_id text, p_event text, p_subject text, p_by json) returns bigint
language plpgsql as $$
declare
  v_account text := coalesce((select a.sandbox_of from accounts a where a.id = p_account_id), p_account_id);
  v_id      bigint;
begin
  insert into audit_events (account_id, event, subject, actor, actor_id, address)
  values (v_account, p_event, p_subject, p_by->>'kind', p_by->>'id', p_by->>'from')
  returning id into v_id;
  return v_id;
end $$;

-- As in 0012, by the table that is divided as fittings are.
create or replace function erase_old_fittings(p_before text, p_max integer, p_now timestamptz) returns integer
language plpgsql as $$
declare
  v_account text;
  v_from    text;
  v_id      text;
  v_erased  integer := 0;
begin
  for v_account, v_from in
    select b.account_id, coalesce(m.fittings_from, '')
      from credit_balances b left join retention_marks m on m.account_id = b.account_id
     where exists (select 1 from fittings f
                    where f.account_id = b.account_id and f.id >= coalesce(m.fittings_from, '') and f.id < p_before
                      and f.erased_at is null and f.status <> 'running')
  loop
    exit when v_erased >= p_max;
    perform from credit_balances b where b.account_id = v_account for no key update skip locked;
    continue when not found;
    for v_id in
      select f.id from fittings f
       where f.account_id = v_account and f.id >= v_from and f.id < p_before
         and f.erased_at is null and f.status <> 'running'
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

-- As in 0012.
create or replace function remove_old_sessions(p_before text, p_max integer) returns integer language plpgsql as $$
declare
  v         record;
  v_ids     uuid[];
  v_removed integer := 0;
begin
  for v in
    select due.account_id, array_agg(due.id) as ids
      from (select s.account_id, s.id from sessions s where s.page_id < p_before order by s.page_id limit p_max) due
     group by due.account_id
  loop
    perform from session_space s where s.account_id = v.account_id for no key update skip locked;
    if found then -- those that were not sent again meanwhile
      select array_agg(s.id) into v_ids
        from sessions s where s.account_id = v.account_id and s.id = any (v.ids) and s.page_id < p_before;
      v_removed := v_removed + remove_sessions(v.account_id, v_ids);
    end if;
  end loop;
  return v_removed;
end $$;

-- As in 0012: what is taken off one list is put on another.
create or replace function keep_evidence(v fittings) returns void language plpgsql as $$
declare
  v_recount  text;
  v_platform text;
  v_client   text;
begin
  perform pg_advisory_xact_lock_shared(evidence_lock());
  delete from evidence_pending where account_id = v.account_id and fitting_id = v.id
  returning coalesce(platform, ''), coalesce(client, '') into v_platform, v_client;
  if found then
    insert into usage_counts as u (account_id, month, platform, client, fittings)
    values (v.account_id, date_trunc('month', v.created_at at time zone 'UTC'), v_platform, v_client, 1)
    on conflict (account_id, month, platform, client) do update set fittings = u.fittings + 1;
    return;
  end if;
  select r.id into v_recount from evidence_recount r for share;
  if not exists (select from evidence_recount r where (r.account_id, r.fitting_id) >= (v.account_id, v.id)) then
    v_recount := null;
  end if;
  insert into evidence_kept
  select (v.completed_at at time zone 'UTC')::date, e.*, v_recount from evidence_of(v.output) e;
end $$;

-- Remove the records of links that were made before a moment, at most p_max. It waits for nobody.
create function remove_old_links(p_before timestamptz, p_max integer) returns integer language plpgsql as $$
declare
  v_removed integer;
begin
  delete from store_links l
   using (select account_id, id from store_links where created_at < p_before
           order by created_at limit p_max for update skip locked) due
   where l.account_id = due.account_id and l.id = due.id;
  get diagnostics v_removed = row_count;
  return v_removed;
end $$;

-- Take deliveries that are due, at most p_max, and set when each is tried next: p_pauses has the seconds before the second and
-- each further try. It waits for nobody: what another process is taking is left to it.
create function claim_deliveries(p_pauses integer[], p_max integer, p_now timestamptz) returns setof webhook_deliveries
language plpgsql as $$
declare
  v_now timestamptz := coalesce(p_now, clock_timestamp());
begin
  return query
    with due as (
      select account_id, endpoint_id, id from webhook_deliveries
       where next_at <= v_now order by next_at limit p_max for update skip locked
    )
    update webhook_deliveries d
       set attempts = d.attempts + 1, next_at = v_now + p_pauses[d.attempts + 1] * interval '1 second'
      from due where d.account_id = due.account_id and d.endpoint_id = due.endpoint_id and d.id = due.id
    returning d.*;
end $$;
