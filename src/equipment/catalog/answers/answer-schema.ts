import { type Static, Type } from '@sinclair/typebox'
import { clubTypes } from '../../../golf/names/words.ts'
import { address, count, orNull, success, text, texts } from '../../../platform/described.ts'
import { closed, oneOf } from '../../../platform/schema.ts'
import { FieldSource, recordConfidence } from '../checks/figure-sources.ts'
import { GripModel, GripRecord, ShaftRecord } from '../schema.ts'
import { UnlistedClub } from '../search/query-schema.ts'
import { CatalogHead, dollars, HeadSummary } from './head-schema.ts'

// What the catalog operations answer. `null` means not known or not published, never zero.

const revision = text(
  'Identifies the content of this answer; changes with the catalog and the recommendation counts.',
  '0a1b2c3d4e5f6071',
)

const { sourceNote: _shaftNote, sources: _shaftSources, ...shaftFields } = ShaftRecord.properties
const { sourceNote: _gripNote, sources: _gripSources, ...gripFields } = GripRecord.properties
const founded = {
  confidence: recordConfidence,
  sources: Type.Array(FieldSource, { description: 'Sources of every known figure.' }),
}
/** A shaft of the whole catalog. */
export const CatalogShaft = closed(
  { ...shaftFields, ...founded },
  { $id: 'Shaft', description: 'A shaft of the catalog.' },
)
export type CatalogShaft = Static<typeof CatalogShaft>
/** A grip of the whole catalog. */
export const CatalogGrip = closed(
  { ...gripFields, ...founded },
  {
    $id: 'Grip',
    basedOn: GripModel,
    description: 'A grip of the catalog.',
  },
)
export type CatalogGrip = Static<typeof CatalogGrip>

/** Answer of `GET /v1/catalog`. */
export const WholeCatalog = closed(
  {
    success,
    revision,
    heads: Type.Array(CatalogHead, { description: 'Every club head.' }),
    shafts: Type.Array(CatalogShaft, { description: 'Every shaft.' }),
    grips: Type.Array(CatalogGrip, { description: 'Every grip.' }),
  },
  {
    $id: 'Catalog',
    description: 'Every head with its stock shafts and 30-day recommendations, every shaft, every grip.',
  },
)

const FacetCount = closed(
  {
    value: text('Value to filter by.', 'driver'),
    count: Type.Integer({ minimum: 1, unit: 'clubs', description: 'Clubs found with it.', examples: [42] }),
  },
  { $id: 'FacetCount', description: 'A value, and how many clubs have it.' },
)
const facet = (what: string) =>
  Type.Array(FacetCount, {
    description: `Clubs found per ${what}; those without any are left out.`,
  })
export type WholeCatalog = Static<typeof WholeCatalog>

/** Answer of `GET /v1/catalog/clubs`. */
export const FoundClubs = closed(
  {
    success,
    total: count('clubs', 'Clubs that match, on all pages.', 42),
    offset: count('clubs', 'Clubs skipped.', 0),
    limit: Type.Integer({ minimum: 1, maximum: 50, unit: 'clubs', description: 'Clubs per page.', examples: [20] }),
    clubs: Type.Array(HeadSummary, { description: 'The clubs of this page.' }),
    facets: closed(
      {
        clubType: facet('club type'),
        brand: facet('maker'),
        category: facet('category'),
        hand: facet('hand'),
        price: closed(
          {
            min: dollars('Lowest price found, US dollars; null: no prices.', 299),
            max: dollars('Highest price found, US dollars; null: no prices.', 699),
            unknown: count('clubs', 'Clubs found whose price is not published.', 3),
          },
          { description: 'Prices of the clubs found.' },
        ),
      },
      { $id: 'ClubFacets', description: 'Counts of all clubs found, by each filter.' },
    ),
    didYouMean: Type.Optional(
      Type.Array(
        closed(
          {
            headId: text('Id of the head.', 'ping-g440-max-driver'),
            name: text('Maker, model, kind and year.', 'PING G440 Max driver (2025)'),
          },
          { description: 'A club that the search may have meant.' },
        ),
        {
          maxItems: 3,
          description:
            'If the words found nothing: clubs of nearly this model, of the type named. Facets then ignore the words.',
        },
      ),
    ),
    read: Type.Optional(text('Needs understood.', 'Read as: forgiving.')),
    why: Type.Optional(text('If nothing was found: why.', 'Putters are not listed.')),
  },
  { $id: 'FoundClubs', description: 'One page of the matching clubs, with counts of all matches.' },
)
export type FoundClubs = Static<typeof FoundClubs>

/** Answer of `POST /v1/catalog/compare`. */
export const Comparison = closed(
  {
    success,
    clubs: Type.Array(CatalogHead, { description: 'The clubs found, in the requested order.' }),
    differences: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown()), {
      description: 'Attributes that differ: values by headId.',
      examples: [{ year: { 'ping-g440-max-driver': 2025, 'titleist-gts2-driver': 2026 } }],
    }),
    unlisted: Type.Optional(
      Type.Array(UnlistedClub, { description: 'Clubs that the catalog does not have, as they were sent.' }),
    ),
    notFound: texts('Ids that match no club.'),
  },
  { $id: 'Comparison', description: 'Clubs side by side, and how they differ.' },
)
export type Comparison = Static<typeof Comparison>

/** Answer of `GET /v1/catalog/club-models`. */
export const ClubModels = closed(
  {
    success,
    clubType: oneOf(clubTypes, { description: 'Kind of club.' }),
    brands: texts('Makers, by name.', 'Callaway', 'PING'),
    models: Type.Array(
      closed(
        {
          brand: text('Maker.', 'Callaway'),
          model: text('Model.', 'Paradym'),
          years: Type.Array(Type.Integer({ unit: 'year' }), {
            description: 'Its generations, newest first.',
            examples: [[2023]],
          }),
        },
        { description: 'A model.' },
      ),
      { description: 'Models, by maker and name.' },
    ),
    options: Type.Array(
      closed(
        {
          label: text('Text to show to people.', 'Callaway Paradym (2023)'),
          value: text('For `currentEquipment.model`: model (year).', 'Paradym (2023)'),
          brand: text('For `currentEquipment.brand`.', 'Callaway'),
          model: text('Model.', 'Paradym'),
          year: Type.Integer({ unit: 'year', description: 'First year sold.', examples: [2023] }),
          yearLabel: text('The year in words, such as "about 2015" if it is approximate.', '2023'),
          estimate: Type.Boolean({ description: 'The year is approximate.' }),
          note: orNull(text('Note.', 'the forged head'), 'What distinguishes it from clubs of the same name, or null.'),
          image: orNull(
            address('Picture.', 'https://fit.example/pictures/driver-core-5f3a0b1c2d4e.svg'),
            'Picture; null unless the catalog has exactly this generation.',
          ),
          headId: orNull(
            text('Id.', 'callaway-paradym-driver'),
            'The head of exactly this generation; null if the catalog does not have it.',
          ),
        },
        { $id: 'ClubModelOption', description: 'A generation of a club.' },
      ),
      { description: 'One per generation: makers by name, models by name, newest first.' },
    ),
  },
  { $id: 'ClubModels', description: 'Clubs that golfers own, to choose from.' },
)
export type ClubModels = Static<typeof ClubModels>
