import { sleeveOf } from '../../golf/clubs/sleeves.ts'
import { nearest } from '../../golf/names/nearest.ts'
import { flexes } from '../../golf/names/words.ts'
import { fieldProblems } from '../../platform/schema.ts'
import { isRecord } from '../../platform/values.ts'
import { inEnglish } from '../../words/index.ts'
import {
  confidenceIn,
  figuresOf,
  gripSizes,
  knownFigures,
  modelFile,
  type Sourced,
  sourcesOf,
} from '../catalog/index.ts'
import type { Document } from './documents.ts'
import { entryName, isSame, type Members } from './entries.ts'
import { dateOf, type Fact, isSeen, sourceOfFact } from './fact.ts'
import type { Refused } from './refused.ts'

/** What a fact has changed. */
export interface Applied {
  /** JSON pointer into the record. */
  readonly pointer: string
  readonly from: unknown
  readonly to: unknown
}

/** Words for a new record, as files of facts have them. */
const newRecordFields = ['record', 'newHead', 'newModel']

/** What a line says in brackets behind its field when it waits for the catalog to have such a field. */
const waiting = 'no such field yet'

/** Put one fact into the documents, or say why not. */
export const applyFact = (documents: readonly Document[], fact: Fact): Applied | 'confirmed' | Refused => {
  const document = documents.find(({ file }) => file === `${fact.file}.json`)
  if (document === undefined) return { reason: 'unknown record', why: `${fact.file}.json is no file of records` }
  const [, field = '', remark] = /^(.*?)(?: \((.*)\))?$/.exec(fact.field) ?? []
  if (remark !== undefined && remark !== waiting)
    return { reason: 'remark', why: `its field has a remark that only a person can follow: ${remark}` }
  if (newRecordFields.includes(field)) return addRecord(documents, document, fact)
  const index = document.records.findIndex(
    (record) => document.idField !== null && record[document.idField] === fact.id,
  )
  if (index < 0) return noRecord(fact.id, document)
  const record = structuredClone(document.records[index]!)
  if (field === checkedField && fact.confirms === true) return checkedFigures(record, fact)
  const inWords = saidInWords(record, field, fact.value)
  if (inWords !== undefined) return inWords
  const changed = field.endsWith('+')
    ? addEntry(record, field.slice(0, -1), fact)
    : setFigure(record, field.replace(/\.confirmed$/, ''), fact, document)
  // What is gone has no source, and an error without a date names none.
  const namesSource = fact.value !== null && dateOf(fact) !== null
  if (changed === 'confirmed' && namesSource)
    return confirmedBy(document, index, field.replace(/\.confirmed$/, ''), fact)
  if (changed === 'confirmed') return changed
  if ('reason' in changed) return changed
  if (field === 'priceNow') record['priceNowDate'] = dateOf(fact) // the two go together
  if (dateOf(fact) === null) return { reason: 'no fact', why: 'has no date: give edition, or a date in source' }
  const [wrong] = inEnglish(fieldProblems(document.schema, record))
  if (wrong !== undefined) return { reason: 'range', why: `${wrong.pointer} ${wrong.detail}` }
  document.records[index] = withFollowers(withSource(document.records[index]!, record, field, fact))
  document.isChanged = true
  return changed
}

/** What a line calls its field that confirms several figures at once. */
export const checkedField = 'checked'

const checkedFigures = (record: Members, { value }: Fact): 'confirmed' | Refused => {
  const unknown = [value].flat().find((field) => typeof field !== 'string' || placeOf(record, field) === null)
  return unknown === undefined ? 'confirmed' : { reason: 'unknown field', why: `the record has no ${String(unknown)}` }
}

const noRecord = (id: string, { records, idField }: Document): Refused => {
  const near =
    idField === null
      ? undefined
      : nearest(
          id,
          records.map((record) => String(record[idField])),
        )
  return {
    reason: 'unknown record',
    why: `no record has this id${near === undefined ? '' : `; did you mean ${near}?`}`,
  }
}

