-- 0010: completed fittings are counted for `clubwright usage` as they are for the evidence: settle_fitting lists each in
-- evidence_pending, and count_evidence (0011) adds what it takes off the list. So requests of one account, which settle side
-- by side, do not wait for one row; and the counts outlive the fittings.
-- Lock: brief ACCESS EXCLUSIVE on evidence_pending (nullable columns: no rewrite).
-- Works with the previous release: its counting leaves usage alone, and 0011 counts what is stored.

create table usage_counts (
  account_id text not null,
  month      date not null check (extract(day from month) = 1), -- first day of the UTC month in which they were begun
  platform   text not null, -- '': not said
  client     text not null, -- '': not said
  fittings   integer not null check (fittings > 0),
  primary key (account_id, month, platform, client)
);

alter table evidence_pending
  add column month    date, -- null: settled while this migration was applied
  add column platform text,
  add column client   text;

-- As in 0005, but for the three columns above.
create or replace function settle_fitting(
  p_account_id         text,
  p_fitting_id         text,
  p_attempt            integer,
  p_output             json,
  p_evidence           json, -- the members of the output that evidence_of (0004) reads
  p_processing_time_ms integer,
  p_ruleset_revision   text,
  p_catalog_revision   text,
  p_now                timestamptz
) returns boolean language plpgsql as $$
declare
  v_now      timestamptz := coalesce(p_now, clock_timestamp());
  v_traffic  text;
  v_begun    timestamptz;
  v_platform text;
  v_client   text;
begin
  update fittings
     set status = 'completed', output = p_output, processing_time_ms = p_processing_time_ms,
         ruleset_revision = p_ruleset_revision, catalog_revision = p_catalog_revision, completed_at = v_now,
         lease_until = null,
         idempotency_key_until = case when idempotency_key is not null then v_now + idempotency_retention() end
   where account_id = p_account_id and id = p_fitting_id and attempt = p_attempt and status = 'running'
  returning traffic, created_at, platform, client into v_traffic, v_begun, v_platform, v_client;
  if not found then
    return false;
  end if;
  if v_traffic is null then
    insert into evidence_pending (account_id, fitting_id, day, facts, month, platform, client)
    values (p_account_id, p_fitting_id, (v_now at time zone 'UTC')::date, p_evidence,
            date_trunc('month', v_begun at time zone 'UTC'), v_platform, v_client);
  end if;
  return true;
end $$;
