import { describe, expect, test } from 'bun:test'
import { basename, join } from 'node:path'
import { Glob } from 'bun'
import * as figures from '../../src/ruleset/figures.ts'
import { rulesetRevision } from '../../src/ruleset/index.ts'
import { decidingNow, revisionOf } from '../../src/ruleset/revision.ts'
import { someOf } from '../support/cases.ts'

type Row = Readonly<Record<string, unknown>>

/** The tables of the release with another value in the first row that has the column. */
const withCell = (column: string, value: unknown): readonly (readonly Row[])[] =>
  decidingNow.tables.map((table) => table.map((row) => (column in row ? { ...row, [column]: value } : row)))

test('the revision is the month of the edition and a digest of this release', () => {
  expect(rulesetRevision).toBe(revisionOf(decidingNow))
  expect(rulesetRevision).toMatch(/^\d{4}\.\d{2}-[0-9a-f]{12}$/)
})

describe('the revision changes with', () => {
  test('a rule more or less', () => {
    const { rules } = decidingNow
    expect(revisionOf({ ...decidingNow, rules: rules.slice(1) })).not.toBe(rulesetRevision)
    expect(revisionOf({ ...decidingNow, rules: [...rules, { id: 'NEW-RULE' }] })).not.toBe(rulesetRevision)
  })
  test('every figure of golf', () => {
    const named = Object.entries(decidingNow.figures).filter(([, value]) => typeof value !== 'function')
    const unnoticed = someOf(named).filter(
      ([name]) => revisionOf({ ...decidingNow, figures: { ...figures, [name]: 'another' } }) === rulesetRevision,
    )
    expect(unnoticed.map(([name]) => name)).toEqual([])
    expect(named.length).toBeGreaterThan(300)
  })
  test('a figure within a list, a table or a range without an end', () => {
    const revisionWith = (value: unknown) => revisionOf({ ...decidingNow, figures: { value } })
    const values = [1, [1], [1, null], [Infinity], [-Infinity], { a: 1 }, new Map([['a', 1]]), new Map([['a', 2]])]
    expect(new Set(values.map(revisionWith)).size).toBe(values.length)
  })
  test('a cell of a table, and a row more or less', () => {
    expect(revisionOf({ ...decidingNow, tables: withCell('loft_deg', 1) })).not.toBe(rulesetRevision)
    const [first, ...others] = decidingNow.tables
    expect(revisionOf({ ...decidingNow, tables: [first!.slice(1), ...others] })).not.toBe(rulesetRevision)
  })
})

describe('the revision stays with', () => {
  test('another title, sentence, source, date or place of a rule', () => {
    const rules = decidingNow.rules.map(({ id }) => ({ id, title: 'T', statement: 'S', implementedBy: 'src/x.ts#y' }))
    expect(revisionOf({ ...decidingNow, rules: rules.toReversed() })).toBe(rulesetRevision)
  })
  test('another order of members and tables', () => {
    const reordered = Object.fromEntries(Object.entries(figures).toReversed())
    const tables = decidingNow.tables.toReversed()
    expect(revisionOf({ ...decidingNow, figures: reordered, tables })).toBe(rulesetRevision)
  })
  test.each(['status', 'note', 'meaning', 'flagged_when'])('other words in the column %s', (column) => {
    expect(decidingNow.tables.flat().some((row) => column in row)).toBe(true)
    expect(revisionOf({ ...decidingNow, tables: withCell(column, 'other words') })).toBe(rulesetRevision)
  })
})

const src = join(import.meta.dir, '..', '..', 'src')

test('no code reads a column of prose', async () => {
  const readers: string[] = []
  for (const path of new Glob('{golf,flight,fitting,scoring,matching}/**/*.ts').scanSync(src))
    if (/(?:\[|In\(row, )'(?:status|note|meaning|flagged_when)'/.test(await Bun.file(join(src, path)).text()))
      readers.push(path)
  expect(readers).toEqual([])
})

/** Files of src/golf without figures: settings of sleeves (a table), titles, phrases, meanings of columns, the tables themselves, and units and drawings of pages. */
const withoutFigures = [
  ...['spec-names.ts', 'phrases.ts', 'columns.ts', 'tables.ts', 'read-table.ts', 'quantity.ts', 'pictures.ts'],
  'sleeves.ts',
  ...[
    'club-label.ts',
    'club-name.ts',
    'club-name-parts.ts',
    'club-name-spellings.ts',
    'club-name-tokens.ts',
    'club-said.ts',
    'nearest.ts',
  ],
]

test('every value that src/golf exports is a figure of the ruleset, each under a name of its own', async () => {
  const missing: string[] = []
  for (const path of new Glob('**/*.ts').scanSync(join(src, 'golf'))) {
    if (withoutFigures.includes(basename(path))) continue
    for (const [name, value] of Object.entries(await import(join(src, 'golf', path))))
      if ((figures as Row)[name] !== value) missing.push(`${path}: ${name}`)
  }
  expect(missing).toEqual([])
})