const addRecord = (documents: readonly Document[], document: Document, fact: Fact): Applied | 'confirmed' | Refused => {
  const { records, idField, schema } = document
  if (!isRecord(fact.value)) return { reason: 'range', why: 'a new record must be an object' }
  const value: Members =
    'sources' in schema.properties && fact.value['sources'] === undefined
      ? { ...fact.value, sources: [sourceOfFact(fact, String(fact.value['brand']))] }
      : fact.value
  const named = (record: Members) =>
    idField === null
      ? JSON.stringify([record['clubType'], record['brand'], record['model'], record['year']])
      : record[idField]
  const known = records.find((record) => named(record) === named(value))
  const isName = known !== undefined && known['headId'] === null && isSame(known, { ...value, headId: null })
  if (known !== undefined && !isName)
    return isSame(known, value)
      ? 'confirmed'
      : { reason: 'duplicate', why: 'the catalog has this record: send its figures' }
  const wrong = inEnglish(fieldProblems(schema, value))
  if (wrong.length > 0)
    return {
      reason: 'range',
      why: `is no whole record: ${wrong.map(({ pointer, detail }) => `${pointer} ${detail}`).join('; ')}`,
    }
  if (!isSeen(fact)) return { reason: 'unsure', why: 'a new record must be seen' }
  records.splice(known === undefined ? records.length : records.indexOf(known), known === undefined ? 0 : 1, value)
  document.isChanged = true
  if (idField === 'headId') claimModelRow(documents, value)
  return { pointer: '', from: undefined, to: value }
}

const memberIn = /^(\w+)(?:\[([^\]]+)\])?(?:\.|$)/

/** The members and entries that a field names, and the pointer to it; null: the record has no such place. */
const placeOf = (record: Members, field: string): { holder: Members; member: string; pointer: string } | null => {
  let holder = record
  let pointer = ''
  let rest = field
  for (;;) {
    const [whole = '', member = '', entry] = memberIn.exec(rest) ?? []
    if (member === '') return null
    pointer += `/${member}`
    rest = rest.slice(whole.length)
    if (entry === undefined && rest === '') return { holder, member, pointer }
    const next = holder[member]
    const at = Array.isArray(next) ? next.findIndex((one) => isRecord(one) && entryName(one) === entry) : -1
    const inner = entry === undefined ? next : (next as unknown[] | undefined)?.[at]
    if (!isRecord(inner)) return null
    if (entry !== undefined) pointer += `/${at}`
    if (rest === '') return null
    holder = inner
  }
}

/** Whether a member may stand at the top of a record of this schema, or below it. */
const isMember = ({ schema }: Document, field: string): boolean => /^\w+/.exec(field)![0] in schema.properties

const setFigure = (record: Members, field: string, fact: Fact, document: Document): Applied | 'confirmed' | Refused => {
  const place = isMember(document, `${field} `) ? placeOf(record, field) : null
  if (place === null) return { reason: 'unknown field', why: `a record of ${document.file} has no ${field}` }
  const { holder, member, pointer } = place
  const from = holder[member]
  if (isSame(from ?? null, fact.value)) return 'confirmed'
  if (fact.confirms === true || fact.field.endsWith('.confirmed'))
    return { reason: 'contradiction', why: `it confirms what the catalog does not say: ${JSON.stringify(from)}` }
  if (fact.was !== undefined && !isSame(fact.was, from ?? null))
    return {
      reason: 'outdated',
      why: `it replaces ${JSON.stringify(fact.was)}, and the catalog has ${JSON.stringify(from)}`,
    }
  const why = from === undefined || from === null ? null : whyKept(record, field, fact)
  if (why !== null) return why
  if (fact.value === null && !(document.schema.required ?? []).includes(member) && holder === record)
    delete holder[member]
  else holder[member] = fact.value
  return { pointer, from, to: fact.value }
}

/** Why a known figure stays: the fact is weaker, or the figure was seen as well. */
const whyKept = (record: Members, field: string, fact: Fact): Refused | null => {
  if (!isSeen(fact))
    return {
      reason: 'unsure',
      why:
        fact.status === 'seen'
          ? 'is unsure, and the catalog has a figure'
          : 'is from memory, and the catalog has a figure',
    }
  const figure = figureNamed(record, field)
  if (figure === undefined || confidenceIn(record as unknown as Sourced, [figure]) !== 'high') return null
  const { source: by, date } = sourcesOf(record as unknown as Sourced, figure)[0]!
  if (fact.was !== undefined && dateOf(fact)! > date) return null
  return { reason: 'contradiction', why: `the catalog's figure was seen too: ${by}` }
}

