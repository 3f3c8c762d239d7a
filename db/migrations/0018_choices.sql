-- 0018: what golfers chose and kept, counted apart from what they were recommended: a store link that was made for a club from
-- a fitting, and the club that a golfer brought and whose own figures say keep.
-- Lock: SHARE on store_links while its index is made: links wait, or go unrecorded.
-- Works with the previous release: it counts no choices.

create table evidence_choices (
  head_id      text     not null,
  club_type    text     not null check (club_type in ('driver', 'fairway', 'hybrid', 'iron', 'wedge')),
  speed_bin    smallint not null check (speed_bin between 0 and 60),
  miss         text     not null check (miss in ('fade', 'hook', 'none')),
  handicap_bin smallint not null check (handicap_bin between 0 and 14),
  golfers      integer  not null check (golfers > 0),
  primary key (head_id, club_type, speed_bin, miss, handicap_bin)
);

create index store_links_by_fitting on store_links (account_id, fitting_id) where fitting_id is not null;

-- Record a link, and count the club as chosen for the golfer of its fitting: once, however many links are made for it.
create function record_store_link(
  p_account_id text, p_id text, p_head_id text, p_fitting_id text, p_platform text, p_client text, p_traffic text,
  p_at timestamptz,
  p_facts json -- the members of the fitting's output that evidence_of (0004) reads; null without a fitting
) returns void language plpgsql as $$
begin
  if p_facts is not null and p_traffic is null then
    insert into evidence_choices as c (head_id, club_type, speed_bin, miss, handicap_bin, golfers)
    select p_head_id, e.club_type, e.speed_bin, e.miss, e.handicap_bin, 1
      from evidence_of(p_facts) e
     where e.speed_bin is not null
       and exists (select from fittings f
                    where f.account_id = p_account_id and f.id = p_fitting_id and f.traffic is null)
       and not exists (select from store_links l
                        where l.account_id = p_account_id and l.fitting_id = p_fitting_id and l.head_id = p_head_id
                          and l.traffic is null)
    on conflict (head_id, club_type, speed_bin, miss, handicap_bin) do update set golfers = c.golfers + 1;
  end if;
  insert into store_links (account_id, id, head_id, fitting_id, platform, client, traffic, created_at)
  values (p_account_id, p_id, p_head_id, p_fitting_id, p_platform, p_client, p_traffic, p_at);
end $$;

-- As in 0011; the club that a golfer keeps is counted as chosen. A recount leaves choices as they are.
create or replace function count_evidence(p_max integer) returns integer language plpgsql as $$
declare
  v_counted integer;
begin
  if not pg_try_advisory_xact_lock(evidence_lock()) then
    return 0;
  end if;
  if exists (select from evidence_recount where lease_until > clock_timestamp()) then
    return 0;
  end if;
  delete from evidence_recount;
  with taken as (
    delete from evidence_pending p
     where p.ctid = any (array(select ctid from evidence_pending limit p_max))
    returning p.account_id, p.day, p.facts, coalesce(p.month, date_trunc('month', p.day)) as month, p.platform, p.client
  ), usage as (
    insert into usage_counts as u (account_id, month, platform, client, fittings)
    select account_id, month, coalesce(platform, ''), coalesce(client, ''), count(*) from taken group by 1, 2, 3, 4
    on conflict (account_id, month, platform, client) do update set fittings = u.fittings + excluded.fittings
  ), told as materialized (
    select t.day, t.facts->>'kept' as kept, e.* from taken t, evidence_of(t.facts) e
  ), kept as (
    insert into evidence_choices as c (head_id, club_type, speed_bin, miss, handicap_bin, golfers)
    select kept, club_type, speed_bin, miss, handicap_bin, count(*)
      from told where kept is not null and speed_bin is not null group by 1, 2, 3, 4, 5
    on conflict (head_id, club_type, speed_bin, miss, handicap_bin) do update set golfers = c.golfers + excluded.golfers
  ), cells as (
    insert into evidence_cells as c (club_type, speed_bin, miss, handicap_bin, fittings)
    select club_type, speed_bin, miss, handicap_bin, count(*) from told where speed_bin is not null group by 1, 2, 3, 4
    on conflict (club_type, speed_bin, miss, handicap_bin) do update set fittings = c.fittings + excluded.fittings
  ), picks as (
    insert into evidence_picks as p (head_id, club_type, speed_bin, miss, handicap_bin, flex, hand, picks)
    select h, club_type, speed_bin, miss, handicap_bin, flex, hand, count(*)
      from told, unnest(head_ids) h where speed_bin is not null group by 1, 2, 3, 4, 5, 6, 7
    on conflict (head_id, club_type, speed_bin, miss, handicap_bin, flex, hand)
    do update set picks = p.picks + excluded.picks
  ), days as (
    insert into evidence_days as d (day, head_id, picks)
    select day, h, count(*) from told, unnest(head_ids) h group by 1, 2
    on conflict (day, head_id) do update set picks = d.picks + excluded.picks
  )
  select count(*) into v_counted from told;
  if v_counted > 0 then
    perform pg_notify('evidence_changed', 'counted');
  end if;
  return v_counted;
end $$;
