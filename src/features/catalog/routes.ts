import type { Static, TSchema } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import type { Config } from '../../platform/config.ts'
import { negotiate } from '../../platform/http/encoding.ts'
import { responses } from '../../platform/http/openapi.ts'
import type { RateLimits } from '../../platform/http/rate-limit.ts'
import { queryShape, shape } from '../../platform/schema.ts'
import { access, principalOf } from '../auth/index.ts'
import { ClubModels, Comparison, FoundClubs, WholeCatalog } from './answer-schema.ts'
import { openCachedCatalog } from './cached-catalog.ts'
import { compareClubs, repeatedIds } from './compare.ts'
import { clubDetail } from './detail.ts'
import { ClubDetail } from './detail-schema.ts'
import {
  clubDetailExample,
  clubModelsExample,
  comparisonExample,
  foundClubsExample,
  wholeCatalogExample,
} from './examples.ts'
import type { PopularitySource } from './popularity.ts'
import { ClubModelQuery, ClubPath, ClubQuery, CompareRequest } from './query-schema.ts'
import type { CatalogStore } from './store.ts'

/** What the catalog operations need of the service. */
export interface CatalogDeps {
  readonly config: Config
  readonly catalog: CatalogStore
  /** 30-day recommendation counts. */
  readonly evidence: PopularitySource
  readonly limits: RateLimits
}

const tags = ['Catalog']
const revalidated = { ETag: 'Send it back as If-None-Match.', Vary: 'Accept-Encoding: zstd, br and gzip are there.' }
const withExample = <Schema extends TSchema>(schema: Schema, example: Static<Schema>): Schema => ({
  ...schema,
  examples: [example],
})

/** The clubs that golfers can have: listed, found, looked at, compared. Free: none of it consumes a fitting. */
export const catalog = (deps: CatalogDeps) => {
  const cached = openCachedCatalog(deps.catalog, deps.evidence, deps.config.baseUrl)
  return new Elysia({ name: 'catalog' }).use(listings(deps.limits, cached)).use(searches(deps.limits, cached))
}

const callerOf = (request: Request): string => principalOf(request).keyId

/** Whole lists: the same bytes for every caller. */
const listings = (limits: RateLimits, cached: ReturnType<typeof openCachedCatalog>) =>
  new Elysia({ name: 'catalog-listings' })
    .use(access(limits))
    .guard({ scope: 'fittings:read', limit: 'catalog' })
    .get(
      '/v1/catalog',
      ({ request }) => negotiate(request, cached().wholeCatalog(), limits.unread.to(callerOf(request))),
      {
        detail: {
          operationId: 'getCatalog',
          summary: 'The whole catalog',
          description:
            'Every head with its stock shafts and 30-day recommendations, every shaft, every grip: about a megabyte, a twentieth of it compressed. Ask again with If-None-Match; for a few clubs use the search.',
          tags,
          responses: responses(
            { 200: withExample(WholeCatalog, wholeCatalogExample), 304: null },
            ['catalogUnavailable'],
            revalidated,
          ),
        },
      },
    )
    .get(
      '/v1/catalog/club-models',
      ({ request, query }) =>
        negotiate(request, cached().clubModels(query.clubType), limits.unread.to(callerOf(request))),
      {
        query: queryShape(ClubModelQuery),
        detail: {
          operationId: 'listClubModels',
          summary: 'Clubs that golfers own, for a drop-down list',
          description:
            'Every generation is an option of its own. Its `value`, sent as `currentEquipment.model`, tells a fitting how old the club is.',
          tags,
          responses: responses(
            { 200: withExample(ClubModels, clubModelsExample), 304: null },
            ['catalogUnavailable'],
            revalidated,
          ),
        },
      },
    )

/** One club or a few. */
const searches = (limits: RateLimits, cached: ReturnType<typeof openCachedCatalog>) =>
  new Elysia({ name: 'catalog-searches' })
    .use(access(limits))
    .guard({ scope: 'fittings:read', limit: 'search' })
    .get(
      '/v1/catalog/clubs',
      ({ query }) => new Response(cached().search().find(query), { headers: { 'content-type': 'application/json' } }),
      {
        query: queryShape(ClubQuery),
        detail: {
          operationId: 'searchClubs',
          summary: 'Search clubs',
          description:
            'All filters must hold. Clubs that are sold now and older ones are listed (`current`). The search lists clubs; it does not judge fit: that is what scores and fittings are for.',
          tags,
          responses: responses({ 200: withExample(FoundClubs, foundClubsExample) }, ['catalogUnavailable']),
        },
      },
    )
    .get(
      '/v1/catalog/clubs/:headId',
      ({ params }) => {
        const { catalog, facts } = cached()
        return { success: true, club: clubDetail(catalog, params.headId, facts) }
      },
      {
        params: shape(ClubPath),
        detail: {
          operationId: 'getClub',
          summary: 'One club with its options',
          description: 'Everything that can be chosen on the club, by ids that the store link takes.',
          tags,
          responses: responses({ 200: withExample(ClubDetail, clubDetailExample) }, [
            'catalogUnavailable',
            'clubNotFound',
          ]),
        },
      },
    )
    .post(
      '/v1/catalog/compare',
      ({ body }) => {
        const { catalog, facts } = cached()
        return compareClubs(catalog, body.headIds, facts)
      },
      {
        body: shape(CompareRequest, repeatedIds),
        detail: {
          operationId: 'compareClubs',
          summary: 'Compare two to four clubs',
          description: 'The clubs side by side, and the attributes in which they differ.',
          tags,
          responses: responses({ 200: withExample(Comparison, comparisonExample) }, [
            'catalogUnavailable',
            'clubNotFound',
          ]),
        },
      },
    )
