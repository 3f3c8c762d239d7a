import { Elysia } from 'elysia'
import { access, principalOf } from '../../identity/auth/index.ts'
import { negotiate } from '../../platform/http/answers/encoding.ts'
import type { RateLimits } from '../../platform/http/limits/rate-limit.ts'
import { listenerFor } from '../../platform/http/listener.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { compareClubs } from './answers/compare.ts'
import { openCachedCatalog } from './cached-catalog.ts'
import { clubModels, clubSearch, comparison, oneClub, wholeCatalog } from './operations.ts'
import type { PopularitySource } from './search/popularity.ts'
import type { CatalogStore } from './store.ts'

/** What the catalog operations need of the service. */
export interface CatalogDeps {
  readonly config: Config
  readonly catalog: CatalogStore
  /** 30-day recommendation counts. */
  readonly evidence: PopularitySource
  readonly limits: RateLimits
}

/** The clubs that golfers can have: listed, found, looked at, compared. Free: none of it consumes a fitting. */
export const catalog = (deps: CatalogDeps) => {
  const cached = openCachedCatalog(deps.catalog, deps.evidence, deps.config.baseUrl)
  return new Elysia({ name: 'catalog' }).use(listings(deps.limits, cached)).use(searches(deps.limits, cached))
}

const callerOf = (request: Request): string => principalOf(request).keyId

/** Whole lists. */
const listings = (limits: RateLimits, cached: ReturnType<typeof openCachedCatalog>) =>
  new Elysia({ name: 'catalog-listings' })
    .use(access(limits))
    .get(
      '/v1/catalog',
      async ({ request }) => negotiate(request, await cached().wholeCatalog(), limits.unread.to(callerOf(request))),
      { ...wholeCatalog },
    )
    .get(
      '/v1/catalog/club-models',
      async ({ request, query }) =>
        negotiate(request, await cached().clubModels(query.clubType), limits.unread.to(callerOf(request))),
      { ...clubModels },
    )

/** One club or a few. */
const searches = (limits: RateLimits, cached: ReturnType<typeof openCachedCatalog>) =>
  new Elysia({ name: 'catalog-searches' })
    .use(access(limits))
    .get(
      '/v1/catalog/clubs',
      ({ request, query: { lang, ...query } }) =>
        new Response(cached().search().find(query, listenerFor(request, { lang })), {
          headers: { 'content-type': 'application/json' },
        }),
      { ...clubSearch },
    )
    .get(
      '/v1/catalog/clubs/:headId',
      ({ request, params }) =>
        negotiate(request, cached().clubDetail(params.headId), limits.unread.to(callerOf(request))),
      { ...oneClub },
    )
    .post(
      '/v1/catalog/compare',
      ({ body }) => {
        const { catalog, facts } = cached()
        return compareClubs(catalog, body, facts)
      },
      { ...comparison },
    )
