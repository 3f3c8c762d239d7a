-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0026_divisible.sql, which says why.

CREATE OR REPLACE FUNCTION fail_fitting(p_account_id text, p_fitting_id text, p_attempt integer, p_error json, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
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
end $function$;
