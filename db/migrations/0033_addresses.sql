-- 0033: an email address signs in for each account that has invited it, with a password for each. Nobody proves an address, so whoever
-- is first must not keep its owner out of other accounts, nor may an owner learn where else somebody signs in.
-- Lock: a brief ACCESS EXCLUSIVE on people and join_links (small look-up tables).
-- Works with the previous release, but that it lets nobody join by a link (it looks for the constraint that is gone) until it is.

alter table people
  drop constraint people_email_key,
  add constraint people_email_of_account unique (account_id, email),
  add column is_vouched boolean not null default false; -- the operator has named the address; otherwise it was never verified
create index people_by_email on people (email);

alter table join_links add column by_operator boolean not null default false;
