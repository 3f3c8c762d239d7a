-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0028_delivery_places.sql, which says why.
-- A divided database has the one of db/citus/functions.sql instead.

CREATE OR REPLACE FUNCTION take_deliveries(p_pauses integer[], p_max integer, p_at_once_max integer[], p_endpoints text[], p_accounts text[], p_now timestamp with time zone)
 RETURNS SETOF webhook_deliveries
 LANGUAGE plpgsql
AS $function$
declare
  v_now timestamptz := coalesce(p_now, clock_timestamp());
begin
  return query
    with recursive pending as ( -- one step through the index for each endpoint, however much waits for it
      (select w.account_id, w.endpoint_id from webhook_deliveries w
        where w.next_at is not null order by w.account_id, w.endpoint_id limit 1)
      union all
      select further.account_id, further.endpoint_id from pending p cross join lateral (
        select w.account_id, w.endpoint_id from webhook_deliveries w
         where w.next_at is not null and (w.account_id, w.endpoint_id) > (p.account_id, p.endpoint_id)
         order by w.account_id, w.endpoint_id limit 1) further
    ), endpoints as (
      select e.account_id, e.id,
             case when e.waits_until is null then p_at_once_max[1] else 1 end
               - (select count(*) from unnest(p_endpoints) busy (id) where busy.id = e.id) as places
        from pending p join webhook_endpoints e on e.account_id = p.account_id and e.id = p.endpoint_id
       where e.disabled_at is null and (e.waits_until is null or e.waits_until <= v_now)
    ), placed as (
      select d.*, row_number() over (partition by d.account_id order by d.next_at)
                    + (select count(*) from unnest(p_accounts) busy (id) where busy.id = d.account_id) as place
        from endpoints e
       cross join lateral (
         select w.account_id, w.endpoint_id, w.id, w.next_at from webhook_deliveries w
          where w.account_id = e.account_id and w.endpoint_id = e.id and w.next_at <= v_now
          order by w.next_at limit greatest(e.places, 0)) d
    ), due as (
      select w.account_id, w.endpoint_id, w.id from webhook_deliveries w
       where (w.account_id, w.endpoint_id, w.id) in (
               select p.account_id, p.endpoint_id, p.id from placed p
                where p.place <= p_at_once_max[2] order by p.place, p.next_at limit p_max)
         and w.next_at <= v_now
         for update skip locked
    )
    update webhook_deliveries d
       set attempts = d.attempts + 1, next_at = v_now + p_pauses[d.attempts + 1] * interval '1 second'
      from due where d.account_id = due.account_id and d.endpoint_id = due.endpoint_id and d.id = due.id
    returning d.*;
end $function$;
