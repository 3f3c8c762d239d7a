import { revalidated } from '../../platform/http/answers/encoding.ts'
import { tongueFields } from '../../platform/http/listener.ts'
import { operation } from '../../platform/http/operation.ts'
import { closed, queryShape, shape } from '../../platform/schema.ts'
import { ClubModels, Comparison, FoundClubs, WholeCatalog } from './answers/answer-schema.ts'
import { comparisonProblems } from './answers/compare.ts'
import { ClubDetail } from './answers/detail-schema.ts'
import { ClubModelQuery, ClubPath, ClubQuery, CompareRequest } from './search/query-schema.ts'

const listing = { tag: 'Catalog', scope: 'fittings:read', limit: 'catalog' } as const
const search = { tag: 'Catalog', scope: 'fittings:read', limit: 'search' } as const

/** `GET /v1/catalog`: every head, shaft and grip. */
export const wholeCatalog = operation({
  ...listing,
  id: 'getCatalog',
  answers: { 200: WholeCatalog, 304: null },
  problems: ['catalogUnavailable'],
  answerHeaders: revalidated,
  summary: 'Get the whole catalog',
  description:
    'Every head with its stock shafts and 30-day recommendations, every shaft and every grip, with their sources: about 1.6 MB, or 60 kB compressed. Revalidate with If-None-Match. To look up a few clubs, use the search.',
})

/** Models that a golfer may own today, older ones too. */
export const clubModels = operation({
  ...listing,
  id: 'listClubModels',
  query: queryShape(ClubModelQuery),
  answers: { 200: ClubModels, 304: null },
  problems: ['catalogUnavailable'],
  answerHeaders: revalidated,
  summary: 'List the clubs golfers may own, for a drop-down',
  description:
    'Each generation of a club is a separate option. Send its `value` as `currentEquipment.model`, so that the fitting knows how old the club is.',
})

/** Search of heads by words and filters. */
export const clubSearch = operation({
  ...search,
  id: 'searchClubs',
  query: queryShape(closed({ ...ClubQuery.properties, lang: tongueFields.lang })),
  answers: { 200: FoundClubs },
  problems: ['catalogUnavailable'],
  summary: 'Search clubs',
  description:
    'Clubs that match all filters, current ones first unless sorted by price. Prices are those seen last, of irons for the set. Scores judge fit.',
})

/** One head with its options. */
export const oneClub = operation({
  ...search,
  id: 'getClub',
  params: shape(ClubPath),
  answers: { 200: ClubDetail, 304: null },
  problems: ['catalogUnavailable', 'clubNotFound'],
  answerHeaders: revalidated,
  summary: 'Get a club with its options',
  description: 'Returns all options of the club, with the ids that a store link takes.',
})

/** Heads side by side. */
export const comparison = operation({
  ...search,
  id: 'compareClubs',
  body: shape(CompareRequest, comparisonProblems),
  answers: { 200: Comparison },
  problems: ['catalogUnavailable', 'clubNotFound'],
  summary: 'Compare two to four clubs',
  description: 'Returns the clubs side by side, and the attributes that differ.',
})
