import { fitRequestOf, selectSession } from '../../features/sessions/index.ts'
import { analyze, type CompletedFitting, type RunDeps } from '../../fitting/index.ts'
import type { Hand } from '../../golf/names/words.ts'
import type { Progress } from '../../platform/work/progress.ts'
import { inEnglish } from '../../words/index.ts'
import { OperatorError } from '../verb.ts'
import { fitCall } from './fit-call.ts'

/** What fitting from a session takes. */
export interface FitTools extends Pick<RunDeps, 'sql' | 'clock'> {
  readonly progress: Progress
  /** Give the command a part of the result, in JSON, before the end. @throws when the command has ended. */
  handOver(part: unknown): void | Promise<void>
  /** What a fitting needs beside the database. */
  openEngine(): Promise<Omit<RunDeps, 'sql' | 'clock'>>
}

interface FitSession {
  readonly session: string
  readonly club: string
  readonly account: string
  readonly hand: Hand
  readonly handicap?: number | '25+' | undefined
  /** Its Idempotency-Key. */
  readonly id?: string
}

/** Fit from a captured session by the same use case as a request would: it is charged, stored and counted alike. */
export const fitSession = async (tools: FitTools, { session, club, account, hand, handicap, id }: FitSession) => {
  tools.progress('Reading the session')
  const captured = await selectSession(tools.sql, account, session)
  if (captured === null)
    throw new OperatorError(`There is no session ${session} in this account.`, { code: 'NOT_FOUND' })
  const { request, from } = await fitRequestOf(captured, {
    club,
    golfer: { handedness: hand, ...(handicap !== undefined && { handicap }) },
  })
  tools.progress('Reading the catalog and the evidence')
  const engine = await tools.openEngine()
  tools.progress('Fitting')
  const call = await fitCall(tools.sql, account)
  const { result } = await analyze({ ...tools, ...engine }, { ...call, request, idempotencyKey: id ?? null })
  if (result.status !== 'completed')
    throw new OperatorError(`Fitting ${result.fittingId} is ${result.status}. ${result.error?.detail ?? ''}`.trim())
  const { unusable, corrected } = from
  return { ...from, ...inEnglish({ unusable, corrected }), result: inEnglish(result as CompletedFitting) }
}
