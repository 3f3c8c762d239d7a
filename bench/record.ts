import { appendFileSync } from 'node:fs'

/** One row of a result table. */
export type ResultRow = Readonly<Record<string, string | number>>

/**
 * Show a table of results, and keep it for `bench/run.ts` when that started the script (it names a file in BENCH_RECORD).
 */
export const record = (title: string, rows: readonly ResultRow[]): void => {
  console.log(`\n${title}`)
  console.table(rows)
  const file = process.env['BENCH_RECORD']
  if (file) appendFileSync(file, `${JSON.stringify({ title, rows })}\n`)
}
