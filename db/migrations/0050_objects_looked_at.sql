-- 0050: whether rows from before 0049 hold objects, too. Where some do not, the constraint stays as it is for new rows, the release
-- starts, and the doctor names and mends them (`clubwright doctor --fix`).
-- Lock: SHARE UPDATE EXCLUSIVE on each table, which stops no request, while it is read once: minutes for ten million fittings.
-- Works with the previous release.

do $$
declare
  v record;
begin
  for v in select conrelid::regclass as name, conname from pg_constraint
            where conname like '%\_hold\_objects' and not convalidated and connamespace = current_schema()::regnamespace loop
    begin
      execute format('alter table %s validate constraint %I', v.name, v.conname);
    exception when check_violation then
      null;
    end;
  end loop;
end $$;
