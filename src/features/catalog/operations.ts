import { revalidated } from '../../platform/http/encoding.ts'
import { operation } from '../../platform/http/operation.ts'
import { queryShape, shape } from '../../platform/schema.ts'
import { ClubModels, Comparison, FoundClubs, WholeCatalog } from './answer-schema.ts'
import { repeatedIds } from './compare.ts'
import { ClubDetail } from './detail-schema.ts'
import { ClubModelQuery, ClubPath, ClubQuery, CompareRequest } from './query-schema.ts'

const listing = { tag: 'Catalog', scope: 'fittings:read', limit: 'catalog' } as const
const search = { tag: 'Catalog', scope: 'fittings:read', limit: 'search' } as const

export const wholeCatalog = operation({
  ...listing,
  id: 'getCatalog',
  answers: { 200: WholeCatalog, 304: null },
  problems: ['catalogUnavailable'],
  answerHeaders: revalidated,
  summary: 'The whole catalog',
  description:
    'Every head with its stock shafts and 30-day recommendations, every shaft, every grip: about a megabyte, a twentieth of it compressed. Ask again with If-None-Match; for a few clubs use the search.',
})

export const clubModels = operation({
  ...listing,
  id: 'listClubModels',
  query: queryShape(ClubModelQuery),
  answers: { 200: ClubModels, 304: null },
  problems: ['catalogUnavailable'],
  answerHeaders: revalidated,
  summary: 'Clubs that golfers own, for a drop-down list',
  description:
    'Every generation is an option of its own. Its `value`, sent as `currentEquipment.model`, tells a fitting how old the club is.',
})

export const clubSearch = operation({
  ...search,
  id: 'searchClubs',
  query: queryShape(ClubQuery),
  answers: { 200: FoundClubs },
  problems: ['catalogUnavailable'],
  summary: 'Search clubs',
  description:
    'All filters must hold. Clubs that are sold now and older ones are listed (`current`). The search lists clubs; it does not judge fit: that is what scores and fittings are for.',
})

export const oneClub = operation({
  ...search,
  id: 'getClub',
  params: shape(ClubPath),
  answers: { 200: ClubDetail },
  problems: ['catalogUnavailable', 'clubNotFound'],
  summary: 'One club with its options',
  description: 'Everything that can be chosen on the club, by ids that the store link takes.',
})

export const comparison = operation({
  ...search,
  id: 'compareClubs',
  body: shape(CompareRequest, repeatedIds),
  answers: { 200: Comparison },
  problems: ['catalogUnavailable', 'clubNotFound'],
  summary: 'Compare two to four clubs',
  description: 'The clubs side by side, and the attributes in which they differ.',
})
