-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0026_divisible.sql, which says why.

CREATE OR REPLACE FUNCTION settle_fitting(p_account_id text, p_fitting_id text, p_attempt integer, p_output json, p_evidence json, p_processing_time_ms integer, p_ruleset_revision text, p_catalog_revision text, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
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
end $function$;
