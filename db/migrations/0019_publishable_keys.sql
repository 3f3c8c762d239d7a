-- 0019: publishable keys, which stand in the source of a web page where everybody reads them.
-- Lock: brief ACCESS EXCLUSIVE on api_keys and fittings (nullable columns: no rewrite; the check reads the small table).
-- Works with the previous release: it takes no key of this form, and reads nothing new.

alter table api_keys
  add column origins   text[],                            -- of the pages that may use it; null: a secret key
  add column daily_cap integer check (daily_cap > 0),     -- fittings per UTC day
  add column shop      text check (length(shop) <= 40),   -- travels in store links
  add constraint a_publishable_key_is_bounded check ((origins is null) = (daily_cap is null));
create index api_keys_by_origin on api_keys using gin (origins); -- browsers ask by it, without a key

alter table fittings add column made_by text; -- the publishable key, which reads what it made itself; null: another credential

-- Fittings made by a publishable key per UTC day.
create table key_days (
  key_id   text not null references api_keys (id) on delete cascade deferrable initially deferred,
  day      date not null,
  fittings integer not null,
  primary key (key_id, day)
);
