-- What looks at all accounts, as a database over several servers can do it: Citus locks no rows of several shards in one
-- statement (for update), and does not know their places (ctid). So it is asked what there is, and each row is then changed by its
-- account, unless it was changed meanwhile.
-- Each function takes the place of the one that the named migration made. A test holds these names against the migrations.

-- sweep_fittings: 0005
create or replace function sweep_fittings(p_error json, p_max integer, p_now timestamptz) returns table (
  failed    integer,
  refunded  integer,
  forgotten integer
) language plpgsql as $$
declare
  v_now   timestamptz := coalesce(p_now, clock_timestamp());
  v_due   timestamptz := v_now - interval '24 hours';
  v       record;
  v_retry text;
begin
  failed := 0;
  for v in
    select f.account_id, f.id, f.attempt from fittings f
     where f.status = 'running' and f.lease_until <= v_now
     order by f.lease_until limit p_max
  loop
    v_retry := fail_fitting(v.account_id, v.id, v.attempt, p_error, v_now);
    failed := failed + (v_retry is not null)::integer;
  end loop;

  refunded := 0;
  for v in
    select f.account_id, f.id from fittings f
     where f.status = 'failed' and f.charged_to is not null and f.failed_at <= v_due
     order by f.failed_at limit p_max
  loop
    perform 1 from credit_balances b where b.account_id = v.account_id for no key update skip locked;
    if found then
      perform refund_fitting(v.account_id, v.id, v_now);
      refunded := refunded + 1;
    end if;
  end loop;

  forgotten := 0;
  for v in
    select f.account_id, f.id, f.status from fittings f
     where f.idempotency_key_until <= v_now
     order by f.idempotency_key_until limit p_max
  loop
    v_retry := case when v.status = 'failed' then 'retry_' || gen_random_uuid() end;
    update fittings f set idempotency_key = v_retry, idempotency_key_until = null
     where f.account_id = v.account_id and f.id = v.id and f.status = v.status and f.idempotency_key_until <= v_now;
    forgotten := forgotten + found::integer;
  end loop;
  return next;
end $$;

-- count_evidence: 0018
create or replace function count_evidence(p_max integer) returns integer language plpgsql as $$
declare
  v_taken   json;
  v_counted integer;
begin
  if not pg_try_advisory_xact_lock(evidence_lock()) then
    return 0;
  end if;
  if exists (select from evidence_recount where lease_until > clock_timestamp()) then
    return 0;
  end if;
  delete from evidence_recount;
  -- Under the lock nobody else takes anything off the list.
  select json_agg(p) into v_taken from (
    select p.account_id, p.fitting_id, p.day, p.facts, coalesce(p.month, date_trunc('month', p.day::timestamp)) as month,
           p.platform, p.client
      from evidence_pending p limit p_max
  ) p;
  if v_taken is null then
    return 0;
  end if;
  delete from evidence_pending p
   using (select * from json_to_recordset(v_taken) as t (account_id text, fitting_id text)) taken
   where p.account_id = taken.account_id and p.fitting_id = taken.fitting_id;
  insert into usage_counts as u (account_id, month, platform, client, fittings)
  select account_id, month, coalesce(platform, ''), coalesce(client, ''), count(*)
    from json_to_recordset(v_taken) as t (account_id text, month date, platform text, client text) group by 1, 2, 3, 4
  on conflict (account_id, month, platform, client) do update set fittings = u.fittings + excluded.fittings;
  with told as materialized (
    select t.day, t.facts->>'kept' as kept, e.* from json_to_recordset(v_taken) t (day date, facts json), evidence_of(t.facts) e
  ), kept as (
    insert into evidence_choices as c (head_id, club_type, speed_bin, miss, handicap_bin, golfers)
    select kept, club_type, speed_bin, miss, handicap_bin, count(*)
      from told where kept is not null and speed_bin is not null group by 1, 2, 3, 4, 5
    on conflict (head_id, club_type, speed_bin, miss, handicap_bin) do update set golfers = c.golfers + excluded.golfers
  ), cells as (
    insert into evidence_cells as c (club_type, speed_bin, miss, handicap_bin, fittings)
    select club_type, speed_bin, miss, handicap_bin, count(*) from told where speed_bin is not null group by 1, 2, 3, 4
    on conflict (club_type, speed_bin, miss, handicap_bin) do update set fittings = c.fittings + excluded.fittings
  ), picks as (
    insert into evidence_picks as p (head_id, club_type, speed_bin, miss, handicap_bin, flex, hand, picks)
    select h, club_type, speed_bin, miss, handicap_bin, flex, hand, count(*)
      from told, unnest(head_ids) h where speed_bin is not null group by 1, 2, 3, 4, 5, 6, 7
    on conflict (head_id, club_type, speed_bin, miss, handicap_bin, flex, hand)
    do update set picks = p.picks + excluded.picks
  ), days as (
    insert into evidence_days as d (day, head_id, picks)
    select day, h, count(*) from told, unnest(head_ids) h group by 1, 2
    on conflict (day, head_id) do update set picks = d.picks + excluded.picks
  )
  select count(*) into v_counted from told;
  perform pg_notify('evidence_changed', 'counted');
  return v_counted;
end $$;

