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
  summary: 'Gaps of a bag of clubs',
  description:
    'Clubs in any order and in your own words. Missing lofts are stock lofts and missing carries are estimated; both are marked. Without a speed and without any carry, only lofts are judged and carries are null. Each suggestion was tried on this bag by itself: put club, type and loft of `add` in and take `remove` out, and the flags in `answers` are gone. A club that is not understood, has no known loft, or a bag of fewer than 2 clubs besides the putter answers 400 with each club named.',
})

/** Gaps of a whole bag. Free: it consumes no fitting. */
export const bag = ({ limits }: BagDeps) =>
  new Elysia({ name: 'bag' })
    .use(access(limits))
    .post('/v1/bag/gapping', ({ body }) => analyzeBag(body), { ...bagGapping })
