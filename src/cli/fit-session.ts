import { selectStoreLink } from '../features/accounts/index.ts'
import { fitRequestOf, selectSession } from '../features/sessions/index.ts'
import { analyze, type CompletedFitting, type RunDeps } from '../fitting/index.ts'
import type { Hand } from '../golf/words.ts'
import { newId } from '../platform/ids.ts'
import type { Progress } from '../platform/progress.ts'
import { OperatorError } from './verb.ts'

const fitWithinMs = 25_000

/** What fitting from a session takes. */
export interface FitTools extends Pick<RunDeps, 'sql' | 'clock'> {
  readonly progress: Progress
  /** What a fitting needs beside the database. */
  openEngine(): Promise<Omit<RunDeps, 'sql' | 'clock'>>
}

interface FitSession {
  readonly session: string
  readonly club: string
  readonly account: string
  readonly hand: Hand
  readonly handicap?: number | undefined
}

/** Fit from a captured session by the same use case as a request would: it is charged, stored and counted alike. */
export const fitSession = async (tools: FitTools, { session, club, account, hand, handicap }: FitSession) => {
  tools.progress('Reading the session')
  const captured = await selectSession(tools.sql, account, session)
  if (captured === null)
    throw new OperatorError(`There is no session ${session} in this account.`, { code: 'NOT_FOUND' })
  const { request, from } = await fitRequestOf(captured, {
    club,
    golfer: { handedness: hand, ...(handicap !== undefined && { handicap }) },
  })
  const storeLink = await selectStoreLink(tools.sql, account)
  tools.progress('Reading the catalog and the evidence')
  const engine = await tools.openEngine()
  tools.progress('Fitting')
  const { result } = await analyze(
    { ...tools, ...engine },
    {
      principal: { accountId: account, kind: 'api_key', ...(storeLink !== null && { storeLink }) },
      request,
      requestId: newId('req'),
      idempotencyKey: null,
      platform: null,
      client: 'clubwright fit',
      traffic: null,
      waitMs: fitWithinMs,
      whileRunning: 'refuse',
    },
  )
  if (result.status !== 'completed')
    throw new OperatorError(`Fitting ${result.fittingId} is ${result.status}. ${result.error?.detail ?? ''}`.trim())
  return { ...from, result: result as CompletedFitting }
}
