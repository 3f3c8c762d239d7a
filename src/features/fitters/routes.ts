import { Elysia } from 'elysia'
import { access } from '../../identity/auth/index.ts'
import type { RateLimits } from '../../platform/http/limits/rate-limit.ts'
import { operation } from '../../platform/http/operation.ts'
import { queryShape } from '../../platform/schema.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { findFitters } from './find.ts'
import { fittersProblems, fittersRequest } from './request.ts'
import { FittersQuery, FittersResponse } from './schema.ts'
import type { FitterStore } from './store.ts'

/** What the fitter search needs of the service. */
export interface FittersDeps {
  readonly config: Config
  readonly fitters: FitterStore
  readonly limits: RateLimits
}

/** Search of fitters near a ZIP, a city or a point. */
export const fitterSearch = operation({
  id: 'findFitters',
  tag: 'Fitters',
  scope: 'fittings:read',
  limit: 'free',
  query: queryShape(FittersQuery, fittersProblems),
  answers: { 200: FittersResponse },
  problems: ['locationNotFound', 'fittersUnavailable'],
  summary: 'Find fitters near a place',
  description:
    'Free. Give the location in exactly one way: zip, or city with state, or lat with lng. Only fitters within the radius are returned: partners of the service first, then all others, each nearest first. Distances are great-circle miles, not roads. LOCATION_NOT_FOUND suggests similar places; FITTERS_UNAVAILABLE means that this installation has no fitter directory.',
})

/** Who fits clubs near a golfer. */
export const fitters = (deps: FittersDeps) =>
  new Elysia({ name: 'fitters' })
    .use(access(deps.limits))
    .get('/v1/fitters', ({ query }) => findFitters(deps, fittersRequest(query)), { ...fitterSearch })
