import { Elysia } from 'elysia'
import { oneWrapAboveFingerIn, quarterInches, twoWrapsAboveIn } from '../../golf/clubs/grips.ts'
import { access } from '../../identity/auth/index.ts'
import type { RateLimits } from '../../platform/http/limits/rate-limit.ts'
import { listenerFor, TongueQuery } from '../../platform/http/listener.ts'
import { operation } from '../../platform/http/operation.ts'
import { shape } from '../../platform/schema.ts'
import { rendered } from '../../words/index.ts'
import type { CatalogStore } from '../catalog/index.ts'
import { recommendGrip } from './recommend.ts'
import { GripSizeRequest, GripSizeResponse } from './schema.ts'

/** What the grip-size operation needs of the service. */
export interface GripsDeps {
  readonly catalog: CatalogStore
  readonly limits: RateLimits
}

/** Grip size by the measures of a hand. */
export const gripSize = operation({
  id: 'recommendGripSize',
  tag: 'Grips',
  scope: 'fittings:read',
  limit: 'free',
  body: shape(GripSizeRequest),
  query: shape(TongueQuery),
  answers: { 200: GripSizeResponse },
  problems: ['catalogUnavailable'],
  summary: 'Recommend a grip size',
  description: `The hand length sets the size. A longest finger over ${oneWrapAboveFingerIn} inches adds one wrap, up to standard size only; a hand over ${quarterInches(twoWrapsAboveIn)} inches takes jumbo plus two wraps; a size jump and extra wraps are never combined. Junior hands: the store has no junior size, so the link takes undersize, and only junior grips that are also made undersize are listed.`,
})

/** The grip for a hand. Free: it consumes no fitting. */
export const grips = ({ catalog, limits }: GripsDeps) =>
  new Elysia({ name: 'grips' })
    .use(access(limits))
    .post(
      '/v1/grip-size',
      ({ body, query, request }) => rendered(listenerFor(request, query), recommendGrip(catalog.current(), body)),
      { ...gripSize },
    )