-- continue_recount: 0011
create or replace function continue_recount(p_id text, p_max integer) returns table (seen bigint, is_over boolean)
language plpgsql as $$
#variable_conflict use_column
declare
  v evidence_recount;
  v_next     json;
  v_pending  json;
  v_seen     integer;
  v_last     text[];
  v_fittings integer;
  v_compared integer;
begin
  select r.* into v from evidence_recount r where r.id = p_id for update;
  if not found then
    return;
  end if;
  select json_agg(n order by n.account_id, n.id) into v_next from (
    select f.account_id, f.id, f.status, f.traffic, f.completed_at, f.output
      from fittings f
     where (f.account_id, f.id) > (v.account_id, v.fitting_id)
     order by f.account_id, f.id limit p_max
  ) n;
  select json_agg(p) into v_pending from (
    select p.account_id, p.fitting_id from evidence_pending p
     where (p.account_id, p.fitting_id) > (v.account_id, v.fitting_id)
     order by p.account_id, p.fitting_id limit p_max
  ) p;
  with next as materialized (
    select * from json_to_recordset(v_next)
      as n (account_id text, id text, status text, traffic text, completed_at timestamptz, output json)
  ), pending as materialized (
    select * from json_to_recordset(v_pending) as p (account_id text, fitting_id text)
  ), told as materialized (
    select (n.completed_at at time zone 'UTC')::date as day, e.*
      from next n, evidence_of(n.output) e
     where n.status = 'completed' and n.traffic is null
       and not exists (select from pending p where p.account_id = n.account_id and p.fitting_id = n.id)
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
  select (select count(*) from next), (select array[account_id, id] from next order by account_id desc, id desc limit 1),
         (select count(*) from told), (select count(speed_bin) from told)
    into v_seen, v_last, v_fittings, v_compared;
  update evidence_recount r
     set lease_until = clock_timestamp() + recount_lease(),
         account_id = coalesce(v_last[1], r.account_id), fitting_id = coalesce(v_last[2], r.fitting_id),
         seen = r.seen + v_seen, fittings = r.fittings + v_fittings, compared = r.compared + v_compared
   where r.id = p_id;
  return query select v.seen + v_seen, v_seen < p_max;
end $$;

-- remove_old_links: 0026
create or replace function remove_old_links(p_before timestamptz, p_max integer) returns integer language plpgsql as $$
declare
  v_removed integer;
begin
  delete from store_links l
   using (select account_id, id from store_links where created_at < p_before order by created_at limit p_max) due
   where l.account_id = due.account_id and l.id = due.id;
  get diagnostics v_removed = row_count;
  return v_removed;
end $$;

-- claim_deliveries: 0026
create or replace function claim_deliveries(p_pauses integer[], p_max integer, p_now timestamptz) returns setof webhook_deliveries
language plpgsql as $$
declare
  v_now  timestamptz := coalesce(p_now, clock_timestamp());
  v_next timestamptz;
  v      webhook_deliveries;
begin
  for v in
    select d.* from webhook_deliveries d where d.next_at <= v_now order by d.next_at limit p_max
  loop
    v_next := v_now + p_pauses[v.attempts + 1] * interval '1 second';
    update webhook_deliveries d set attempts = v.attempts + 1, next_at = v_next
     where d.account_id = v.account_id and d.endpoint_id = v.endpoint_id and d.id = v.id
       and d.attempts = v.attempts and d.next_at = v.next_at;
    if found then
      v.attempts := v.attempts + 1;
      v.next_at := v_next;
      return next v;
    end if;
  end loop;
end $$;

-- take_deliveries: 0028
create or replace function take_deliveries(
  p_pauses      integer[],
  p_max         integer,
  p_at_once_max integer[],
  p_endpoints   text[],
  p_accounts    text[],
  p_now         timestamptz
) returns setof webhook_deliveries language plpgsql as $$
declare
  v_now  timestamptz := coalesce(p_now, clock_timestamp());
  v_next timestamptz;
  v      webhook_deliveries;
begin
  for v in
    with waiting as (
      select d.*, e.waits_until,
             row_number() over (partition by d.account_id, d.endpoint_id order by d.next_at)
               + (select count(*) from unnest(p_endpoints) busy (id) where busy.id = d.endpoint_id) as nth
        from webhook_deliveries d join webhook_endpoints e on e.account_id = d.account_id and e.id = d.endpoint_id
       where d.next_at <= v_now and e.disabled_at is null and (e.waits_until is null or e.waits_until <= v_now)
    ), placed as (
      select w.account_id, w.endpoint_id, w.id,
             row_number() over (partition by w.account_id order by w.next_at)
               + (select count(*) from unnest(p_accounts) busy (id) where busy.id = w.account_id) as place
        from waiting w where w.nth <= case when w.waits_until is null then p_at_once_max[1] else 1 end
    )
    select d.* from placed p
      join webhook_deliveries d on d.account_id = p.account_id and d.endpoint_id = p.endpoint_id and d.id = p.id
     where p.place <= p_at_once_max[2] order by p.place, d.next_at limit p_max
  loop
    v_next := v_now + p_pauses[v.attempts + 1] * interval '1 second';
    update webhook_deliveries d set attempts = v.attempts + 1, next_at = v_next
     where d.account_id = v.account_id and d.endpoint_id = v.endpoint_id and d.id = v.id
       and d.attempts = v.attempts and d.next_at = v.next_at;
    if found then
      v.attempts := v.attempts + 1;
      v.next_at := v_next;
      return next v;
    end if;
  end loop;
end $$;
