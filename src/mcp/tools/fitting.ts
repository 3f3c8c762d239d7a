import { type Static, Type } from '@sinclair/typebox'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { analyze, FittingResult, selectFitting, withoutReasoning } from '../../fitting/index.ts'
import { closed } from '../../schema.ts'
import { type Tool, tool } from '../tool.ts'
import { FlatFitting, fittingRequest, flatProblems } from './fitting-request.ts'

type FittingDeps = Pick<Deps, 'sql' | 'clock' | 'scorer' | 'config'>

/** The card that a host may show a fitting with (MCP Apps). */
const card = { ui: { resourceUri: 'ui://svc/fitting-card-v2.html' } }

const seconds = (fallback: number, more = '') =>
  Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 120,
      unit: 'seconds',
      description: `Longest wait for the result, seconds; ${fallback} when omitted.${more}`,
    }),
  )

/** Arguments of the call itself, beside the golfer's. */
const callFields = {
  detail: Type.Optional(
    Type.Boolean({
      description: 'Adds the written analysis and the reasoning behind each figure; false when omitted.',
    }),
  ),
  idempotencyKey: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      pattern: '^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$',
      form: 'visible ASCII',
      description:
        'A new unique text per fitting, such as a UUID. The same key with the same arguments returns the first fitting and costs nothing.',
    }),
  ),
  async: Type.Optional(
    Type.Boolean({ description: 'Return at once with status running and the fittingId; then poll get_fitting.' }),
  ),
  waitSeconds: seconds(25, ' With async true: 0.'),
}

export const AnalyzeArgs = closed(
  { ...FlatFitting.properties, ...callFields },
  { anyOf: [{ required: ['swingSpeed'] }, { required: ['ballSpeed'] }] },
)

const GetFittingArgs = closed({
  fittingId: Type.String({ minLength: 1, maxLength: 64, description: 'From an analyze_fitting result: fit_...' }),
  waitSeconds: seconds(20, ' 0 returns the present status at once.'),
  detail: Type.Optional(Type.Boolean({ description: 'With analysis and reasoning; true when omitted.' })),
  includeInput: Type.Optional(Type.Boolean({ description: 'With the saved input; true when omitted.' })),
})

/** Fit a club, and read a fitting again. */
export const fittingTools = (deps: FittingDeps): Tool[] => [analyzeFitting(deps), getFitting(deps)]

const analyzeFitting = (deps: FittingDeps) =>
  tool({
    name: 'analyze_fitting',
    title: 'Fit a golf club',
    description: `Fit a driver, fairway wood, hybrid, iron set (from the 7-iron) or wedge to a golfer: loft, shaft flex and weight, length, lie, head profile, and real clubs to buy. Costs one fitting; the same idempotencyKey again costs none.
Needs clubType, handedness, and swingSpeed or ballSpeed with that club. Ask the golfer in this order: which club, right or left handed, swing or ball speed, usual miss; then offer the rest. Send only what was measured or said; never a guess.
Always send a new idempotencyKey. Status running: call get_fitting with the fittingId, never this tool again with a new key. Status failed: call this tool again with the same arguments and retry.idempotencyKey. Completed: show specs and topPicks with the attribution line.`,
    annotations: { readOnlyHint: false, idempotentHint: false },
    input: AnalyzeArgs,
    check: flatProblems,
    output: FittingResult,
    meta: card,
    example: {
      clubType: 'driver',
      handedness: 'right',
      swingSpeed: 95,
      missPattern: 'fade',
      missSize: 'moderate',
      idempotencyKey: 'driver-2026-11-20-anna',
    },
    scope: 'fittings:create',
    group: 'analyze',
    canWait: ({ async: isAsync, waitSeconds = 25 }) => isAsync !== true && waitSeconds > 0,
    run: async (args, { principal, requestId, platform, client, traffic, headers }) => {
      const analyzed = await analyze(deps, {
        accountId: principal.accountId,
        request: fittingRequest(args),
        requestId,
        idempotencyKey: args.idempotencyKey ?? null,
        platform,
        client,
        traffic,
      })
      headers['x-request-id'] = analyzed.requestId
      return JSON.stringify(args.detail === true ? analyzed.result : withoutReasoning(analyzed.result))
    },
  })

const getFitting = ({ sql }: FittingDeps) =>
  tool({
    name: 'get_fitting',
    title: 'Read a fitting',
    description:
      'Read a fitting of this account by its fittingId, or wait for one that is running. Free. Status running after the wait: call this tool again. Completed: show specs and topPicks with the attribution line. Failed: call analyze_fitting with the same arguments and retry.idempotencyKey.',
    input: GetFittingArgs,
    output: FittingResult,
    meta: card,
    example: { fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F' },
    canWait: ({ waitSeconds = 20 }) => waitSeconds > 0,
    run: async ({ fittingId, detail = true, includeInput = true }, { principal }) => {
      const fitting = await selectFitting(sql, principal.accountId, fittingId)
      if (fitting === null || fitting.output === null)
        throw problem('fittingNotFound', { detail: `There is no fitting ${fittingId} in this account.` })
      const { input, ...result } = detail ? fitting.output : withoutReasoning(fitting.output)
      return JSON.stringify({ ...result, ...(includeInput && { input }) })
    },
  })

export type AnalyzeArgs = Static<typeof AnalyzeArgs>
