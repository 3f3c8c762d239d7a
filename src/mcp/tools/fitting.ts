import { Type } from '@sinclair/typebox'
import {
  addRefitShares,
  analyzeOnce,
  type CompletedFitting,
  ensureNothingToAsk,
  FittingResult,
  fittingAnalysis,
  golferAsSaid,
  isNumberInDoubt,
  type Progress,
  type ReadFitting,
  type RunDeps,
  readFitting,
  savedFitting,
  speedGroups,
  storedWordsFrom,
  withoutReasoning,
} from '../../fitting/index.ts'
import { clubTypes } from '../../golf/names/words.ts'
import type { Principal } from '../../identity/auth/index.ts'
import { problem } from '../../platform/errors.ts'
import { idempotencyKeyForm } from '../../platform/http/idempotency-key.ts'
import { requestIdHeader } from '../../platform/http/request-id.ts'
import { errorFacts } from '../../platform/log/log.ts'
import { closed, shape } from '../../platform/schema.ts'
import { resultHead, viewOf } from '../../site/lab/index.ts'
import { say } from '../../words/say.ts'
import { clubLinks, fittingLink, ruleLinks } from '../documents/links.ts'
import type { Task } from '../protocol/task.ts'
import type { ReadTask } from '../protocol/tasks.ts'
import { type Tool, tool } from '../tool.ts'
import { FlatFitting, fittingRequest, flatProblems, usualDriverLoftAdvice } from './fitting-request.ts'
import { flatResult } from './flat-result.ts'
import { withAnswers } from './golfer-questions.ts'
import { savedFittingId } from './saved-fitting-id.ts'
import { toolTongue } from './tongue.ts'

/** The card that a host may show a fitting with (MCP Apps). */
const card = { ui: { resourceUri: 'ui://svc/fitting-card-v2.html' } }

/** Defaults stay under the minute after which some hosts give up. @source interface specification, tool protocol */
const analyzeWaitSeconds = 25
const readWaitSeconds = 20

const seconds = (fallback: number, more = '') =>
  Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 120,
      unit: 'seconds',
      description: `Longest, seconds; default ${fallback}.${more}`,
    }),
  )

/** Arguments of the call itself, beside the golfer's. */
const callFields = {
  detail: Type.Optional(
    Type.Boolean({
      description: 'Adds analysis, and each why.',
    }),
  ),
  idempotencyKey: Type.Optional(
    Type.String({
      ...idempotencyKeyForm,
      description: 'New for each fitting: a UUID.',
    }),
  ),
  askFirst: Type.Optional(Type.Boolean({ description: 'Ask instead of fitting, if need be; free.' })),
  async: Type.Optional(Type.Boolean({ description: 'Return at once; poll get_fitting.' })),
  waitSeconds: seconds(analyzeWaitSeconds),
  ...toolTongue,
}

const AnalyzeArgs = closed({ ...FlatFitting.properties, ...callFields }, { anyOf: speedGroups })

const GetFittingArgs = closed({
  fittingId: Type.String({
    minLength: 1,
    maxLength: 64,
    description: 'Or `last`: your latest.',
  }),
  waitSeconds: seconds(readWaitSeconds),
  detail: Type.Optional(
    Type.Boolean({
      description: 'Omitted: reasons, analysis, first pick. true: all. false: like analyze_fitting.',
    }),
  ),
  includeInput: Type.Optional(Type.Boolean({ description: 'Default true.' })),
  language: toolTongue.language,
})

/** Right arguments of each kind of club. */
const examples = {
  driver: { clubType: 'driver', handedness: 'right', swingSpeed: 95, missPattern: 'fade', missSize: 'moderate' },
  fairway: { clubType: 'fairway', handedness: 'right', swingSpeed: 95, fairwayDesignation: '5-wood' },
  hybrid: { clubType: 'hybrid', handedness: 'right', swingSpeed: 84, loft: 22 },
  iron: { clubType: 'iron', handedness: 'right', swingSpeed: 78, missPattern: 'straight', handicap: 14 },
  wedge: { clubType: 'wedge', handedness: 'right', swingSpeed: 72, wedgeHit: 'SW', pwLoft: 45 },
} as const

interface Found extends ReadFitting {
  readonly hasInput: boolean
}

interface Saved {
  readonly principal: Principal
  readonly said: string
  readonly waitMs: number
  readonly onProgress?: (progress: Progress) => void
}

