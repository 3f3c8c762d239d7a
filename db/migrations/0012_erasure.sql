-- 0012: what is about people can be erased, on request or after a while; what is counted and charged stays. And an account
-- keeps a bounded number of bytes of captured sessions.
-- Lock: brief ACCESS EXCLUSIVE on accounts and fittings (a nullable column each: no rewrite); on sessions for as long as
-- it takes to measure those that are stored.
-- Works with the previous release: it erases nothing, and sessions that it stores count from their next sending on.

alter table accounts add column erased_at timestamptz; -- nothing personal is left of it; its ledgers stay

-- The row of an erased fitting stays for the books: charge, times, platform and client. Its Idempotency-Key stays taken
-- until it would have been forgotten anyway, with a fingerprint that no request has.
alter table fittings add column erased_at timestamptz;

-- What erased fittings told of golfers alike, for recounts: no row says whose it was.
create table evidence_kept (
  day          date not null, -- UTC
  club_type    text not null,
  speed_bin    smallint,
  miss         text not null,
  handicap_bin smallint not null,
  flex         text,
  hand         text,
  head_ids     text[] not null,
  counted_by   text -- the recount that counted the fitting before it was erased, and so does not count this
);

-- Keep what a completed fitting tells as evidence. One that is not counted yet is none: it counts for usage only.
-- Nobody counts meanwhile or begins or ends a recount; a recount that is under way stays where it is.
create function keep_evidence(v fittings) returns void language plpgsql as $$
declare
  v_recount text;
begin
  perform pg_advisory_xact_lock_shared(evidence_lock());
  with taken as (
    delete from evidence_pending where account_id = v.account_id and fitting_id = v.id returning platform, client
  )
  insert into usage_counts as u (account_id, month, platform, client, fittings)
  select v.account_id, date_trunc('month', v.created_at at time zone 'UTC'), coalesce(platform, ''), coalesce(client, ''), 1
    from taken
  on conflict (account_id, month, platform, client) do update set fittings = u.fittings + 1;
  if found then
    return;
  end if;
  select r.id into v_recount from evidence_recount r for share;
  if not exists (select from evidence_recount r where (r.account_id, r.fitting_id) >= (v.account_id, v.id)) then
    v_recount := null;
  end if;
  insert into evidence_kept
  select (v.completed_at at time zone 'UTC')::date, e.*, v_recount from evidence_of(v.output) e;
end $$;

-- Add what is kept to the recount that is under way. The caller has the evidence_lock.
create function recount_kept() returns void language sql as $$
  with told as materialized (
    select k.* from evidence_kept k where k.counted_by is distinct from (select id from evidence_recount)
  ), cells as (
    insert into recount_cells as c (club_type, speed_bin, miss, handicap_bin, fittings)
    select club_type, speed_bin, miss, handicap_bin, count(*) from told where speed_bin is not null group by 1, 2, 3, 4
    on conflict (club_type, speed_bin, miss, handicap_bin) do update set fittings = c.fittings + excluded.fittings
  ), picks as (
    insert into recount_picks as p (head_id, club_type, speed_bin, miss, handicap_bin, flex, hand, picks)
    select h, club_type, speed_bin, miss, handicap_bin, flex, hand, count(*)
      from told, unnest(head_ids) h where speed_bin is not null group by 1, 2, 3, 4, 5, 6, 7
    on conflict (head_id, club_type, speed_bin, miss, handicap_bin, flex, hand)
    do update set picks = p.picks + excluded.picks
  ), days as (
    insert into recount_days as d (day, head_id, picks)
    select day, h, count(*) from told, unnest(head_ids) h group by 1, 2
    on conflict (day, head_id) do update set picks = d.picks + excluded.picks
  )
  update evidence_recount set compared = compared + (select count(speed_bin) from told)
$$;

-- Up to where the fittings of an account were erased by age, so that their rows are not looked at again.
create table retention_marks (
  account_id    text primary key references accounts (id),
  fittings_from text not null -- id of the first fitting that may hold something
);

-- Erase what a fitting says about its golfer, with the account's balance row locked, like everything that charges. The
-- charge of a failed one is given back at once. Returns erased | running, or null when the account has no such fitting.
create function erase_fitting(p_account_id text, p_fitting_id text, p_now timestamptz) returns text
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
         request_fingerprint = 'erased'
   where account_id = p_account_id and id = p_fitting_id;
  return 'erased';
end $$;

