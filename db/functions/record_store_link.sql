-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0020_comparing.sql, which says why.

CREATE OR REPLACE FUNCTION record_store_link(p_account_id text, p_id text, p_head_id text, p_fitting_id text, p_platform text, p_client text, p_traffic text, p_at timestamp with time zone, p_facts json)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_linked text[];
begin
  if p_facts is not null and p_traffic is null then
    -- Links of one fitting one after the other.
    perform from fittings f
      where f.account_id = p_account_id and f.id = p_fitting_id and f.traffic is null for no key update;
    if found then
      select array_agg(distinct l.head_id) into v_linked
        from store_links l
       where l.account_id = p_account_id and l.fitting_id = p_fitting_id and l.traffic is null;
      if v_linked is null then
        insert into evidence_choices as c (head_id, club_type, speed_bin, miss, handicap_bin, golfers)
        select p_head_id, e.club_type, e.speed_bin, e.miss, e.handicap_bin, 1
          from evidence_of(p_facts) e where e.speed_bin is not null
        on conflict (head_id, club_type, speed_bin, miss, handicap_bin) do update set golfers = c.golfers + 1;
      elsif cardinality(v_linked) = 1 and v_linked[1] <> p_head_id then
        perform withdraw_choice(v_linked[1], p_facts);
      end if;
    end if;
  end if;
  insert into store_links (account_id, id, head_id, fitting_id, platform, client, traffic, created_at)
  values (p_account_id, p_id, p_head_id, p_fitting_id, p_platform, p_client, p_traffic, p_at);
end $function$;