const addEntry = (record: Members, field: string, fact: Fact): Applied | 'confirmed' | Refused => {
  const list = record[field]
  if (!Array.isArray(list)) return { reason: 'unknown field', why: `a record has no list ${field}` }
  const { value } = fact
  const name = (one: unknown) => (isRecord(one) ? entryName(one) : String(one))
  const known = list.find((one) => name(one) === name(value))
  if (known !== undefined)
    return isSame(known, value)
      ? 'confirmed'
      : { reason: 'duplicate', why: `the record has ${field}[${name(value)}]: send its figures` }
  if (!isSeen(fact)) return { reason: 'unsure', why: 'what is added to a list must be seen' }
  list.push(value)
  list.sort((a, b) => placeIn(a) - placeIn(b))
  return { pointer: `/${field}/${list.indexOf(value)}`, from: undefined, to: value }
}

/** Place of an entry in its list: by loft, by flex or by size; others stay as they are. */
const placeIn = (entry: unknown): number => {
  if (!isRecord(entry)) return gripSizes.indexOf(entry as never)
  if (typeof entry['loft'] === 'number') return entry['loft']
  return 'flex' in entry ? flexes.indexOf(entry['flex'] as never) : gripSizes.indexOf(entry['size'] as never)
}

interface Source {
  readonly fields?: readonly string[]
  readonly partly?: true
  readonly source: string
  readonly date: string
}

/** The figure that a field is or belongs to: a shaft's weights are one, whatever the flex, and the lofts of an iron set. */
const figureNamed = (record: Members, field: string): string | undefined => {
  const figures = figuresOf(record as unknown as Sourced)
  const inner = field.replace(/^.*\]\./, '')
  return figures.includes(inner)
    ? inner
    : figures.find((figure) => field.startsWith(figure) && /^[[+.]/.test(field.slice(figure.length)))
}

/** A figure that is not sure yet has one source more when another one says the same. */
const confirmedBy = (document: Document, index: number, field: string, fact: Fact): Applied | 'confirmed' => {
  const record = document.records[index]!
  const figure = figureNamed(record, field)
  const isSure = figure === undefined || confidenceIn(record as unknown as Sourced, [figure]) === 'high'
  if (isSure || field !== figure || !isSeen(fact)) return 'confirmed'
  const known = record['sources'] as Source[]
  const about = sourceOfFact(fact, String(record['brand']))
  const sources = withField(known, figure, about)
  if (sources === known) return 'confirmed'
  document.records[index] = { ...record, sources }
  document.isChanged = true
  return { pointer: '/sources', from: undefined, to: about }
}

/** The record with the source of its new figure. A figure of one entry is a part, unless no other entry has any. */
const withSource = (before: Members, record: Members, field: string, fact: Fact): Members => {
  const figure = figureNamed(record, field)
  if (figure === undefined) return record
  const isPart = field !== figure && knownFigures(before as unknown as Sourced).includes(figure)
  const about = sourceOfFact(fact, String(record['brand']))
  const others = (record['sources'] as Source[]).flatMap((one) => {
    const fields = isPart ? one.fields : one.fields?.filter((other) => other !== figure)
    return fields?.length === 0 ? [] : [{ ...one, ...(fields && { fields }) }]
  })
  const isKnownWhole = others.some((one) => isOfSource(one, about) && one.fields?.includes(figure))
  return {
    ...record,
    sources: isKnownWhole ? others : withField(others, figure, isPart ? { ...about, partly: true } : about),
  }
}

const isOfSource = ({ fields, ...said }: Source, about: object): boolean => fields !== undefined && isSame(said, about)

