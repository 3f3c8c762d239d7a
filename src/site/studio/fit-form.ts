import type { Catalog, CatalogStore } from '../../equipment/catalog/index.ts'
import { type Golfer, selectGolfers } from '../../features/golfers/index.ts'
import { openEndHandicap } from '../../golf/handicap.ts'
import { clubTypes } from '../../golf/names/words.ts'
import type { System } from '../../golf/quantity.ts'
import { type PublicDocument, publicDocument } from '../../platform/http/answers/public-document.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { compareText } from '../../platform/values.ts'
import { isShortDrive, type NumberName, numberFields, wordFields } from './fields.ts'
import { fieldNumber, toRequest } from './numbers.ts'
import type { FitForm } from './page/fit-page.ts'

/** Parts of the service that fill in the form. */
export interface FitFormDeps {
  readonly sql: Sql
  readonly catalog: CatalogStore
}

interface Wish {
  /** Answers in the address, or those of a form that comes back. */
  readonly said: URLSearchParams
  readonly system: System
  /** Whose golfers may be chosen; null: nobody's. */
  readonly accountId: string | null
  readonly refusal?: string
}

/** What the form is filled in with: what the address or the form says, then what is kept of a chosen golfer. */
export const fitFormOf = async (
  { sql, catalog }: FitFormDeps,
  { said, system, accountId, refusal }: Wish,
): Promise<FitForm> => {
  const golfers = accountId === null ? [] : await selectGolfers(sql, accountId)
  const golfer = golfers.find(({ id }) => id === said.get('golfer'))
  const given = new URLSearchParams(golfer === undefined ? {} : profileTexts(golfer, system))
  for (const name of new Set(said.keys())) {
    const texts = said.getAll(name).filter((text) => text !== '')
    if (!isField(name) || texts.length === 0) continue
    given.delete(name)
    for (const text of texts) given.append(name, text)
  }
  // The question of the front page.
  const total = said.get('total')
  const isShort = Boolean(total) && isShortDrive(toRequest('yards', system, Number(total)))
  if (isShort) given.set('way', 'carry')
  else if (total) given.set('totalDistance', total)
  // A distance or a speed in the address says which of them is known.
  if (!given.has('way')) for (const [name, way] of ways) if (given.has(name)) given.set('way', way)
  return {
    given,
    golfers,
    golferId: golfer?.id ?? null,
    makers: makersIn(catalog.current()),
    isShort,
    ...(refusal !== undefined && { refusal }),
  }
}

const ways = [
  ['totalDistance', 'total'],
  ['carryDistance', 'carry'],
  ['swingSpeed', 'speed'],
] as const

const heightFields = ['heightFeet', 'heightInches', 'heightCm']
const isField = (name: string): boolean =>
  name in numberFields || name in wordFields || heightFields.includes(name) || name === 'brands' || name === 'way'

/** What is kept of a golfer, as it is typed into the form. */
const profileTexts = ({ profile }: Golfer, system: System): Record<string, string> => {
  const { handedness, gender, handicap, heightFeet, heightInches = 0 } = profile
  const texts: Record<string, string> = { handedness, ...(gender !== undefined && { gender }) }
  // Every number above 25 is sent as 25+.
  if (handicap !== undefined) texts['handicap'] = String(handicap === '25+' ? openEndHandicap : handicap)
  for (const name of ['age', 'wristToFloor', 'handLengthIn'] as const)
    if (profile[name] !== undefined) texts[name] = typed(name, profile[name], system)
  if (heightFeet !== undefined) {
    const inches = 12 * heightFeet + heightInches
    texts['heightFeet'] = String(heightFeet)
    texts['heightInches'] = String(heightInches)
    texts['heightCm'] = String(Math.round(fieldNumber('inches', 'metric', inches)))
  }
  return texts
}

const typed = (name: NumberName, value: number, system: System): string =>
  String(fieldNumber(numberFields[name].measure, system, value))

const makersOfCatalog = new WeakMap<Catalog, FitForm['makers']>()

/** Makers of clubs that are sold, by kind of club. */
const makersIn = (catalog: Catalog): FitForm['makers'] => {
  const known = makersOfCatalog.get(catalog)
  if (known !== undefined) return known
  const sold = catalog.heads.filter(({ discontinued }) => !discontinued)
  const makers = Object.fromEntries(
    clubTypes.map((club) => [
      club,
      [...new Set(sold.filter(({ clubType }) => clubType === club).map(({ brand }) => brand))].toSorted(compareText),
    ]),
  ) as unknown as FitForm['makers']
  makersOfCatalog.set(catalog, makers)
  return makers
}

const modelLists = new WeakMap<Catalog, Map<string, PublicDocument>>()

/** The clubs of a kind that golfers own, newest first: maker, model and year. Null: no such kind. */
export const modelList = (catalog: Catalog, kind: string): PublicDocument | null => {
  const clubType = clubTypes.find((club) => club === kind)
  if (clubType === undefined) return null
  const lists = modelLists.get(catalog) ?? new Map<string, PublicDocument>()
  modelLists.set(catalog, lists)
  const known = lists.get(clubType)
  if (known !== undefined) return known
  const rows = catalog.models
    .filter((model) => model.clubType === clubType)
    .toSorted((one, other) => other.year - one.year)
    .map(({ brand, model, year }) => `${brand} ${model} (${year})`)
  const list = publicDocument(JSON.stringify(rows), 'application/json')
  lists.set(clubType, list)
  return list
}
