import type { Migration } from '../../src/platform/postgres/migrations.ts'

/** Tables that grow with use, and so have `account_id` first in their key. */
export const dividedTables = [
  'agent_days',
  'audit_events',
  'claims',
  'credit_balances',
  'credit_entries',
  'customers',
  'evidence_pending',
  'fitting_golfers',
  'fitting_notes',
  'fitting_shares',
  'fittings',
  'golfers',
  'misread_rows',
  'price_items',
  'recent_requests',
  'retention_marks',
  'session_space',
  'sessions',
  'stock_items',
  'store_links',
  'usage_counts',
  'usage_months',
  'webhook_deliveries',
  'webhook_endpoints',
] as const

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
