-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0029_in_time.sql, which says why.

CREATE OR REPLACE FUNCTION remove_old_sessions(p_before text, p_max integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v         record;
  v_ids     uuid[];
  v_removed integer := 0;
begin
  for v in
    select due.account_id, array_agg(due.id) as ids
      from (select s.account_id, s.id from sessions s where s.page_id < p_before order by s.page_id limit p_max) due
     group by due.account_id
  loop
    perform from session_space s where s.account_id = v.account_id for no key update skip locked;
    if found then -- those that were not sent again meanwhile
      select array_agg(s.id) into v_ids
        from sessions s where s.account_id = v.account_id and s.id = any (v.ids) and s.page_id < p_before;
      v_removed := v_removed + remove_sessions(v.account_id, v_ids);
    end if;
  end loop;
  return v_removed;
end $function$;

CREATE OR REPLACE FUNCTION remove_old_sessions(p_before text, p_sent_before timestamp with time zone, p_max integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  v         record;
  v_ids     uuid[];
  v_removed integer := 0;
begin
  for v in
    select due.account_id, array_agg(due.id) as ids
      from (select s.account_id, s.id from sessions s
             where s.page_id < p_before and coalesce(s.replaced_at, s.created_at) < p_sent_before
             order by s.page_id limit p_max) due
     group by due.account_id
  loop
    perform from session_space s where s.account_id = v.account_id for no key update skip locked;
    if found then -- those that were not sent again meanwhile
      select array_agg(s.id) into v_ids
        from sessions s where s.account_id = v.account_id and s.id = any (v.ids) and s.page_id < p_before;
      v_removed := v_removed + remove_sessions(v.account_id, v_ids);
    end if;
  end loop;
  return v_removed;
end $function$;
