import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { closed, nullable, oneOf } from '../../../platform/schema.ts'
import { isRecord } from '../../../platform/values.ts'

// Sources of the figures of a head, a shaft or a grip, and the confidence that follows from them.

/** Kinds of sources, the strongest first. */
export const sourceKinds = ['maker', 'second-hand', 'compiled', 'recalled', 'worked-out'] as const
/** Levels of confidence, the highest first. */
export const confidenceLevels = ['high', 'medium', 'low'] as const
export type Confidence = (typeof confidenceLevels)[number]

/** Confidence in a record of the catalog, as answers give it. */
export const recordConfidence = oneOf(confidenceLevels, {
  description:
    "How well the catalog record is supported, by the lofts of a head, the flexes and weights of a shaft, the sizes, weights and cores of a grip. high: the maker's own page or table, or two independent publications; medium: one publication; low: compiled, recalled or worked out.",
})

/** A day, a month or a year, as exactly as it is known. */
export const someDate = (description: string, example = '2026-07-28') =>
  Type.String({
    pattern: '^(19|20)\\d\\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?$',
    form: 'a date such as 2026-07-28, 2026-07 or 2026',
    description,
    examples: [example],
  })

/** What is known of a source. */
const sourceFields = {
  kind: oneOf(sourceKinds, {
    description:
      'maker: its page, table or price list, or a copy that names it; second-hand: a shop, test, report or guide; compiled: a list without sources of its own; recalled: from memory; worked-out: estimated, or carried over from another club.',
  }),
  source: Type.String({
    minLength: 4,
    description: 'Publication, and whose copy of it was read.',
    examples: ['ping.com product pages, public copy of 2026-07-28'],
  }),
  address: nullable(
    Type.String({
      pattern: '^https://',
      form: 'an address',
      description: 'Where it is; null: not on the web, or not known.',
      examples: ['https://ping.com/clubs/drivers/g440-max'],
    }),
  ),
  date: someDate('Of the publication or its copy; of what was compiled or recalled, the day it was written down.'),
  partly: Type.Optional(
    Type.Literal(true, { description: 'It has only a part of these figures: some lofts, some flexes.' }),
  ),
}

const sourceOf = <Field extends TSchema>(field: Field) =>
  closed({
    fields: Type.Optional(
      Type.Array(field, {
        minItems: 1,
        uniqueItems: true,
        description: 'Figures that it has; absent: all that no other source has whole.',
      }),
    ),
    ...sourceFields,
  })

/** Sources of a record: every figure that is known has one. */
export const recordSources = <Field extends string>(figures: readonly Field[]) =>
  Type.Array(sourceOf(oneOf(figures)), { minItems: 1, description: 'Where its figures come from.' })

/** Figures of a head, each with its sources. What is our own reading (category, forgiveness, spin, launch) has none. */
export const headFigures = [
  'year',
  'yearEnd',
  'generation',
  'lastSeenAtMaker',
  'price',
  'priceNow',
  'hands',
  'lofts',
  'ironLofts',
  'ironBuilds',
  'sevenIronLoft',
  'pwLoft',
  'options',
  'lengthIn',
  'lieDeg',
  'swingWeight',
  'headWeightGrams',
  'weights',
  'lengthInFor',
  'adjustable.loftSleeveDeg',
  'adjustable.sleeveId',
  'adjustable.weight',
  'volumeCc',
  'stockShafts',
  'sets',
  'construction',
  'offset',
  'lieAdjustable',
  'finish',
  'bias',
  'heightRangeIn',
] as const

/** Figures of a shaft. What is our own reading (launch, spin, tip, tempo) has none. */
export const shaftFigures = [
  'clubTypes',
  'material',
  'weightBand',
  'ascending',
  'flexes',
  'weightGrams',
  'torqueDeg',
  'buttDiaIn',
  'tipDiaIn',
  'aftermarket',
  'aftermarketPrice',
  'year',
] as const

/** Figures of a grip. */
export const gripFigures = [
  'sizes',
  'weightGrams',
  'core',
  'material',
  'cord',
  'price',
  'taper',
  'firmness',
  'reminder',
  'clubTypes',
] as const

type Source = Static<ReturnType<typeof sourceOf<TSchema>>>
/** A record whose figures have sources. */
export interface Sourced {
  readonly sources: readonly (Omit<Source, 'fields'> & { readonly fields?: readonly string[] })[]
}

/** Figures whose gaps are filled from a standard when a head is loaded. */
const filledFigures: readonly string[] = ['lengthIn', 'lieDeg', 'swingWeight']
/** Lists of a record that hold some of its figures entry by entry. */
const partLists = ['lofts', 'flexes', 'sizeDetail'] as const

type Members = Readonly<Record<string, unknown>>

const ownValue = (holder: Members, name: string): unknown =>
  filledFigures.includes(name) && isEstimated(holder, name) ? undefined : holder[name]

