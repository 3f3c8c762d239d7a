import { Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import type { CatalogStore } from '../../equipment/catalog/index.ts'
import { access, principalOf } from '../../identity/auth/index.ts'
import { pageResponse } from '../../pages/index.ts'
import { queryOf } from '../../platform/http/address.ts'
import { attributionHeaders, attributionOf } from '../../platform/http/attribution.ts'
import type { RateLimits } from '../../platform/http/limits/rate-limit.ts'
import { operation } from '../../platform/http/operation.ts'
import { shape } from '../../platform/schema.ts'
import { buildStoreLink, type LinkDeps } from './build-link.ts'
import { clubPage, noClubPage } from './page.ts'
import { StoreLinkRequest, StoreLinkResponse } from './schema.ts'

/** Parts of the service that the store routes use. */
export interface StoreDeps extends LinkDeps {
  readonly catalog: CatalogStore
  readonly limits: RateLimits
}

/** Links into the store, and the demo store they lead to while no other is set. */
export const storeLinks = (deps: StoreDeps) => {
  const app = new Elysia({ name: 'store' }).use(storeLinkRoute(deps))
  const isOwnStore = deps.config.storeUrl === `${deps.config.baseUrl}/store`
  return isOwnStore ? app.use(demoStore(deps)) : app
}

/** A link into the store for a head with its build. */
export const storeLinkOperation = operation({
  id: 'buildStoreLink',
  tag: 'Store',
  scope: 'fittings:read',
  limit: 'free',
  body: shape(StoreLinkRequest),
  headers: shape(Type.Object(attributionHeaders)),
  answers: { 200: StoreLinkResponse },
  problems: ['notOffered', 'clubNotFound', 'fittingNotFound', 'fittingNotComplete', 'catalogUnavailable'],
  summary: 'Create a link to a club in the store',
  description: [
    'Returns the URL of a club’s product page with the build selected. Free; nothing is bought or reserved, and the link never opens a checkout.',
    'With a fittingId, every fitted spec that the store accepts goes in. Fields of the request override it; a fitted spec that does not match them is left out and listed in `leftOut`. Irons always have `set`. Shafts sold separately are upgrades for drivers; for other clubs only a fitting chooses one.',
    'Each link has its own `svc_ref` and is recorded with platform and fitting. `utm_source` is the X-SVC-Platform header (`clubwright` without one), `utm_medium` is `api`, `utm_campaign` is `fitting` or `catalog`, `utm_content` is `store-link`. A link is returned even if it could not be recorded.',
  ].join('\n\n'),
})

const storeLinkRoute = (deps: StoreDeps) =>
  new Elysia({ name: 'store-link' })
    .use(access(deps.limits))
    .post(
      '/v1/store/link',
      ({ body, headers, request }) =>
        buildStoreLink(deps, { principal: principalOf(request), request: body, ...attributionOf(headers) }),
      { ...storeLinkOperation },
    )

/** No id is longer; the rest of a longer one is not looked at. */
const headIdCharactersMax = 100

/** Product pages that show what a link says. Public, like the pages of any store. */
const demoStore = ({ config, catalog }: StoreDeps) =>
  new Elysia({ name: 'store-pages' }).get(
    '/store/club/:headId',
    ({ params, request }) => {
      const shown = catalog.current()
      const headId = params.headId.slice(0, headIdCharactersMax)
      const head = shown.head(headId)
      if (head === undefined) return pageResponse(noClubPage(shown, headId, config.serviceName), 404)
      return pageResponse(clubPage(shown, head, new URLSearchParams(queryOf(request)), config))
    },
    { detail: { hide: true } },
  )
