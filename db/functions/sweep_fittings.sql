-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0005_runs.sql, which says why.
-- A divided database has the one of db/citus/functions.sql instead.

CREATE OR REPLACE FUNCTION sweep_fittings(p_error json, p_max integer, p_now timestamp with time zone)
 RETURNS TABLE(failed integer, refunded integer, forgotten integer)
 LANGUAGE plpgsql
AS $function$
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
end $function$;