/**
 * A fitting of the account. A finished one says in itself whose words it has (`meta.wordsFrom`); before, those of a stranger are not shown.
 * @throws fittingNotFound
 */
const findSaved = async (deps: RunDeps, { principal, said, ...call }: Saved): Promise<Found> => {
  const fittingId = await savedFittingId(deps.sql, principal, said)
  const read = await readFitting(deps, { ...call, accountId: principal.accountId, fittingId })
  if (read === null) throw problem('fittingNotFound', { detail: say('refusal.noFitting', { id: fittingId }) })
  const isMarked = read.row.status === 'completed'
  return { ...read, hasInput: isMarked || (await storedWordsFrom(deps, principal.accountId, fittingId)) === null }
}

/** A fitting of the account as it stands, with its reasons and its input. @throws fittingNotFound */
export const savedFittingText = async (deps: RunDeps, principal: Principal, said: string): Promise<string> => {
  const { result, row, hasInput } = await findSaved(deps, { principal, said, waitMs: 0 })
  return flatResult(await addRefitShares(deps, principal.accountId, result, row.input), { extent: 'reasons', hasInput })
}

/** The fitting and its clubs; with every reason also the rules. */
const linksOf = ({ fittingId, status, topPicks = [], specs, next }: FittingResult, hasRules: boolean) => {
  if (status !== 'completed' || isNumberInDoubt(next)) return [fittingLink(fittingId)]
  const figures: readonly { readonly rule: string }[] = Object.values(specs ?? {})
  return [fittingLink(fittingId), ...clubLinks(topPicks), ...(hasRules ? ruleLinks(figures) : [])]
}

/** A running fitting as a task: it has its id, and is stored before anybody hears of it. */
const taskOf = ({ fittingId, createdAt, meta }: FittingResult, result: string | null): Task => {
  const ms = meta?.computeMs ?? 0
  const lastUpdatedAt = new Date(Date.parse(createdAt) + ms).toISOString()
  return { taskId: fittingId, createdAt, lastUpdatedAt, result }
}

/** What became of a fitting whose call was answered with a task: the result of that call. */
export const fittingTask =
  (deps: RunDeps): ReadTask =>
  async (taskId, { principal }) => {
    const { result, hasInput } = await findSaved(deps, { principal, said: taskId, waitMs: 0 })
    if (result.status === 'running') return taskOf(result, null)
    const text = flatResult(withoutReasoning(result), { extent: 'picks', hasInput })
    const content = [{ type: 'text', text }, ...linksOf(result, false)]
    return taskOf(result, `{"content":${JSON.stringify(content)},"structuredContent":${text}}`)
  }

/** Fit a club, and read a fitting again. */
export const fittingTools = (deps: RunDeps): Tool[] => [analyzeFitting(deps), getFitting(deps)]

const withSavedIds = async ({ sql }: RunDeps, principal: Principal, args: FlatFitting): Promise<FlatFitting> => {
  const { corrects, ironFittingId } = args
  return {
    ...args,
    ...(corrects !== undefined && { corrects: await savedFittingId(sql, principal, corrects) }),
    ...(ironFittingId !== undefined && { ironFittingId: await savedFittingId(sql, principal, ironFittingId, 'iron') }),
  }
}

