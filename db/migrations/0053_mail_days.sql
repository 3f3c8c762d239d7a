-- 0053: messages to one address are limited a day, over all processes.
-- Lock: none.
-- Works with the previous release, which limits them by process.

create table mail_days (
  day       date not null,                                          -- UTC
  recipient text not null check (recipient ~ '^[0-9a-f]{64}$'),     -- keyed digest of the address and of what the messages are about
  mails     integer not null check (mails >= 0),
  primary key (day, recipient)
);
