import { type Static, Type } from '@sinclair/typebox'
import { clubTypes, clubTypesSaid, hands } from '../../../golf/names/words.ts'
import { closed, oneOf } from '../../../platform/schema.ts'
import { categories } from '../answers/head-schema.ts'
import { popularityDays } from './popularity.ts'

/** Orders of the club search. */
export const clubSorts = ['popular', 'price_low', 'price_high', 'name'] as const
/** Order of a club search. */
export type ClubSort = (typeof clubSorts)[number]

/** Clubs per page by default. */
export const clubsPerPage = 20

const dollars = (description: string, example: number) =>
  Type.Number({ minimum: 0, unit: 'US dollars', description, examples: [example] })

/** Query of `GET /v1/catalog/clubs`. */
export const ClubQuery = closed({
  clubType: Type.Optional(
    oneOf(clubTypes, { description: 'Only this kind of club.', elsewhere: clubTypesSaid, examples: ['driver'] }),
  ),
  brand: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 60,
      description: 'Maker.',
      examples: ['Ping'],
    }),
  ),
  category: Type.Optional(oneOf(categories, { description: 'What the head is built for.', examples: ['core'] })),
  minPrice: Type.Optional(dollars('As maxPrice.', 100)),
  maxPrice: Type.Optional(dollars('US dollars today; irons: for the set.', 900)),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'A name, or needs (`forgiving driver under 400`). A year is a preference.',
      examples: ['g440'],
    }),
  ),
  hand: Type.Optional(oneOf(hands, { description: 'Made for this hand.', examples: ['right'] })),
  sort: Type.Optional(
    oneOf(clubSorts, {
      default: 'popular',
      description: `popular (with words, best match first): most recommended in ${popularityDays} days, then newest.`,
      examples: ['popular'],
    }),
  ),
  include: Type.Optional(
    oneOf(['discontinued'], {
      description: 'discontinued: old clubs among the current ones, not after them.',
      examples: ['discontinued'],
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 50,
      default: clubsPerPage,
      description: 'Clubs per page.',
      examples: [20],
    }),
  ),
  offset: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0, description: 'Clubs to skip.', examples: [0] }),
  ),
})
export type ClubQuery = Static<typeof ClubQuery>

/** Query of `GET /v1/catalog/club-models`. */
export const ClubModelQuery = closed({
  clubType: oneOf(clubTypes, { description: 'Kind of club.', examples: ['driver'] }),
})

/** Path of `GET /v1/catalog/clubs/{headId}`. */
export const ClubPath = closed({
  headId: Type.String({
    maxLength: 100,
    description: 'Id from the search or a fitting.',
    examples: ['ping-g440-max-driver'],
  }),
})

/** A club that the catalog does not have, by what its owner knows of it. Ours, beyond the specification. */
export const UnlistedClub = closed(
  {
    name: Type.String({ minLength: 1, maxLength: 100, description: 'As in headIds.', examples: ['TaylorMade M4'] }),
    loft: Type.Optional(
      Type.Number({ minimum: 5, maximum: 70, unit: 'degrees', description: 'Loft, degrees.', examples: [10.5] }),
    ),
    year: Type.Optional(
      Type.Integer({ minimum: 1950, maximum: 2100, unit: 'year', description: 'First year sold.', examples: [2018] }),
    ),
  },
  { $id: 'UnlistedClub', description: 'A club that the catalog does not have.' },
)
export type UnlistedClub = Static<typeof UnlistedClub>

/** Body of `POST /v1/catalog/compare`. */
export const CompareRequest = closed(
  {
    headIds: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
      minItems: 2,
      maxItems: 4,
      uniqueItems: true,
      examples: [['ping-g440-max-driver', 'titleist-gts2-driver']],
      description: 'Ids of the clubs to compare, from the search or a fitting; each once.',
    }),
    unlisted: Type.Optional(
      Type.Array(UnlistedClub, {
        minItems: 1,
        maxItems: 3,
        description: 'What is known of clubs that the catalog does not have, by their names in headIds.',
      }),
    ),
  },
  {
    $id: 'CompareRequest',
    description: 'The clubs to compare.',
    examples: [{ headIds: ['ping-g440-max-driver', 'titleist-gts2-driver'] }],
  },
)
