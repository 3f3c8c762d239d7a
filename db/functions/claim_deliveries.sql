-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0026_divisible.sql, which says why.
-- A divided database has the one of db/citus/functions.sql instead.

CREATE OR REPLACE FUNCTION claim_deliveries(p_pauses integer[], p_max integer, p_now timestamp with time zone)
 RETURNS SETOF webhook_deliveries
 LANGUAGE plpgsql
AS $function$
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
end $function$;
