-- 0042: people who are fitted in the studio without an account have a limit per address and day.
-- Lock: none.
-- Works with the previous release, which lets nobody in without an account.

create table visitor_days (
  day      date not null,                              -- UTC
  sender   text not null check (length(sender) <= 64), -- an IPv4 address, or the first half of an IPv6 one; 'unknown'
  fittings integer not null,
  primary key (day, sender)
);
