-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0051_forgotten_callers.sql, which says why.

CREATE OR REPLACE FUNCTION erase_old_fittings(p_account_id text, p_before text, p_made_before timestamp with time zone, p_max integer, p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v_account text;
  v_from    text;
  v_id      text;
  v_erased  integer := 0;
begin
  for v_account, v_from in
    select b.account_id, coalesce(m.fittings_from, '')
      from credit_balances b left join retention_marks m on m.account_id = b.account_id
     where (p_account_id is null or b.account_id = p_account_id)
       and exists (select 1 from fittings f
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
end $function$;

CREATE OR REPLACE FUNCTION erase_old_fittings(p_before text, p_made_before timestamp with time zone, p_max integer, p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
AS $function$
  select erase_old_fittings(null, p_before, p_made_before, p_max, p_now)
$function$;

CREATE OR REPLACE FUNCTION erase_old_fittings(p_before text, p_max integer, p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
end $function$;
