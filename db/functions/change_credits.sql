-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0027_claims.sql, which says why.

CREATE OR REPLACE FUNCTION change_credits(p_account_id text, p_amount integer, p_reason text, p_fitting_id text, p_note text, p_at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v_balance integer;
begin
  update credit_balances set balance = balance + p_amount where account_id = p_account_id returning balance into v_balance;
  if found then
    insert into credit_entries (account_id, amount, reason, fitting_id, note, at)
    values (p_account_id, p_amount, p_reason, p_fitting_id, p_note, coalesce(p_at, clock_timestamp()));
  end if;
  return v_balance;
end $function$;

CREATE OR REPLACE FUNCTION change_credits(p_account_id text, p_amount integer, p_reason text, p_fitting_id text, p_note text, p_at timestamp with time zone, p_invoice text)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v_balance integer;
begin
  update credit_balances set balance = balance + p_amount where account_id = p_account_id returning balance into v_balance;
  if found then
    insert into credit_entries (account_id, amount, reason, fitting_id, note, invoice, at)
    values (p_account_id, p_amount, p_reason, p_fitting_id, p_note, p_invoice, coalesce(p_at, clock_timestamp()));
  end if;
  return v_balance;
end $function$;
