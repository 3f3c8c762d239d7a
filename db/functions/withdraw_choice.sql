-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0020_comparing.sql, which says why.

CREATE OR REPLACE FUNCTION withdraw_choice(p_head_id text, p_facts json)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from evidence_choices c using evidence_of(p_facts) e
   where c.head_id = p_head_id and c.club_type = e.club_type and c.speed_bin = e.speed_bin and c.miss = e.miss
     and c.handicap_bin = e.handicap_bin and c.golfers = 1;
  if not found then
    update evidence_choices c set golfers = c.golfers - 1 from evidence_of(p_facts) e
     where c.head_id = p_head_id and c.club_type = e.club_type and c.speed_bin = e.speed_bin and c.miss = e.miss
       and c.handicap_bin = e.handicap_bin;
  end if;
end $function$;