-- Erase fittings with smaller ids, that is older ones, at most p_max; any number of replicas may call it at any time. It
-- waits for nobody: accounts and fittings that another transaction holds are left for the next time.
create function erase_old_fittings(p_before text, p_max integer, p_now timestamptz) returns integer
language plpgsql as $$
declare
  v_account text;
  v_from    text;
  v_id      text;
  v_erased  integer := 0;
begin
  for v_account, v_from in
    select a.id, coalesce(m.fittings_from, '')
      from accounts a left join retention_marks m on m.account_id = a.id
     where exists (select from fittings f
                    where f.account_id = a.id and f.id >= coalesce(m.fittings_from, '') and f.id < p_before
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
    insert into retention_marks (account_id, fittings_from)
    values (v_account, coalesce(
      (select min(f.id) from fittings f
        where f.account_id = v_account and f.id >= v_from and f.id < p_before and f.erased_at is null), p_before))
    on conflict (account_id) do update set fittings_from = excluded.fittings_from;
  end loop;
  return v_erased;
end $$;

-- Bytes of captured sessions by account. The row is also the lock under which an account's sessions change.
create table session_space (
  account_id text primary key references accounts (id),
  bytes      bigint not null default 0 check (bytes >= 0)
);
alter table sessions add column bytes integer not null default 0; -- of its payload
update sessions set bytes = octet_length(payload::text);
insert into session_space (account_id, bytes) select account_id, sum(bytes) from sessions group by account_id;

-- Store a session, or put it in place of the one that the account has under this id, unless the account would then keep
-- more than p_bytes_max (null: no bound). Changed content gets another page, so that links that are out show what they
-- were given out for, or nothing.
create function store_session(
  p_account_id text, p_id uuid, p_page_id text, p_customer_id text, p_payload json, p_shot_count integer,
  p_bytes_max bigint, p_at timestamptz
) returns table (
  page_id text, -- null: there is no room
  is_new  boolean,
  used    bigint, -- bytes that the account keeps without this session
  bytes   integer -- of this session
) language plpgsql as $$
#variable_conflict use_column
declare
  v_before sessions;
begin
  insert into session_space (account_id) values (p_account_id) on conflict do nothing;
  select s.bytes into used from session_space s where s.account_id = p_account_id for no key update;
  select s.* into v_before from sessions s where s.account_id = p_account_id and s.id = p_id;
  bytes := octet_length(p_payload::text);
  is_new := v_before.id is null;
  used := used - coalesce(v_before.bytes, 0);
  if used + bytes > p_bytes_max and (is_new or bytes > v_before.bytes) then
    return next;
    return;
  end if;

  page_id := case when v_before.payload::text = p_payload::text then v_before.page_id else p_page_id end;
  insert into sessions (account_id, id, page_id, customer_id, payload, shot_count, created_at, bytes)
  values (p_account_id, p_id, page_id, p_customer_id, p_payload, p_shot_count, p_at, bytes)
  on conflict (account_id, id) do update
    set page_id = excluded.page_id, customer_id = excluded.customer_id, payload = excluded.payload,
        shot_count = excluded.shot_count, bytes = excluded.bytes, replaced_at = excluded.created_at,
        revision = sessions.revision + 1;
  update session_space s set bytes = used + store_session.bytes where s.account_id = p_account_id;
  return next;
end $$;

-- Remove sessions of an account. Returns how many there were.
create function remove_sessions(p_account_id text, p_ids uuid[]) returns integer language plpgsql as $$
declare
  v_removed integer;
  v_bytes   bigint;
begin
  perform from session_space s where s.account_id = p_account_id for no key update;
  with gone as (delete from sessions where account_id = p_account_id and id = any (p_ids) returning bytes)
  select count(*), coalesce(sum(bytes), 0) into v_removed, v_bytes from gone;
  update session_space set bytes = bytes - v_bytes where account_id = p_account_id;
  return v_removed;
end $$;

-- Remove sessions whose page has a smaller id, that is those that were last sent earlier, at most p_max; any number of
-- replicas may call it at any time.
create function remove_old_sessions(p_before text, p_max integer) returns integer language plpgsql as $$
declare
  v         record;
  v_removed integer := 0;
begin
  for v in
    select due.account_id, array_agg(due.id) as ids
      from (select s.account_id, s.id from sessions s where s.page_id < p_before order by s.page_id limit p_max) due
     group by due.account_id
  loop
    perform from session_space s where s.account_id = v.account_id for no key update skip locked;
    if found then -- those that were not sent again meanwhile
      v_removed := v_removed + remove_sessions(v.account_id, array(
        select s.id from sessions s where s.account_id = v.account_id and s.id = any (v.ids) and s.page_id < p_before));
    end if;
  end loop;
  return v_removed;
end $$;
