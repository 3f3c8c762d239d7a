import type { TObject } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { golferAsSaid } from '../../fitting/index.ts'
import { clubsAllowed } from '../../golf/clubs/bag.ts'
import { access } from '../../identity/auth/index.ts'
import type { RateLimits } from '../../platform/http/limits/rate-limit.ts'
import { listenerFor, TongueQuery } from '../../platform/http/listener.ts'
import { operation } from '../../platform/http/operation.ts'
import { shape } from '../../platform/schema.ts'
import { rendered } from '../../words/index.ts'
import { analyzeBag } from './analyze.ts'
import { bagProblems } from './clubs.ts'
import { answerPlan } from './plan/plan-answer.ts'
import { BagPlan, PlanRequest, planProblems } from './plan/plan-schema.ts'
import { bagAsSaid } from './said-bag.ts'
import { BagGapping, BagRequest } from './schema.ts'

/** What bag gapping needs of the service. */
export interface BagDeps {
  readonly limits: RateLimits
}

/** A bag as people tell it, checked. */
export const bagShape = <Request extends TObject>(schema: Request) =>
  shape(schema, bagProblems, (request) => golferAsSaid(bagAsSaid(request)))

/** Analysis of the gaps between the clubs of a bag. */
export const bagGapping = operation({
  id: 'analyzeBagGapping',
  tag: 'Bag',
  scope: 'fittings:read',
  limit: 'free',
  body: bagShape(BagRequest),
  query: shape(TongueQuery),
  answers: { 200: BagGapping },
  summary: 'Analyze the gaps in a bag',
  description:
    'Name the clubs in any order and in your own words. Missing lofts are filled with stock lofts and missing carries are estimated; both are marked. Without a speed or any carry, only lofts are judged and carries are null. Each suggestion was tried on this bag by itself: add the club, type and loft in `add`, take out `remove`, and the flags listed in `answers` are gone. A club that cannot be recognized or has no known loft, or fewer than two clubs besides the putter, is answered with 400, naming each club.',
})

/** Changes of a bag that mend its gaps. */
export const bagPlan = operation({
  id: 'planBag',
  tag: 'Bag',
  scope: 'fittings:read',
  limit: 'free',
  body: shape(PlanRequest, planProblems),
  query: shape(TongueQuery),
  answers: { 200: BagPlan },
  summary: 'Plan a whole bag',
  description: `From the golfer, a speed or known carries: up to ${clubsAllowed} clubs with loft, expected carry and gap to the next, without a hole or an overlap. Clubs in \`keep\` stay. \`wedgeMatrix\` holds full, three-quarter and half carries. Each loft is the one that the club’s own fitting gives: \`fittings\` holds a body for POST /v1/fitting/analyze for each, to send when the whole fitting is wanted. The plan itself is free. \`warnings\` tell what stays out of order, mostly because of kept clubs. A junior, or no speed and no carry, is answered with 400.`,
})

/** Whole bags: their gaps, and one planned for a golfer. Free: they consume no fitting. */
export const bag = ({ limits }: BagDeps) =>
  new Elysia({ name: 'bag' })
    .use(access(limits))
    .post('/v1/bag/gapping', ({ body, query, request }) => rendered(listenerFor(request, query), analyzeBag(body)), {
      ...bagGapping,
    })
    .post('/v1/bag/plan', ({ body, query, request }) => rendered(listenerFor(request, query), answerPlan(body)), {
      ...bagPlan,
    })
