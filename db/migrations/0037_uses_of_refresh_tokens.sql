-- 0037: how often a refresh token was used. It may be used a second time shortly after its first use, and never a third.
-- Lock: a brief ACCESS EXCLUSIVE on oauth_records (a constant default rewrites nothing).
-- Works with the previous release, which does not count: a token that it used may be used twice more within the ten seconds.

alter table oauth_records add column uses smallint not null default 0;
