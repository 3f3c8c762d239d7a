-- 0027: writes that add something are carried out once for each key that their caller gave them, and a purchase of credits
-- once for each invoice.
-- Lock: a brief ACCESS EXCLUSIVE on credit_entries (nullable column: no rewrite), and SHARE while it is read once for its index.
-- Works with the previous release: it knows no keys and names no invoices.

create table claims (
  account_id  text not null,
  key         text not null check (length(key) between 1 and 255), -- of the caller
  operation   text not null, -- webhook add, account create
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'), -- of the request
  made        text not null, -- id of what was made
  at          timestamptz not null default now(),
  primary key (account_id, key)
);

alter table credit_entries add column invoice text check (length(invoice) between 1 and 200);
create unique index credit_entries_by_invoice on credit_entries (account_id, invoice) where invoice is not null;

-- As change_credits of 0005, for an operator who names an invoice (null: none).
create function change_credits(
  p_account_id text, p_amount integer, p_reason text, p_fitting_id text, p_note text, p_at timestamptz, p_invoice text
) returns integer language plpgsql as $$
declare
  v_balance integer;
begin
  update credit_balances set balance = balance + p_amount where account_id = p_account_id returning balance into v_balance;
  if found then
    insert into credit_entries (account_id, amount, reason, fitting_id, note, invoice, at)
    values (p_account_id, p_amount, p_reason, p_fitting_id, p_note, p_invoice, coalesce(p_at, clock_timestamp()));
  end if;
  return v_balance;
end $$;
