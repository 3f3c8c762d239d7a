-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0026_divisible.sql, which says why.

CREATE OR REPLACE FUNCTION keep_evidence(v fittings)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;