const analyzeFitting = (deps: RunDeps) =>
  tool({
    name: 'analyze_fitting',
    title: 'Fit a golf club',
    description: `Fit a driver, fairway wood, hybrid, irons or wedge to a golfer: specs, and clubs to buy. Costs one; repeating the idempotencyKey none.
Needs clubType, handedness, and swingSpeed, ballSpeed or estimateSpeed. Ask in this order: club, hand, swing or ball speed in mph, usual miss, its size (missSize); then the rest. Send what was measured or said, never a guess.
next.action ask: put next.check to the golfer first. Free for a day with corrects, all else the same: the answer, once (next.freeFields), and other picks (budget, brands, inventory, handedness).
Running: get_fitting with the fittingId, never a new key. Failed: again, same arguments and retry.idempotencyKey. Completed: say the advice first, then specs and topPicks with the attribution line.`,
    annotations: { readOnlyHint: false, idempotentHint: false },
    operation: fittingAnalysis,
    input: shape(AnalyzeArgs, flatProblems, golferAsSaid),
    output: FittingResult,
    shows:
      'status fittingId attribution specs!(loft(value unit display rule basis why) shaftFlex shaftWeight shaftMaterial launchProfile length lieAngle headProfile swingWeight weightSetting bounce grind) woodFit(carryYards gapVsDriverYards) wedgeFit(set(club loftDeg bounceDeg gapYards)) topPicks(rank headId brand model year total(price text) score! verdict reasons compromises! build(loft! shaft(model flex) length!) storeUrl) next(action text measure!(field how) check! freeFields) input pollAfterSeconds error(code detail) retry(idempotencyKey) meta(estimated!)',
    meta: card,
    adviceFor: ({ clubType, loft }) =>
      clubType === 'driver' && loft !== undefined ? usualDriverLoftAdvice : undefined,
    exampleFor: ({ clubType }) => ({
      ...examples[clubTypes.find((type) => type === clubType) ?? 'driver'],
      idempotencyKey: 'anna-2026-11-20',
    }),
    canWait: ({ async: isAsync, waitSeconds = analyzeWaitSeconds }) => isAsync !== true && waitSeconds !== 0,
    run: async (args, call) => {
      const { principal, requestId, platform, client, traffic, headers, onProgress } = call
      const { async: isAsync = false, waitSeconds = analyzeWaitSeconds, detail = false, language, units } = args
      const answered = withAnswers(fittingRequest(await withSavedIds(deps, principal, args)), call)
      if (!('request' in answered)) return answered
      const { request } = answered
      if (args.askFirst === true) ensureNothingToAsk(request, deps.scorer)
      const analyzed = await analyzeOnce(deps, {
        principal,
        request,
        requestId,
        idempotencyKey: args.idempotencyKey ?? null,
        platform,
        client,
        traffic,
        waitMs: isAsync ? 0 : waitSeconds * 1000,
        whileRunning: 'wait',
        onProgress,
      })
      headers[requestIdHeader] = analyzed.requestId
      if (analyzed.result.status === 'running' && call.envelope?.hasTasks === true)
        return { task: taskOf(analyzed.result, null) }
      // Stages of a run that is not followed here (by another process, or begun before) were told to nobody.
      if (analyzed.result.progress) onProgress(analyzed.result.progress)
      const shown = detail
        ? await addRefitShares(deps, principal.accountId, analyzed.result, request)
        : withoutReasoning(analyzed.result)
      return {
        json: flatResult(shown, { extent: detail ? 'all' : 'picks', language, units }),
        links: linksOf(shown, detail),
        head: detail ? await headOf(deps, principal.accountId, shown, request) : null,
      }
    },
  })

/** What a card shows first of a completed fitting, as its page has it; null before, and while a number is in doubt. An old fitting that has no page today is answered all the same. */
const headOf = async (deps: RunDeps, accountId: string, output: FittingResult, input: ReadFitting['row']['input']) => {
  if (output.status !== 'completed' || isNumberInDoubt(output.next)) return null
  try {
    return resultHead(await viewOf(deps, accountId, { input, output: output as CompletedFitting }))
  } catch (error) {
    deps.log.warn('a fitting has no head for its card', errorFacts(error))
    return null
  }
}

/** Asked for, reasons come whole; left out, as far as a conversation can bear. */
const extentOf = (detail: boolean | undefined) => {
  if (detail === undefined) return 'reasons'
  return detail ? 'all' : 'picks'
}

const getFitting = (deps: RunDeps) =>
  tool({
    name: 'get_fitting',
    title: 'Read a fitting',
    description:
      'Read a fitting of this account, or wait for a running one; answers like analyze_fitting; detail has `more`. Free. Running: again. Failed: analyze_fitting with retry.idempotencyKey.',
    operation: savedFitting,
    input: shape(GetFittingArgs),
    output: FittingResult,
    shows: 'status fittingId specs topPicks next(action text) input',
    meta: card,
    example: { fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F' },
    canWait: ({ waitSeconds = readWaitSeconds }) => waitSeconds !== 0,
    run: async (args, { principal, onProgress }) => {
      const { waitSeconds = readWaitSeconds, detail = true, includeInput = true, language } = args
      const { accountId } = principal
      const read = await findSaved(deps, { principal, said: args.fittingId, waitMs: waitSeconds * 1000, onProgress })
      if (read.result.progress) onProgress(read.result.progress)
      const shown = detail
        ? await addRefitShares(deps, accountId, read.result, read.row.input)
        : withoutReasoning(read.result)
      return {
        json: flatResult(shown, { extent: extentOf(args.detail), hasInput: includeInput && read.hasInput, language }),
        links: linksOf(shown, args.detail === true),
        head: args.detail === true ? await headOf(deps, accountId, shown, read.row.input) : null,
      }
    },
  })
