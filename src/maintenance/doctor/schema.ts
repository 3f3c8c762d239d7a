import schemaText from '../../../db/schema.txt' with { type: 'text' }
import { isDividedDatabase } from '../../platform/postgres/citus.ts'
import { isAhead } from '../../platform/postgres/migrate.ts'
import { schemaLines } from '../../platform/postgres/schema-lines.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { type Finding, restoreAdvice } from './remedies.ts'

const ofRelease = schemaText.trim().split('\n')

/** What a divided database has otherwise: its functions, and references between servers. */
const differsWhenDivided = /^(function|constraint) /

/** An operator may add indexes and functions; anything else that was added changes what is written or backed up. */
const mayBeAdded = /^(index|function|type) /

/** Compare tables, columns, constraints, indexes, triggers and functions with those of this release. */
export const compareSchema = async (sql: Sql): Promise<Omit<Finding, 'check'>[]> => {
  if (await isAhead(sql)) return []
  const isDivided = await isDividedDatabase(sql)
  const found = new Set(await schemaLines(sql))
  const missing = ofRelease.filter((line) => !found.has(line) && !(isDivided && differsWhenDivided.test(line)))
  const added = isDivided ? [] : [...found].filter((line) => !ofRelease.includes(line) && !mayBeAdded.test(line))
  return [
    ...missing.map((line) => ({
      problem: `The database lacks what a migration made: ${line}.`,
      remedy: `Clubwright does not take it out. Put it back as db/schema.txt and the migrations have it. ${restoreAdvice}`,
    })),
    ...added.map((line) => ({
      problem: `The database has what no migration of this release made: ${line}.`,
      remedy: 'Take it out: `clubwright backup` refuses tables and columns that it could not restore.',
    })),
  ].slice(0, findingsMax)
}

/** Enough to know. */
const findingsMax = 50

/** Tables and columns that no migration of this release made. In a database of this release a backup could not be restored with them. */
export const addedToSchema = async (sql: Sql): Promise<string[]> => {
  if (await isDividedDatabase(sql)) return []
  return (await schemaLines(sql)).filter((line) => /^(table|column) /.test(line) && !ofRelease.includes(line))
}
