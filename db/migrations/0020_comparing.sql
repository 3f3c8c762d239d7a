-- 0020: links for several clubs of one fitting compare them and choose none, so that a platform that links everything it was
-- recommended does not count as golfers who chose it.
-- Lock: none.
-- Works with the previous release: it calls the same function.

-- As in 0018; the club of a fitting counts as chosen while it is the only one with links.
create or replace function record_store_link(
  p_account_id text, p_id text, p_head_id text, p_fitting_id text, p_platform text, p_client text, p_traffic text,
  p_at timestamptz, p_facts json
) returns void language plpgsql as $$
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
end $$;

-- One golfer less chose the head.
create function withdraw_choice(p_head_id text, p_facts json) returns void language plpgsql as $$
begin
  delete from evidence_choices c using evidence_of(p_facts) e
   where c.head_id = p_head_id and c.club_type = e.club_type and c.speed_bin = e.speed_bin and c.miss = e.miss
     and c.handicap_bin = e.handicap_bin and c.golfers = 1;
  if not found then
    update evidence_choices c set golfers = c.golfers - 1 from evidence_of(p_facts) e
     where c.head_id = p_head_id and c.club_type = e.club_type and c.speed_bin = e.speed_bin and c.miss = e.miss
       and c.handicap_bin = e.handicap_bin;
  end if;
end $$;
