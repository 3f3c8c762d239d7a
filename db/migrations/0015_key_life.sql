-- 0015: API keys end at a time, say when they were last used and which key took their place; and the requests of the last
-- days, for the dashboard.
-- Lock: brief ACCESS EXCLUSIVE on api_keys (nullable columns: no rewrite).
-- Works with the previous release: it accepts expired keys until it is replaced, and writes nothing here.

alter table api_keys
  add column expires_at     timestamptz, -- null: no end
  add column last_used_at   timestamptz, -- written at most once a minute
  add column last_used_from text,        -- address prefix: 192.0.2.0/24, 2001:db8:1::/48
  add column successor_id   text;        -- the key that takes its place; it ends after an overlap

-- Requests that were answered for accounts: at most a few thousand of each, for seven days. Nobody relies on them.
create table recent_requests (
  account_id text not null,
  at         timestamptz not null,
  request_id text not null,
  operation  text not null, -- POST /v1/fitting/analyze, or the name of a tool
  status     smallint not null,
  code       text, -- of the problem it was answered with
  primary key (account_id, at, request_id)
);
create index recent_requests_by_time on recent_requests using brin (at); -- they come in the order of time
