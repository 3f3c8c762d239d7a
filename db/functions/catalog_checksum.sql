-- Written by `bun db/write-functions.ts`.
-- In force since db/migrations/0003_catalog.sql, which says why.

CREATE OR REPLACE FUNCTION catalog_checksum()
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select md5(string_agg(row_text, '|' order by row_text collate "C")) from (
    select 'head ' || id || record::text from catalog_heads
    union all select 'shaft ' || id || record::text from catalog_shafts
    union all select 'alias ' || name || coalesce(shaft_id, '') from catalog_shaft_aliases
    union all select 'grip ' || id || record::text from catalog_grips
    union all select 'model ' || ordinal || record::text from catalog_models
  ) as rows(row_text)
$function$;
