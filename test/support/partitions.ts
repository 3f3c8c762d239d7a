import { dividedTables } from '../../src/platform/postgres/divided.ts'
import type { Migration } from '../../src/platform/postgres/migrations.ts'

/** Into how many parts a table is divided. */
export const partitions = 16

/** The part of a table that a relation is; null for a table that is not divided. */
export const partitionOf = (relation: string): number | null => {
  const part = /^(.+)_part(\d+)$/.exec(relation)
  return part === null ? null : Number(part[2])
}

/**
 * The migrations, with every table that grows with use divided by account into partitions of PostgreSQL's own: what reads
 * one of them would read one shard of a database over several servers.
 */
export const dividedByPartitions = (migrations: readonly Migration[]): Migration[] =>
  migrations.map(({ name, text }) => ({ name, text: text.replaceAll(makesTable, divide).replaceAll(ofOneTable, '') }))

const makesTable = new RegExp(`^create table (${dividedTables.join('|')}) \\(\\n[\\s\\S]*?\\n\\);`, 'gm')
/** A partitioned table keeps nothing itself. */
const ofOneTable = /^alter table fittings set \([^)]*\);/gm

const divide = (statement: string, table: string): string =>
  [
    `${statement.slice(0, -1)} partition by hash (account_id);`,
    ...Array.from({ length: partitions }, (_, part) => partition(table, part)),
  ].join('\n')

const partition = (table: string, part: number): string =>
  `create table ${table}_part${part} partition of ${table} for values with (modulus ${partitions}, remainder ${part});`
