-- 0045: events of visitors of a shop's page who want to be contacted. What they typed is in the event alone: it goes when the event has
-- arrived, with the fitting, or after 30 days.
-- Lock: webhook_deliveries takes no writes while its index, of no row yet, is made; then a brief ACCESS EXCLUSIVE on webhook_endpoints
-- (another check, not validated), last, since every completed fitting reads that table.
-- Works with the previous release, which makes no such events, and keeps what arrived for 30 days.

create index webhook_deliveries_of_leads on webhook_deliveries (account_id, (data ->> 'fittingId')) where type = 'lead.created';

alter table webhook_endpoints
  drop constraint webhook_endpoints_events_check,
  add constraint webhook_endpoints_events_check
    check (events <@ array['fitting.completed', 'fitting.failed', 'allowance.low', 'lead.created'] and events <> '{}') not valid;

-- As in 0040, and what was typed beside the fitting goes with it.
create or replace function erase_fitting(p_account_id text, p_fitting_id text, p_now timestamptz) returns text
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
  delete from fitting_shares where account_id = p_account_id and fitting_id = p_fitting_id;
  delete from webhook_deliveries
   where account_id = p_account_id and type = 'lead.created' and data ->> 'fittingId' = p_fitting_id;
  delete from fitting_golfers where account_id = p_account_id and fitting_id = p_fitting_id;
  update fittings
     set erased_at = v_now, input = '{}', output = case when output is not null then '{}'::json end,
         request_fingerprint = 'erased', platform = null, client = null
   where account_id = p_account_id and id = p_fitting_id;
  return 'erased';
end $$;
