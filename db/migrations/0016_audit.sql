-- 0016: who did what to the keys, people and connections of an account.
-- Lock: none on existing tables (the foreign key takes a brief SHARE ROW EXCLUSIVE on accounts).
-- Works with the previous release: it writes nothing here.

create table audit_events (
  account_id text not null references accounts (id),
  id         bigint generated always as identity,
  at         timestamptz not null default clock_timestamp(),
  event      text not null,
  subject    text, -- id of what was changed
  actor      text not null check (actor in ('operator', 'person', 'key', 'service')),
  actor_id   text, -- of the person or key
  address    text, -- prefix: 192.0.2.0/24, 2001:db8:1::/48
  primary key (account_id, id)
);
create index audit_events_by_time on audit_events using brin (at); -- they come in the order of time

-- Called in the statement that makes the change: both are stored, or neither.
create function record_audit(p_account_id text, p_event text, p_subject text, p_by json) returns bigint language sql as $$
  insert into audit_events (account_id, event, subject, actor, actor_id, address)
  values (p_account_id, p_event, p_subject, p_by->>'kind', p_by->>'id', p_by->>'from')
  returning id
$$;
