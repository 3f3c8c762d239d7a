-- 0040: what people keep: links to a fitting that they pass on, the golfers of an account, and whose fitting is whose.
-- Lock: none on existing tables (the foreign keys take a brief SHARE ROW EXCLUSIVE on accounts).
-- Works with the previous release, which does not know the tables; what it erases of a fitting goes from them too.

-- One link a fitting, which works for whoever has it. The link is signed, so nothing of it is stored but its id.
create table fitting_shares (
  account_id text not null references accounts (id),
  fitting_id text not null,
  id         text not null check (id ~ '^shr_[0-9A-Z]{26}$'),
  created_at timestamptz not null,
  expires_at timestamptz not null, -- of the link that was given last
  revoked_at timestamptz,
  primary key (account_id, fitting_id)
);
create unique index fitting_shares_by_id on fitting_shares (account_id, id);

create table golfers (
  account_id text not null references accounts (id),
  id         text not null check (id ~ '^glf_[0-9A-Z]{26}$'),
  name       text not null check (length(name) between 1 and 100),
  profile    json not null, -- hand, body, handicap and units
  created_at timestamptz not null,
  primary key (account_id, id)
);

create table fitting_golfers (
  account_id text not null references accounts (id),
  fitting_id text not null,
  golfer_id  text not null,
  primary key (account_id, fitting_id),
  foreign key (account_id, golfer_id) references golfers (account_id, id) on delete cascade
);
create index fitting_golfers_by_golfer on fitting_golfers (account_id, golfer_id);

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
  delete from fitting_golfers where account_id = p_account_id and fitting_id = p_fitting_id;
  update fittings
     set erased_at = v_now, input = '{}', output = case when output is not null then '{}'::json end,
         request_fingerprint = 'erased', platform = null, client = null
   where account_id = p_account_id and id = p_fitting_id;
  return 'erased';
end $$;
