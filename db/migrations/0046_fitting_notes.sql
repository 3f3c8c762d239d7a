-- 0046: notes that the people of an account write on its fittings.
-- Lock: none on existing tables (the foreign key takes a brief SHARE ROW EXCLUSIVE on accounts).
-- Works with the previous release, which does not know the table; a fitting that it erases takes its note along, a golfer whom it
-- erases without their fittings does not.

create table fitting_notes (
  account_id text not null references accounts (id),
  fitting_id text not null,
  text       text not null check (length(text) between 1 and 2000),
  noted_by   text not null, -- the person who wrote it last, who may be gone
  noted_at   timestamptz not null,
  primary key (account_id, fitting_id)
);

-- As in 0045, and the note goes with the fitting.
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
  delete from fitting_notes where account_id = p_account_id and fitting_id = p_fitting_id;
  delete from fitting_golfers where account_id = p_account_id and fitting_id = p_fitting_id;
  update fittings
     set erased_at = v_now, input = '{}', output = case when output is not null then '{}'::json end,
         request_fingerprint = 'erased', platform = null, client = null
   where account_id = p_account_id and id = p_fitting_id;
  return 'erased';
end $$;
