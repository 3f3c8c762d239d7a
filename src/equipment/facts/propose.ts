import { type CatalogFileName, type CatalogFiles, checkCatalog, type Violation } from '../catalog/index.ts'
import { type Applied, applyFact, checkedField } from './apply.ts'
import { type Document, openDocuments, writeDocument } from './documents.ts'
import { isSame } from './entries.ts'
import { type Fact, type FactFile, type FactLine, isSeen, lineName, readFacts } from './fact.ts'
import type { Refused } from './refused.ts'

/** A fact that changes the catalog. */
interface Taken {
  /** Its file of facts. */
  readonly of: string
  /** In that file. */
  readonly line: number
  readonly id: string
  readonly file: string
  readonly field: string
  readonly from: unknown
  readonly to: unknown
}

/** A line that changes nothing, and why. */
interface NotTaken extends Refused {
  readonly of: string
  readonly line: number
  readonly id: string
  readonly field: string
  /** The line as it was written. */
  readonly text: string
}

/** A change of the catalog, for review. */
interface Proposal {
  /** Whole catalog files that differ from those before. */
  readonly files: Readonly<Partial<Record<CatalogFileName, string>>>
  readonly taken: readonly Taken[]
  /** Facts that the catalog has already. */
  readonly confirmed: number
  readonly notTaken: readonly NotTaken[]
}

/** What is left of the facts when some of them are out. */
interface Round {
  readonly documents: readonly Document[]
  readonly applied: readonly (Applied & { readonly of: FactLine & { readonly fact: Fact } })[]
  readonly confirmed: number
  readonly refused: ReadonlyMap<number, Refused>
}

/** Rounds of taking out the facts that break the catalog's rules: each takes out at least one. */
const roundsMax = 100

/**
 * Put facts into a catalog that has no errors. A fact is taken if the catalog with it keeps its rules, and if it replaces nothing
 * that is as well supported; all others are listed with the reason.
 */
export const proposeChange = (files: CatalogFiles, facts: readonly FactFile[]): Proposal => {
  const lines = readFacts(facts)
  const out = new Map<number, Refused>()
  for (const line of lines) if ('why' in line) out.set(line.place, { reason: 'no fact', why: line.why })
  for (const [place, refused] of twiceSaid(lines)) out.set(place, refused)
  for (let round = 0; round < roundsMax; round++) {
    const tried = tryFacts(files, lines, out)
    const broken = factsThatBreak(files, tried, (among) => tryFacts(files, among, out))
    if (broken.size === 0) return proposalOf(tried, lines)
    for (const [place, refused] of broken) out.set(place, refused)
  }
  throw new Error(`No sound catalog came of these facts in ${roundsMax} rounds.`)
}

const tryFacts = (files: CatalogFiles, lines: readonly FactLine[], out: ReadonlyMap<number, Refused>): Round => {
  const documents = openDocuments(files)
  const refused = new Map(out)
  const applied: Round['applied'][number][] = []
  let confirmed = 0
  for (const of of lines) {
    if (refused.has(of.place) || 'why' in of) continue
    const result = applyFact(documents, of.fact)
    if (result === 'confirmed') confirmed++
    else if ('reason' in result) refused.set(of.place, result)
    else applied.push({ ...result, of })
  }
  return { documents, applied, confirmed, refused }
}

/** The same figure told twice: once is enough; told differently, the one that was seen counts, or neither. */
const twiceSaid = (lines: readonly FactLine[]): Map<number, Refused> => {
  const out = new Map<number, Refused>()
  const facts = lines.flatMap((line) => ('fact' in line && isOneFigure(line.fact) ? [line] : []))
  for (const told of Map.groupBy(facts, ({ fact }) => `${fact.file} ${fact.id} ${fact.field}`).values()) {
    const seen = told.filter(({ fact }) => isSeen(fact))
    const [first] = seen.length > 0 ? seen : told
    const isOneValue = (seen.length > 0 ? seen : told).every(({ fact }) => isSame(fact.value, first!.fact.value))
    for (const { place } of told) {
      if (!isOneValue) out.set(place, { reason: 'contradiction', why: `${told.map(lineName).join(', ')} differ` })
      else if (place !== first!.place) out.set(place, { reason: 'duplicate', why: `is told in ${lineName(first!)}` })
    }
  }
  return out
}

/** Lists take several entries, and several figures may be confirmed at once. */
const isOneFigure = ({ field }: Fact): boolean => !field.includes('+') && field !== checkedField

type Try = (lines: readonly FactLine[]) => Round

const violationsOf = (files: CatalogFiles, { documents }: Round): Violation[] =>
  checkCatalog({ ...files, ...changedFiles(documents) })

function factsThatBreak(files: CatalogFiles, tried: Round, tryAgain: Try): Map<number, Refused> {
  const broken = new Map<number, Refused>()
  for (const violation of violationsOf(files, tried)) {
    const { file, id, field, problem } = violation
    const named = factsNamed(tried, violation)
    const guilty = named.length > 0 ? named : factsBehind(files, tried, violation, tryAgain)
    if (guilty.length === 0)
      throw new Error(`The catalog has an error before any fact: ${file} ${id} ${field} ${problem}`)
    for (const { place } of guilty)
      broken.set(place, { reason: 'contradiction', why: `${file} ${id} ${field} ${problem}` })
  }
  return broken
}

/** The facts that an error names by their figure or their record. */
function factsNamed({ applied }: Round, { id, field, problem }: Violation): FactLine[] {
  const ofRecord = applied.filter(({ of }) => of.fact.id === id)
  const ofField = ofRecord.filter(({ pointer }) => pointer.startsWith(field) || field.startsWith(pointer))
  const inWords = ofRecord.filter(({ pointer }) => pointer !== '' && problem.includes(pointer.split('/').at(-1)!))
  const named = applied.filter(({ of }) => problem.includes(of.fact.id))
  return [ofField, inWords, ofRecord, named].find((facts) => facts.length > 0)?.map(({ of }) => of) ?? []
}

/** The facts without which an error is gone: of those that an error does not name, half after half is left out. */
function factsBehind(files: CatalogFiles, { applied }: Round, violation: Violation, tryAgain: Try): FactLine[] {
  const all = applied.map(({ of }) => of)
  let suspects = all
  while (suspects.length > 1) {
    const middle = Math.ceil(suspects.length / 2)
    const halves = [suspects.slice(0, middle), suspects.slice(middle)]
    const guilty = halves.find((half) => {
      const round = tryAgain(all.filter((line) => !half.includes(line)))
      return !violationsOf(files, round).some((one) => isSame(one, violation))
    })
    if (guilty === undefined) break // it takes a fact of each half
    suspects = guilty
  }
  return suspects
}

const changedFiles = (documents: readonly Document[]): Partial<Record<CatalogFileName, string>> =>
  Object.fromEntries(documents.filter(({ isChanged }) => isChanged).map((one) => [one.file, writeDocument(one)]))

const proposalOf = ({ documents, applied, confirmed, refused }: Round, lines: readonly FactLine[]): Proposal => ({
  files: changedFiles(documents),
  taken: applied.map(({ of: { of, line, fact }, from, to }) => {
    const { id, file, field } = fact
    return { of, line, id, file, field, from, to }
  }),
  confirmed,
  notTaken: lines.flatMap((one) => {
    const why = refused.get(one.place)
    const { id, field } = 'fact' in one ? one.fact : { id: '', field: '' }
    return why === undefined ? [] : [{ of: one.of, line: one.line, id, field, ...why, text: one.text }]
  }),
})