const isEstimated = ({ estimated }: Members, name: string): boolean =>
  Array.isArray(estimated) && estimated.includes(name)

const valuesOf = (record: Sourced, figure: string): unknown[] => {
  const members = record as Sourced & Members
  const [name = '', inner] = figure.split('.')
  if (inner !== undefined) return [(members[name] as Members)[inner]]
  const entries = partLists.flatMap((list) => members[list] ?? []).filter(isRecord)
  return [members, ...entries].map((holder) => ownValue(holder, name))
}

/** Figures that a record of this kind may have. */
export const figuresOf = (record: Sourced): readonly string[] =>
  'shaftId' in record ? shaftFigures : 'gripId' in record ? gripFigures : headFigures

/** Figures of a record that are known: each has a source. */
export const knownFigures = (record: Sourced): string[] =>
  figuresOf(record).filter((figure) =>
    valuesOf(record, figure).some(
      (value) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** Sources that have a figure whole: those that name it, or else the one for all others. */
export const sourcesOf = <Record extends Sourced>({ sources }: Record, figure: string): Record['sources'] => {
  const named = sources.filter(({ fields, partly }) => fields?.includes(figure) && partly !== true)
  return named.length > 0 ? named : sources.filter(({ fields }) => fields === undefined)
}

/** Figures that a fitting goes by, and with them the confidence in the record. */
const decidingFigures = (record: Sourced): readonly string[] => {
  if ('shaftId' in record) return ['flexes', 'weightGrams']
  if ('gripId' in record) return ['sizes', 'weightGrams', 'core']
  if ('sevenIronLoft' in record) return ['sevenIronLoft']
  return 'options' in record ? ['options'] : ['lofts']
}

/** Figures of which some are estimated where a head says so. */
const estimable: readonly string[] = ['lofts', 'ironLofts', 'pwLoft', 'options']

/**
 * Confidence in figures of a record: in the weakest of them, since a fitting needs them all. high: the maker says so, or two independent
 * publications do; medium: one publication; low: nobody but a compilation, our memory or an estimate.
 *
 * @param figures Unless given, those that a fitting goes by, as far as they are known.
 */
export const confidenceIn = (record: Sourced, figures: readonly string[] = decidingFigures(record)): Confidence => {
  const known = knownFigures(record)
  const levels = figures.filter((figure) => known.includes(figure)).map((figure) => confidenceInOne(record, figure))
  return confidenceLevels.findLast((level) => levels.includes(level)) ?? 'low'
}

const confidenceInOne = (record: Sourced, figure: string): Confidence => {
  const hasEstimates = 'loftsEstimated' in record || isEstimated(record as Sourced & Members, 'lofts')
  if (hasEstimates && estimable.includes(figure)) return 'low'
  const found = sourcesOf(record, figure)
  if (found.some(({ kind }) => kind === 'maker')) return 'high'
  const publications = new Set(found.filter(({ kind }) => kind === 'second-hand').map(publicationOf))
  return publications.size > 1 ? 'high' : publications.size === 1 ? 'medium' : 'low'
}

/** Two pages of one site are one publication, and so is a guide with all that was read in it alone: "ping.com, as cited in a guide". */
const publicationOf = ({ address, source }: Sourced['sources'][number]): string => {
  const guide = /\b(?:cited|quoted) in (.+)$/.exec(source)?.[1]
  if (guide !== undefined) return repositoryIn(guide) ?? guide
  if (address === null) return source
  return repositoryIn(address) ?? new URL(address).hostname.replace(/^www\./, '')
}

/** A site of many authors: each repository is a publication of its own. */
const repositoryIn = (text: string): string | undefined => /\bgithub\.com\/[\w.-]+\/[\w-]+/.exec(text)?.[0]

const allFigures = [...new Set([...headFigures, ...shaftFigures, ...gripFigures])]

/** A source as answers show it. */
export const FieldSource = closed(
  {
    fields: Type.Array(oneOf(allFigures), { minItems: 1, description: 'Figures that come from it.' }),
    confidence: oneOf(confidenceLevels, {
      description:
        "How well these fields are supported. high: the maker's own page or table, or two independent publications; medium: one publication; low: neither.",
    }),
    ...sourceFields,
  },
  { $id: 'FieldSource', description: 'Where figures were seen.' },
)
export type FieldSource = Static<typeof FieldSource>

/** Sources of a record with the figures that each stands for: every known figure is in one of them. */
export const shownSources = (record: Sourced): FieldSource[] => {
  const known = knownFigures(record) as FieldSource['fields']
  return record.sources.flatMap((source) => {
    const { fields, ...said } = source
    const own = known.filter((figure) =>
      said.partly === true ? fields?.includes(figure) : sourcesOf(record, figure).includes(source),
    )
    return [...Map.groupBy(own, (figure) => confidenceIn(record, [figure]))].map(([level, figures]) => ({
      fields: figures,
      confidence: level,
      ...said,
    }))
  })
}
