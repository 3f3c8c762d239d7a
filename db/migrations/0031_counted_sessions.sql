-- 0031: sessions that a release without sizes (before 0012) stores beside this one are counted, too. Such a process leaves
-- counted_revision as it is when it stores or replaces a session.
-- Lock: a brief ACCESS EXCLUSIVE on sessions (column with a constant default: no rewrite), each row once (its text is not written
-- again), and SHARE while the table is read once for the index.
-- Works with the previous release: it stores sessions by the function that is replaced here.

alter table sessions add column counted_revision integer not null default 0; -- 1 and more: bytes is of this revision
update sessions set counted_revision = revision;
create index sessions_uncounted on sessions (account_id) where counted_revision <> revision;

-- As in 0012, and says which revision it has counted.
create or replace function store_session(
  p_account_id text, p_id uuid, p_page_id text, p_customer_id text, p_payload json, p_shot_count integer,
  p_bytes_max bigint, p_at timestamptz
) returns table (
  page_id text, -- null: there is no room
  is_new  boolean,
  used    bigint, -- bytes that the account keeps without this session
  bytes   integer -- of this session
) language plpgsql as $$
#variable_conflict use_column
declare
  v_before sessions;
begin
  insert into session_space (account_id) values (p_account_id) on conflict do nothing;
  select s.bytes into used from session_space s where s.account_id = p_account_id for no key update;
  select s.* into v_before from sessions s where s.account_id = p_account_id and s.id = p_id;
  bytes := octet_length(p_payload::text);
  is_new := v_before.id is null;
  used := used - coalesce(v_before.bytes, 0);
  if used + bytes > p_bytes_max and (is_new or bytes > v_before.bytes) then
    return next;
    return;
  end if;

  page_id := case when v_before.payload::text = p_payload::text then v_before.page_id else p_page_id end;
  insert into sessions (account_id, id, page_id, customer_id, payload, shot_count, created_at, bytes, counted_revision)
  values (p_account_id, p_id, page_id, p_customer_id, p_payload, p_shot_count, p_at, bytes, 1)
  on conflict (account_id, id) do update
    set page_id = excluded.page_id, customer_id = excluded.customer_id, payload = excluded.payload,
        shot_count = excluded.shot_count, bytes = excluded.bytes, replaced_at = excluded.created_at,
        revision = sessions.revision + 1, counted_revision = sessions.revision + 1;
  update session_space s set bytes = used + store_session.bytes where s.account_id = p_account_id;
  return next;
end $$;

-- Measure the sessions of an account that were not counted, or all of them, and add up again what the account keeps.
create function recount_sessions(p_account_id text, p_all boolean) returns void language plpgsql as $$
declare
  v_bytes bigint;
begin
  insert into session_space (account_id) values (p_account_id) on conflict do nothing;
  perform from session_space s where s.account_id = p_account_id for no key update;
  update sessions s set bytes = octet_length(s.payload::text), counted_revision = s.revision
   where s.account_id = p_account_id and (s.counted_revision <> s.revision or p_all);
  select coalesce(sum(s.bytes), 0) into v_bytes from sessions s where s.account_id = p_account_id;
  update session_space s set bytes = v_bytes where s.account_id = p_account_id;
end $$;
