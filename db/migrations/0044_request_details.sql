-- 0044: requests of the last days say how long they took and by which credential they came.
-- Lock: a brief ACCESS EXCLUSIVE on recent_requests (nullable columns: no rewrite).
-- Works with the previous release, which leaves them out.

alter table recent_requests
  add column ms     real, -- null: not known
  add column key_id text; -- of the credential; null: not known
