import {
  analyzeRows,
  type CompletedFitting,
  type EndedRow,
  type FittingResult,
  readRows,
  selectKnownKeys,
} from '../../fitting/index.ts'
import { keyStatus } from '../../identity/accounts/index.ts'
import { Problem } from '../../platform/errors.ts'
import { inEnglish } from '../../words/index.ts'
import { fitCall, payingAccount } from './fit-call.ts'
import type { FitTools } from './fit-session.ts'

/** Rows of one file: the command has all of them in memory, about 1 kB each. */
export const fileRowsMax = 20_000

interface FitRows {
  readonly account?: string
  /** Lines, as `POST /v1/fitting/batch` takes them. */
  readonly text: string
  readonly dryRun: boolean
}

/** What became of a row, or would. */
export interface FittedRow {
  readonly status: 'completed' | 'running' | 'failed' | 'refused' | 'would be fitted' | 'is known'
  readonly fittingId?: string
  readonly isReplay?: boolean
  /** What a person reads, by the name of the spec. */
  readonly specs?: Readonly<Record<string, string>>
  readonly picks?: readonly { readonly name: string; readonly score: number | null; readonly storeUrl: string }[]
  readonly problem?: string
}

/**
 * Fit golfers from a file, or say what would become of them. The rows are handed over in their order, as they are done; there may
 * be none. `remaining` null: the account is unlimited.
 */
export const fitRows = async (tools: FitTools, { account, text, dryRun }: FitRows) => {
  const accountId = await payingAccount(tools.sql, account)
  const rows = text === '' ? [] : await readRows(text, fileRowsMax)
  if (dryRun) await tools.handOver(await foreseen(tools, accountId, rows))
  else if (rows.length > 0) await fitAll(tools, accountId, rows)
  const { usage } = await keyStatus(tools, accountId)
  return { accountId, remaining: usage.remaining }
}

type ReadRows = Awaited<ReturnType<typeof readRows>>

const fitAll = async (tools: FitTools, accountId: string, rows: ReadRows): Promise<void> => {
  tools.progress('Reading the catalog and the evidence')
  const deps = { ...tools, ...(await tools.openEngine()) }
  const call = await fitCall(tools.sql, accountId)
  let fitted = 0
  for await (const group of analyzeRows(deps, call, rows)) {
    await tools.handOver(group.map(rowOf))
    fitted += group.length
    tools.progress('Fitting', fitted, rows.length)
  }
}

const foreseen = async ({ sql }: FitTools, accountId: string, rows: ReadRows): Promise<FittedRow[]> => {
  const keys = rows.flatMap(({ key, row }) => (key === null || row instanceof Problem ? [] : [key]))
  const known = new Set(await selectKnownKeys(sql, accountId, keys))
  return rows.map(({ key, row }) => foreseenRow(row, known.has(key!)))
}

/** What would become of a row. */
export const foreseenRow = (row: ReadRows[number]['row'], isKnown: boolean): FittedRow =>
  row instanceof Problem
    ? { status: 'refused', problem: row.message }
    : { status: isKnown ? 'is known' : 'would be fitted' }

const rowOf = ({ end }: EndedRow): FittedRow =>
  end instanceof Problem ? { status: 'refused', problem: end.message } : fittedRow(end.result, end.isReplay)

/** A row that was fitted, or is being fitted. */
export const fittedRow = (result: FittingResult, isReplay: boolean): FittedRow => {
  const { status, fittingId, error } = result
  const about = { status, fittingId, isReplay }
  if (status !== 'completed') return error === undefined ? about : { ...about, problem: error.detail }
  const { specs, topPicks } = inEnglish(result as CompletedFitting)
  return {
    ...about,
    specs: Object.fromEntries(Object.entries(specs).map(([name, { display }]) => [name, display])),
    picks: topPicks.map(({ brand, model, score, storeUrl }) => ({ name: `${brand} ${model}`, score, storeUrl })),
  }
}
