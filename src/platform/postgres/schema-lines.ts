import type { Sql } from './sql.ts'

/**
 * The schema as lines that are the same on every engine and version: tables, columns, constraints, indexes, triggers, types and
 * functions. What an extension made is left out.
 */
export const schemaLines = async (sql: Sql): Promise<string[]> => {
  const rows = await sql<{ line: string }>`
    with ours as (
      select c.oid, c.relname, c.relpersistence, c.relrowsecurity from pg_class c
       where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    )
    select format('table %s%s%s', relname, case when relpersistence <> 'p' then ' unlogged' else '' end,
                  case when relrowsecurity then ' row security' else '' end) as line from ours
    union all
    select concat_ws(' ', format('column %s.%s', o.relname, a.attname), format_type(a.atttypid, a.atttypmod),
                     case when a.attnotnull then 'not null' end,
                     case a.attidentity when 'a' then 'always identity' when 'd' then 'identity' end,
                     'default ' || pg_get_expr(d.adbin, d.adrelid))
      from ours o join pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = o.oid and d.adnum = a.attnum
    union all
    select format('constraint %s.%s %s', o.relname, k.conname, replace(pg_get_constraintdef(k.oid), ' NOT VALID', ''))
      from ours o join pg_constraint k on k.conrelid = o.oid and k.contype in ('p', 'u', 'f', 'c', 'x')
    union all
    select format('index %s%s', replace(pg_get_indexdef(i.indexrelid), ' ON ' || quote_ident(current_schema()) || '.', ' ON '),
                  case when i.indisvalid then '' else ' invalid' end)
      from ours o join pg_index i on i.indrelid = o.oid
    union all
    select format('trigger %s.%s', o.relname, t.tgname) from ours o join pg_trigger t on t.tgrelid = o.oid and not t.tgisinternal
    union all
    select format('type %s (%s)', t.typname, (select string_agg(e.enumlabel, ', ' order by e.enumsortorder)
                                               from pg_enum e where e.enumtypid = t.oid))
      from pg_type t where t.typnamespace = current_schema()::regnamespace and t.typtype = 'e'
    union all
    select format('function %s(%s) %s %s', p.proname, pg_get_function_identity_arguments(p.oid), p.provolatile, md5(p.prosrc))
      from pg_proc p
     where p.pronamespace = current_schema()::regnamespace and p.prokind in ('f', 'p')
       and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`
  return rows.map(({ line }) => line.replace(/ NOT VALID$/, '')).sort() // checks what is written all the same
}
