import { type FieldProblem, problem } from '../../../platform/errors.ts'
import { say, sentences } from '../../../words/say.ts'
import type { Catalog } from '../catalog.ts'
import type { Head } from '../head.ts'
import { noSuchClub } from '../names/named-club.ts'
import { pricesOf } from '../price.ts'
import type { UnlistedClub } from '../search/query-schema.ts'
import type { Comparison } from './answer-schema.ts'
import { catalogHead, loftsOf, type ViewFacts } from './view.ts'

/**
 * Clubs side by side and the attributes in which they differ; of clubs that the catalog does not have, those that were sent.
 * @throws clubNotFound when fewer than two of them are known: there is nothing to compare.
 */
export const compareClubs = (
  catalog: Catalog,
  { headIds, unlisted = [] }: { headIds: readonly string[]; unlisted?: readonly UnlistedClub[] },
  facts: ViewFacts,
): Comparison => {
  const heads = headIds.map((headId) => catalog.head(headId)).filter((head) => head !== undefined)
  const missing = headIds.filter((headId) => catalog.head(headId) === undefined)
  const said = unlisted.filter(({ name }) => missing.includes(name))
  const notFound = missing.filter((headId) => !said.some(({ name }) => name === headId))
  if (heads.length === 0 || heads.length + said.length < 2) throw tooFew(catalog, heads.length, missing)
  return {
    success: true,
    clubs: heads.map((head) => catalogHead(head, facts)),
    differences: differencesOf([
      ...heads.map((head) => ({ headId: head.headId, attributes: attributesOf(head, facts) })),
      ...said.map(({ name, loft, year }) => ({
        headId: name,
        attributes: { ...(loft !== undefined && { lofts: [loft] }), ...(year !== undefined && { year }) },
        isPartial: true,
      })),
    ]),
    ...(said.length > 0 && { unlisted: said }),
    notFound,
  }
}

/** What is wrong across the fields of a comparison: an id twice, or words of a club that is not compared. */
export const comparisonProblems = (body: unknown): FieldProblem[] => [...repeatedIds(body), ...strangers(body)]

const strangers = (body: unknown): FieldProblem[] => {
  const { headIds, unlisted } = (body ?? {}) as { headIds?: unknown; unlisted?: unknown }
  if (!Array.isArray(headIds) || !Array.isArray(unlisted)) return []
  return unlisted.flatMap((club, index) =>
    headIds.includes((club as { name?: unknown } | null)?.name)
      ? []
      : [{ pointer: `/unlisted/${index}/name`, detail: say('refusal.ofHeadIds') }],
  )
}

/** An id given twice would be compared with itself. */
export const repeatedIds = (body: unknown): FieldProblem[] => {
  const headIds = (body as { headIds?: unknown } | null)?.headIds
  if (!Array.isArray(headIds)) return []
  return headIds.flatMap((headId, index) =>
    headIds.indexOf(headId) === index ? [] : [{ pointer: `/headIds/${index}`, detail: say('refusal.listedTwice') }],
  )
}

const tooFew = (catalog: Catalog, found: number, notFound: readonly string[]) =>
  problem('clubNotFound', {
    detail: sentences([
      say(found === 0 ? 'search.comparesNone' : 'search.comparesOne'),
      ...notFound.map((headId) => noSuchClub(catalog, headId)),
    ]),
  })

/**
 * Each attribute in which the clubs differ, with every club's value. Clubs of other types lack some: null. What is not known of
 * a club that the catalog does not have is no difference.
 */
const differencesOf = (
  compared: readonly {
    readonly headId: string
    readonly attributes: Readonly<Record<string, unknown>>
    readonly isPartial?: boolean
  }[],
): Comparison['differences'] => {
  const names = new Set(compared.flatMap(({ attributes }) => Object.keys(attributes)))
  const differing = [...names].filter((name) => {
    const known = compared.filter(({ attributes, isPartial }) => isPartial !== true || name in attributes)
    return new Set(known.map(({ attributes }) => JSON.stringify(attributes[name] ?? null))).size > 1
  })
  return Object.fromEntries(
    differing.map((name) => [
      name,
      Object.fromEntries(compared.map(({ headId, attributes }) => [headId, attributes[name] ?? null])),
    ]),
  )
}

const attributesOf = (head: Head, facts: ViewFacts): Readonly<Record<string, unknown>> => ({
  clubType: head.clubType,
  brand: head.brand,
  model: head.model,
  year: head.year,
  current: !head.discontinued,
  category: head.category,
  ...pricesOf(head),
  headWeightGrams: head.headWeightGrams,
  hands: head.hands,
  gender: head.gender,
  weightClass: head.weightClass,
  forgiveness: head.forgiveness,
  spin: head.spin,
  launch: head.launch,
  bias: head.bias,
  lofts: loftsOf(head),
  loftSleeveDeg: head.adjustable.loftSleeveDeg,
  movableWeight: head.adjustable.weight,
  lengthIn: head.lengthIn,
  lieDeg: head.lieDeg,
  swingWeight: head.swingWeight,
  stockShafts: head.stockShafts.map(({ model }) => model),
  recommendations30d: facts.popularity.popularity(head.headId),
  ...ofClubType(head),
})

const ofClubType = (head: Head): Readonly<Record<string, unknown>> => {
  switch (head.clubType) {
    case 'iron':
      return {
        sevenIronLoft: head.sevenIronLoft,
        pwLoft: head.pwLoft,
        sets: head.sets,
        construction: head.construction,
        offset: head.offset,
      }
    case 'wedge':
      return { soles: [...new Set(head.options.map(({ grind }) => grind))], finish: head.finish }
    default:
      return { volumeCc: head.volumeCc }
  }
}
