-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0029_in_time.sql, which says why.

CREATE OR REPLACE FUNCTION ensure_in_time(p_deadline timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if clock_timestamp() > p_deadline then
    raise exception 'the deadline of the caller has passed' using errcode = 'query_canceled';
  end if;
end $function$;
