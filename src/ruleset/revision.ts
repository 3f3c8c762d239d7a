import { createHash } from 'node:crypto'
import { servedRows, type TableName, tableTexts } from '../golf/tables.ts'
import { compareText, isRecord } from '../platform/values.ts'
import * as figures from './figures.ts'
import { rules } from './rules.ts'

/** Version of the fitting engine's code: changes when an answer may change for another reason than a rule. */
export const engineVersion = '1.0.0'

/** Client-facing name of the fitting release. */
export const release = 'clubwright-2026.11'

/** The parts of a ruleset that can change an answer. */
interface Deciding {
  readonly rules: readonly { readonly id: string }[]
  /** Figures of golf by name; functions among them are code and count as the engine's. */
  readonly figures: Readonly<Record<string, unknown>>
  /** Rows of the tables. */
  readonly tables: readonly (readonly Readonly<Record<string, unknown>>[])[]
}

/** The ruleset of this release. */
export const decidingNow: Deciding = {
  rules,
  figures,
  tables: Object.keys(tableTexts).map((name) => servedRows(name as TableName)),
}

/** Columns of tables that say how well a row is founded or what it means, and that no rule reads. */
const proseColumns: ReadonlySet<string> = new Set(['status', 'note', 'meaning', 'flagged_when'])

/**
 * Digest of a ruleset: its ids, its figures and the rows of its tables. Titles, sentences, sources, dates and the places of
 * files and tables are presentation: stored fittings keep their revision, and with it their confidence, when those are corrected.
 */
export const revisionOf = ({ rules, figures, tables }: Deciding): string => {
  const ids = rules.map(({ id }) => id).sort(compareText)
  const rows = tables.map((table) => canonical(table.map(withoutProse))).sort(compareText)
  const digest = createHash('sha256')
  for (const part of [canonical(ids), canonical(figures), canonical(rows)]) digest.update(part).update('\n')
  return `2026.11-${digest.digest('hex').slice(0, 12)}`
}

const withoutProse = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !proseColumns.has(column)))

/** JSON with the members of objects in the order of their names; maps are lists, and Infinity is not null. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Map) return [...part]
    if (typeof part === 'number' && !Number.isFinite(part)) return String(part)
    return isRecord(part) ? sorted(part) : part
  })

const sorted = (record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => compareText(a, b)))

/** Names the rules, figures and tables in force: two installations with one revision fit one golfer alike. */
export const rulesetRevision = revisionOf(decidingNow)
