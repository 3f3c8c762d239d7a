import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDatabaseDirectory } from '../src/platform/postgres/embedded/directory.ts'
import { openEmbedded } from '../src/platform/postgres/embedded/embedded.ts'
import { migrate } from '../src/platform/postgres/migrate.ts'
import { migrations } from '../src/platform/postgres/migrations.ts'
import { schemaLines } from '../src/platform/postgres/schema-lines.ts'
import type { Sql } from '../src/platform/postgres/sql.ts'

// Writes db/functions, the body in force of every database function, which several migrations may have replaced; and db/schema.txt, by
// which `clubwright doctor` knows what this release has made.

/** The folder of the files, one for each name of a function. */
export const folder = join(import.meta.dir, 'functions')

/** Files of db/functions as this database has the functions: text by file name. */
export const functionFiles = async (sql: Sql): Promise<ReadonlyMap<string, string>> => {
  const defined = await sql<{ name: string; body: string }>`
    select p.proname as name, pg_get_functiondef(p.oid) as body
      from pg_proc p
     where p.pronamespace = current_schema()::regnamespace and p.prokind in ('f', 'p')
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     order by p.proname, pg_get_function_identity_arguments(p.oid)`
  const byName = Map.groupBy(defined, ({ name }) => name)
  return new Map([...byName].map(([name, bodies]) => [`${name}.sql`, fileOf(name, bodies)]))
}

const fileOf = (name: string, bodies: readonly { readonly body: string }[]): string => {
  const header = [
    '-- Written by `bun db/write-functions.ts`.',
    `-- In force since db/migrations/${migrations.findLast(({ text }) => makes(text, name))!.name}.sql, which says why.`,
    ...(makes(onCitus, name) ? ['-- A divided database has the one of db/citus/functions.sql instead.'] : []),
  ]
  const texts = bodies.map(({ body }) => `${body.trim().replace(/^(CREATE OR REPLACE \w+ )\w+\./, '$1')};`)
  return `${[header.join('\n'), ...texts].join('\n\n')}\n`
}

const onCitus = readFileSync(join(import.meta.dir, 'citus', 'functions.sql'), 'utf8')
const makes = (script: string, name: string): boolean =>
  new RegExp(`create (or replace )?(function|procedure) ${name}\\s*\\(`, 'i').test(script)

if (import.meta.main) {
  const directory = mkdtempSync(join(tmpdir(), 'clubwright-functions-'))
  await ensureDatabaseDirectory(join(directory, 'pg'), async () => null)
  const sql = await openEmbedded(join(directory, 'pg'))
  await migrate(sql)
  const files = await functionFiles(sql)
  await Bun.write(join(import.meta.dir, 'schema.txt'), `${(await schemaLines(sql)).join('\n')}\n`)
  await sql.end()
  rmSync(directory, { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of files) await Bun.write(join(folder, name), text)
  console.log(`Wrote ${files.size} functions to db/functions.`)
}
