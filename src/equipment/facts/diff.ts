import { isRecord } from '../../platform/values.ts'
import type { CatalogRecords } from '../catalog/index.ts'
import { entryName, isNamedList, isSame, type Members } from './entries.ts'

/** What a change is about. */
type Subject = 'status' | 'price' | 'lofts' | 'build' | 'shafts' | 'source' | 'other'

/** A changed figure of a record. */
interface FieldChange {
  /** `price`, `adjustable.weight`, `lofts[10.5].lengthIn`, `flexes[Stiff]`. */
  readonly field: string
  /** Undefined: the record had none. */
  readonly from: unknown
  /** Undefined: it has none any more. */
  readonly to: unknown
  readonly about: Subject
  /** What follows from it, in words. */
  readonly meaning: string
}

/** A record that differs. */
interface RecordChange {
  readonly kind: 'head' | 'shaft' | 'grip' | 'club model' | 'shaft name'
  readonly id: string
  readonly change: 'added' | 'removed' | 'changed'
  readonly meaning: string
  readonly fields: readonly FieldChange[]
}

/** How one catalog differs from another. */
interface CatalogDiff {
  readonly changes: readonly RecordChange[]
  readonly counts: Readonly<Record<RecordChange['change'], number>>
  /** Changed figures by what they are about. */
  readonly about: Readonly<Partial<Record<Subject, number>>>
}

/** How a catalog differs from the one before it, record by record and figure by figure. */
export const diffCatalogs = (before: CatalogRecords, after: CatalogRecords): CatalogDiff => {
  const changes = [
    ...differing('head', before.heads, after.heads, ({ headId }) => headId),
    ...differing('shaft', before.shafts, after.shafts, ({ shaftId }) => shaftId),
    ...differing('grip', before.grips, after.grips, ({ gripId }) => gripId),
    ...differing('club model', before.models, after.models, (row) =>
      [row.clubType, row.brand, row.model, `(${row.year})`].join(' '),
    ),
    ...differing('shaft name', namesOf(before), namesOf(after), ({ name }) => name),
  ]
  const count = (change: RecordChange['change']) => changes.filter((one) => one.change === change).length
  const about: Partial<Record<Subject, number>> = {}
  for (const { fields } of changes) for (const one of fields) about[one.about] = (about[one.about] ?? 0) + 1
  return { changes, counts: { added: count('added'), removed: count('removed'), changed: count('changed') }, about }
}

const namesOf = ({ shaftAliases }: CatalogRecords) =>
  Object.entries(shaftAliases).map(([name, shaftId]) => ({ name, shaftId }))

const differing = <Row extends object>(
  kind: RecordChange['kind'],
  before: readonly Row[],
  after: readonly Row[],
  idOf: (row: Row) => string,
): RecordChange[] => {
  const old = new Map(before.map((row) => [idOf(row), row]))
  const young = new Map(after.map((row) => [idOf(row), row]))
  const removed = [...old].flatMap(([id, row]): RecordChange[] =>
    young.has(id) ? [] : [{ kind, id, change: 'removed', meaning: removedWords(kind, row), fields: [] }],
  )
  const others = [...young].flatMap(([id, row]): RecordChange[] => {
    const known = old.get(id)
    if (known === undefined) return [{ kind, id, change: 'added', meaning: addedWords(kind, row), fields: [] }]
    const fields = membersDiffering('', known as Members, row as Members)
    return fields.length === 0 ? [] : [{ kind, id, change: 'changed', meaning: changedWords(fields), fields }]
  })
  return [...removed, ...others]
}

const isSold = (row: object): boolean => !('discontinued' in row && row.discontinued === true)

const addedWords = (kind: RecordChange['kind'], row: object): string => {
  if (kind !== 'head') return 'new'
  return isSold(row) ? 'fittings may pick it' : 'known as a club that golfers own'
}

const removedWords = (kind: RecordChange['kind'], row: object): string => {
  if (kind === 'head')
    return isSold(row)
      ? 'fittings no longer pick it, and links to it end'
      : 'links to it end, and golfers cannot name it'
  return kind === 'shaft' ? 'no build has it any more' : 'gone'
}

const changedWords = (fields: readonly FieldChange[]): string =>
  [...new Set(fields.map(({ about }) => about))].join(', ')

const membersDiffering = (at: string, before: Members, after: Members): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    valuesDiffering(at === '' ? name : `${at}.${name}`, before[name], after[name]),
  )

const valuesDiffering = (field: string, from: unknown, to: unknown): FieldChange[] => {
  if (isSame(from, to)) return []
  if (isRecord(from) && isRecord(to)) return membersDiffering(field, from, to)
  if (isNamedList(from) && isNamedList(to)) {
    const entries = entriesDiffering(field, from, to)
    if (entries.length > 0) return entries
  }
  return [{ field, from, to, about: subjectOf(field), meaning: meaningOf(field, from, to) }]
}

const entriesDiffering = (field: string, from: readonly Members[], to: readonly Members[]): FieldChange[] => {
  const old = new Map(from.map((entry) => [entryName(entry), entry]))
  const young = new Map(to.map((entry) => [entryName(entry), entry]))
  return [...new Set([...old.keys(), ...young.keys()])].flatMap((name) =>
    valuesDiffering(`${field}[${name}]`, old.get(name), young.get(name)),
  )
}

const subjects: Readonly<Record<Exclude<Subject, 'other'>, RegExp>> = {
  source: /^source/,
  status: /^(discontinued|yearEnd|generation|lastSeen\w*|aftermarket$)/,
  price: /price/i,
  lofts:
    /^(lofts\[?[^\]]*\]?$|lofts\[[^\]]*\]\.(loft|designation|hands)|ironLofts|ironBuilds|sevenIronLoft|pwLoft|options|designations|sets)/,
  shafts: /^(stockShafts|flexes|weightBand)/,
  build: /^(lofts|lengthIn|lie|swingWeight|adjustable|hands|sizes|sizeDetail|volumeCc|head\w*Gram)/,
}

const subjectOf = (field: string): Subject =>
  (Object.keys(subjects) as (keyof typeof subjects)[]).find((subject) => subjects[subject].test(field)) ?? 'other'

const meaningOf = (field: string, from: unknown, to: unknown): string => {
  if (field === 'discontinued') return to === true ? 'fittings no longer pick it' : 'fittings may pick it'
  if (subjectOf(field) === 'source')
    return from === undefined ? 'a source more' : to === undefined ? 'a source less' : 'other'
  if (from === undefined && field.endsWith(']')) return 'is offered now'
  if (to === undefined && field.endsWith(']')) return 'is no longer offered'
  if (from === undefined || from === null) return 'known now'
  if (to === undefined || to === null) return 'no longer known'
  if (typeof from === 'number' && typeof to === 'number') return stepWords(from, to)
  return 'other'
}

const stepWords = (from: number, to: number): string => {
  const by = Math.round((to - from) * 100) / 100
  return `${by > 0 ? 'up' : 'down'} ${Math.abs(by)} (${Math.round((100 * by) / from)} %)`
}
