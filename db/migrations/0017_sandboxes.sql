-- 0017: sandboxes, in which the test keys of an account work; the store links of an account; and the audit list names erasures,
-- settings, and what the operator changes for everybody.
-- Lock: brief ACCESS EXCLUSIVE on accounts (nullable columns: no rewrite; the unique index and the check read the small table)
-- and on audit_events (the check is not applied to what is stored).
-- Works with the previous release: it refuses test keys, and makes links to STORE_URL.

-- A hidden account beside an account: what its test keys store lies there, apart from everything else. It has no people, no
-- credits and no names of its own. (Deferred, so that a restore may bring the rows in any order.)
alter table accounts
  add column sandbox_of text unique references accounts (id) deferrable initially deferred,
  add column store_link text check (length(store_link) <= 500), -- null: the store of this service
  add constraint a_sandbox_is_unlimited check (sandbox_of is null or (monthly_limit is null and store_link is null));

-- As in 0005; a sandbox is charged for nothing, so nothing is counted.
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
    set included_used = u.included_used + excluded.included_used, credit_used = u.credit_used + excluded.credit_used;
  if p_daily_cap is not null then
    insert into agent_days as d (account_id, day, fittings) values (p_account_id, v_day, 1)
    on conflict (account_id, day) do update set fittings = d.fittings + 1;
  end if;
  return v_source;
end $$;

-- Connected apps and agent connections delete fittings too.
alter table audit_events
  drop constraint audit_events_actor_check,
  add constraint audit_events_actor_check
    check (actor in ('operator', 'person', 'key', 'connection', 'app', 'service')) not valid;

-- As in 0016; what is done to a sandbox stands in the list of its account.
create or replace function record_audit(p_account_id text, p_event text, p_subject text, p_by json) returns bigint
language sql as $$
  insert into audit_events (account_id, event, subject, actor, actor_id, address)
  values (coalesce((select sandbox_of from accounts where id = p_account_id), p_account_id), p_event, p_subject,
          p_by->>'kind', p_by->>'id', p_by->>'from')
  returning id
$$;

-- What the operator did that concerns no account alone: clients of the authorization server, its keys.
create table operator_events (
  id      bigint generated always as identity primary key,
  at      timestamptz not null default clock_timestamp(),
  event   text not null,
  subject text -- id of what was changed
);
