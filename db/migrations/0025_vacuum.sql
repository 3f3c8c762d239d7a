-- 0025: space that fittings leave is found again early. They are erased for their age by the hundred thousand, and by default
-- vacuum comes when a fifth of a table is dead: 2 million rows of 10 million, and 4 GB of results.
-- Lock: a brief SHARE UPDATE EXCLUSIVE on fittings, which no request waits for. Nothing is rewritten.
-- Works with the previous release.

alter table fittings set (
  autovacuum_vacuum_scale_factor = 0.01,
  toast.autovacuum_vacuum_scale_factor = 0.01,
  -- Pages that vacuum has seen are skipped by the next one, and counted by the index alone.
  autovacuum_vacuum_insert_scale_factor = 0.02,
  toast.autovacuum_vacuum_insert_scale_factor = 0.02
);
