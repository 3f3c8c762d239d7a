import { type Static, Type } from '@sinclair/typebox'
import { clubTypes } from '../../golf/words.ts'
import { closed, nullable, oneOf } from '../../platform/schema.ts'
import { CatalogHead, count, dollars, HeadSummary, text } from './head-schema.ts'
import { GripRecord, ShaftRecord } from './schema.ts'

// What the catalog operations answer. `null` means not known or not published, never zero.

const yes = Type.Literal(true)
const revision = text('Content of this answer; it changes with the catalog and the recommendation counts.')

const { sourceNote: _shaftNote, ...shaftFields } = ShaftRecord.properties
const { sourceNote: _gripNote, ...gripFields } = GripRecord.properties
/** A shaft of the whole catalog. */
export const CatalogShaft = closed(shaftFields)
export type CatalogShaft = Static<typeof CatalogShaft>
/** A grip of the whole catalog. */
export const CatalogGrip = closed(gripFields)
export type CatalogGrip = Static<typeof CatalogGrip>

/** Answer of `GET /v1/catalog`. */
export const WholeCatalog = closed(
  {
    success: yes,
    revision,
    heads: Type.Array(CatalogHead),
    shafts: Type.Array(CatalogShaft),
    grips: Type.Array(CatalogGrip),
  },
  { description: 'Every head with its stock shafts and 30-day recommendations, every shaft, every grip.' },
)

const facet = (what: string) =>
  Type.Array(closed({ value: Type.String(), count: Type.Integer({ minimum: 1 }) }), {
    description: `Clubs found per ${what}; those without any are left out.`,
  })
export type WholeCatalog = Static<typeof WholeCatalog>

/** Answer of `GET /v1/catalog/clubs`. */
export const FoundClubs = closed(
  {
    success: yes,
    total: count('Clubs that match, on all pages.'),
    offset: count('Clubs skipped.'),
    limit: Type.Integer({ minimum: 1, maximum: 50, description: 'Clubs per page.' }),
    clubs: Type.Array(HeadSummary),
    facets: closed({
      clubType: facet('club type'),
      brand: facet('maker'),
      category: facet('category'),
      hand: facet('hand'),
      price: closed({
        min: dollars('Lowest price found.'),
        max: dollars('Highest price found.'),
        unknown: count('Clubs found whose price is not published.'),
      }),
    }),
    didYouMean: Type.Optional(
      Type.Array(closed({ headId: text('Id of the head.'), name: text('Maker, model, kind and year.') }), {
        maxItems: 3,
        description: 'Only where words found nothing; facets are then without them.',
      }),
    ),
  },
  { description: 'One page of the matching clubs, with counts over all of them.' },
)
export type FoundClubs = Static<typeof FoundClubs>

/** Answer of `POST /v1/catalog/compare`. */
export const Comparison = closed(
  {
    success: yes,
    clubs: Type.Array(CatalogHead, { description: 'The clubs found, in the order asked for.' }),
    differences: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown()), {
      description: 'Attributes in which they differ: values by headId.',
    }),
    notFound: Type.Array(Type.String(), { description: 'Ids that match no club.' }),
  },
  { description: 'Clubs side by side, and where they differ.' },
)
export type Comparison = Static<typeof Comparison>

/** Answer of `GET /v1/catalog/club-models`. */
export const ClubModels = closed(
  {
    success: yes,
    clubType: oneOf(clubTypes),
    brands: Type.Array(Type.String(), { description: 'Makers, by name.' }),
    models: Type.Array(
      closed({
        brand: text('Maker.'),
        model: text('Model.'),
        years: Type.Array(Type.Integer(), { description: 'Its generations, newest first.' }),
      }),
    ),
    options: Type.Array(
      closed({
        label: text('For people.'),
        value: text('For `currentEquipment.model`: model (year).'),
        brand: text('For `currentEquipment.brand`.'),
        model: text('Model.'),
        year: Type.Integer({ description: 'First year sold.' }),
        yearLabel: text('The year in words: about 2015 where it is approximate.'),
        estimate: Type.Boolean({ description: 'The year is approximate.' }),
        note: nullable(text('What distinguishes it from clubs of the same name.')),
        image: nullable(
          Type.String({ format: 'uri', description: 'Only where the catalog has exactly this generation.' }),
        ),
        headId: nullable(text('The head of exactly this generation, where the catalog has it.')),
      }),
      { description: 'One per generation: makers by name, models by name, newest first.' },
    ),
  },
  { description: 'Clubs that golfers own, to choose from.' },
)
export type ClubModels = Static<typeof ClubModels>
