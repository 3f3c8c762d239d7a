-- 0029: what a caller has been told is not done is not done later; and what is erased for its age is old by the clock of the
-- database, not only by that of the process that made its id.
-- Lock: none.
-- Works with the previous release: it calls the functions that were there, which stay as they are.

-- Refuse what comes after its caller's deadline: on a slow line a statement can arrive when its caller was told long ago that the
-- database cannot be used, and has been told since what is left of the allowance. Both times are of the clock of the database. The
-- error is that of a statement that was stopped for its time.
create function ensure_in_time(p_deadline timestamptz) returns void language plpgsql as $$
begin
  if clock_timestamp() > p_deadline then
    raise exception 'the deadline of the caller has passed' using errcode = 'query_canceled';
  end if;
end $$;

-- As before (0005), by a deadline. It is looked at again at the end: an account's lock is waited for.
create function reserve_fitting(
  p_account_id          text,
  p_fitting_id          text,
  p_club_type           text,
  p_input               json,
  p_idempotency_key     text,
  p_request_fingerprint text,
  p_request_id          text,
  p_platform            text,
  p_client              text,
  p_traffic             text,
  p_daily_cap           integer,
  p_lease_ms            integer,
  p_is_durable          boolean,
  p_now                 timestamptz,
  p_deadline            timestamptz -- null: none
) returns table (
  outcome       text,
  fitting_id    text,
  request_id    text,
  created_at    timestamptz,
  attempt       integer,
  output        json,
  retry_after   integer,
  monthly_limit integer
) language plpgsql as $$
begin
  perform ensure_in_time(p_deadline);
  return query
    select r.* from reserve_fitting(
      p_account_id, p_fitting_id, p_club_type, p_input, p_idempotency_key, p_request_fingerprint, p_request_id, p_platform,
      p_client, p_traffic, p_daily_cap, p_lease_ms, p_is_durable, p_now) r;
  perform ensure_in_time(p_deadline);
end $$;

-- As before (0024), by a deadline.
create function store_fitting(
  p_account_id          text,
  p_fitting_id          text,
  p_club_type           text,
  p_input               json,
  p_output              json,
  p_evidence            json,
  p_idempotency_key     text,
  p_request_fingerprint text,
  p_request_id          text,
  p_platform            text,
  p_client              text,
  p_traffic             text,
  p_made_by             text,
  p_daily_cap           integer,
  p_processing_time_ms  integer,
  p_ruleset_revision    text,
  p_catalog_revision    text,
  p_created_at          timestamptz,
  p_now                 timestamptz,
  p_deadline            timestamptz -- null: none
) returns boolean language plpgsql as $$
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
end $$;

-- As in 0026, for what was also made before p_made_before by the clock of the database: a process whose clock was behind gave ids
-- that are too old.
create function erase_old_fittings(p_before text, p_made_before timestamptz, p_max integer, p_now timestamptz)
returns integer language plpgsql as $$
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

-- As in 0026, for what was also sent before p_sent_before.
create function remove_old_sessions(p_before text, p_sent_before timestamptz, p_max integer) returns integer
language plpgsql as $$
declare
  v         record;
  v_ids     uuid[];
  v_removed integer := 0;
begin
  for v in
    select due.account_id, array_agg(due.id) as ids
      from (select s.account_id, s.id from sessions s
             where s.page_id < p_before and coalesce(s.replaced_at, s.created_at) < p_sent_before
             order by s.page_id limit p_max) due
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
