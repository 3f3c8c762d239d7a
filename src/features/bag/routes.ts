import { Elysia } from 'elysia'
import { operation } from '../../platform/http/operation.ts'
import type { RateLimits } from '../../platform/http/rate-limit.ts'
import { shape } from '../../platform/schema.ts'
import { access } from '../auth/index.ts'
import { analyzeBag } from './analyze.ts'
import { bagProblems } from './clubs.ts'
import { BagGapping, BagRequest } from './schema.ts'

/** What bag gapping needs of the service. */
export interface BagDeps {
  readonly limits: RateLimits
}

export const bagGapping = operation({
  id: 'analyzeBagGapping',
  tag: 'Bag',
  scope: 'fittings:read',
  limit: 'free',
  body: shape(BagRequest, bagProblems),
  answers: { 200: BagGapping },
  summary: 'Analyze the gaps in a bag',
  description:
    'Name the clubs in any order and in your own words. Missing lofts are filled with stock lofts and missing carries are estimated; both are marked. Without a speed or any carry, only lofts are judged and carries are null. Each suggestion was tried on this bag by itself: add the club, type and loft in `add`, take out `remove`, and the flags listed in `answers` are gone. A club that cannot be recognized or has no known loft, or fewer than two clubs besides the putter, is answered with 400, naming each club.',
})

/** Gaps of a whole bag. Free: it consumes no fitting. */
export const bag = ({ limits }: BagDeps) =>
  new Elysia({ name: 'bag' })
    .use(access(limits))
    .post('/v1/bag/gapping', ({ body }) => analyzeBag(body), { ...bagGapping })