/** The sources with one more figure, in the entry that says the same of others; the same list where it is there. */
const withField = (sources: Source[], figure: string, about: Omit<Source, 'fields'>): Source[] => {
  const at = sources.findIndex((one) => isOfSource(one, about))
  const known = sources[at]?.fields ?? []
  if (known.includes(figure)) return sources
  const entry = { fields: [...known, figure], ...about }
  return at < 0 ? [entry, ...sources] : sources.with(at, entry)
}

// What a new figure brings with it, so that no second fact must say it.

/** Sources whose lofts are nobody's but ours. */
const ownKinds: readonly string[] = ['recalled', 'worked-out']

/** Bring up to date what follows from the lofts of a head: the names of its clubs, and whether some lofts are estimated. */
function withFollowers(record: Members): Members {
  const { loftsEstimated, ...others } = record
  const figure = 'ironLofts' in record ? 'ironLofts' : 'lofts'
  const isSeen =
    loftsEstimated === true &&
    sourcesOf(record as unknown as Sourced, figure).every(({ kind }) => !ownKinds.includes(kind))
  return { ...(isSeen ? others : record), ...designationsOf(record) }
}

const designationsOf = ({ lofts, designations }: Members): Members => {
  if (!Array.isArray(lofts) || !Array.isArray(designations)) return {}
  return { designations: [...new Set(lofts.filter(isRecord).map(({ designation }) => designation))] }
}

/** Give a new head its row of the club-model list: the one that its name has there already, or a new one. */
function claimModelRow(documents: readonly Document[], head: Members): void {
  const { clubType, brand, model, year, headId } = head
  const document = documents.find(({ file }) => file === modelFile[clubType as keyof typeof modelFile])!
  const rows = document.records
  if (rows.some((row) => row['headId'] === headId)) return
  const free = rows.filter((row) => row['headId'] === null && isSameModel(row, head))
  const row = free.find((one) => one['year'] === year) ?? free.find((one) => one['estimate'] === true)
  const claimed = { clubType, brand, model, year, headId, note: row?.['note'] ?? null, estimate: false }
  rows.splice(row === undefined ? rows.length : rows.indexOf(row), row === undefined ? 0 : 1, claimed)
  document.isChanged = true
}

const isSameModel = (row: Members, head: Members): boolean =>
  (['clubType', 'brand', 'model'] as const).every((member) => row[member] === head[member])

// What reviews write in words where the catalog has a number or a list.

/** A sleeve's range as charts print it: "-0.75 to +1.5 in 0.75 steps". */
const rangeOfLoft = /^(-?\d+(?:\.\d+)?) to \+(\d+(?:\.\d+)?)/

/**
 * Whether a record says what some words say: the names of a list's entries, or the ends of its sleeve. Words of anything else are for a
 * person. Undefined: the value is no words or names, or the figure is a text itself.
 */
const saidInWords = (record: Members, field: string, value: unknown): 'confirmed' | Refused | undefined => {
  const own = field.split('.').reduce<unknown>((holder, name) => (isRecord(holder) ? holder[name] : undefined), record)
  if (Array.isArray(value) && !value.some(isRecord) && isListed(own, value.join(', '))) return 'confirmed'
  if (typeof value !== 'string' || own === undefined || own === null || typeof own === 'string') return undefined
  return isListed(own, value) || isSleeveRange(record, field, value)
    ? 'confirmed'
    : { reason: 'remark', why: `says in words what only a person can follow: ${value}` }
}

const isListed = (own: unknown, value: string): boolean => {
  if (!Array.isArray(own)) return false
  const names = own.map((entry) => (isRecord(entry) ? entryName(entry) : String(entry)))
  return (
    value
      .replace(/ \(and (.*)\)/, ', $1')
      .split(', ')
      .sort()
      .join() === names.sort().join()
  )
}

const isSleeveRange = ({ adjustable }: Members, field: string, value: string): boolean => {
  const [, down, up] = rangeOfLoft.exec(value) ?? []
  if (field !== 'adjustable.loftSleeveDeg' || down === undefined || !isRecord(adjustable)) return false
  const range = sleeveOf((adjustable['sleeveId'] as string | undefined) ?? null, 0)?.loftDeg
  return range?.min === Number(down) && range.max === Number(up)
}
