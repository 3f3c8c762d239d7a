/**
 * Load by arrival rate, with thresholds: `bun run bench:k6`, or `bun run bench:k6 --smoke` for a few seconds of each.
 *
 * Starts the service with storage of its own, runs every script of this folder with k6 over loopback, and fails when a
 * threshold is missed. Without k6 it says how to get it and succeeds, since nothing was found wrong.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { residentMb } from '../http/load.ts'
import { startPeer } from '../peer.ts'
import { type ResultRow, record } from '../record.ts'
import { type BenchService, benchService } from '../service.ts'

const scripts = ['scores.js', 'search.js', 'mixed.js', 'conditional.js', 'free.js']
/** A script lasts 20 s; one that does not end is not waited for. */
const scriptMsMax = 120_000
const install = 'go install go.k6.io/k6@v1.8.1'

/** A metric in k6's summary: its figures beside its thresholds, of which true means missed. */
type Metric = Readonly<Record<string, number>> & { readonly thresholds?: Readonly<Record<string, boolean>> }
type Summary = { readonly metrics: Readonly<Record<string, Metric>> }

const goFolder = process.env['GOPATH'] ?? join(homedir(), 'go')
const k6 = Bun.which('k6', { PATH: `${process.env['PATH']}:${join(goFolder, 'bin')}` })

/** Run one script. @returns null when k6 gave no summary. */
const run = async (
  program: string,
  script: string,
  { address, key }: BenchService,
  fixedUrl: string,
  summaryFile: string,
) => {
  const child = Bun.spawn(
    [
      program,
      'run',
      '--quiet',
      '--no-usage-report',
      '--address=',
      '--summary-mode=compact',
      `--summary-export=${summaryFile}`,
      join(import.meta.dir, script),
    ],
    {
      env: {
        PATH: process.env['PATH'] ?? '',
        HOME: homedir(),
        NO_COLOR: '1',
        // Scripts here import nothing that k6 would have to fetch.
        K6_AUTO_EXTENSION_RESOLUTION: 'false',
        BASE_URL: address.replace('localhost', '127.0.0.1'),
        API_KEY: key,
        FIXED_URL: fixedUrl,
        SMOKE: isSmoke ? '1' : '0',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: scriptMsMax,
    },
  )
  const code = await child.exited
  const summary = Bun.file(summaryFile)
  return { code, summary: (await summary.exists()) ? ((await summary.json()) as Summary) : null }
}

/** The figures of a script, and the waits of each kind of request where it has several. */
const rowsOf = (script: string, { metrics }: Summary, rssMb: number): ResultRow[] => {
  const name = script.replace('.js', '')
  const thresholds = Object.values(metrics).flatMap((metric) => Object.values(metric.thresholds ?? {}))
  const kinds = Object.entries(metrics).flatMap(([metric, waits]) => {
    const kind = /^http_req_duration\{scenario:(\w+)\}$/.exec(metric)?.[1]
    return kind === undefined ? [] : [{ script: `${name}: ${kind}`, ...waitsOf(waits) }]
  })
  const whole = {
    script: name,
    ...waitsOf(metrics['http_req_duration']),
    'req/s': (metrics['http_reqs']?.['rate'] ?? 0).toFixed(0),
    failed: metrics['http_req_failed']?.['passes'] ?? 0,
    dropped: metrics['dropped_iterations']?.['count'] ?? 0,
    'kB/answer': metrics['answer_bytes'] ? (metrics['answer_bytes']['med']! / 1000).toFixed(0) : '',
    'service MB': rssMb.toFixed(0),
    'thresholds missed': thresholds.filter((isMissed) => isMissed).length,
  }
  return [whole, ...kinds]
}

/** Waits for a full answer may be so many times those for fixed bytes in the same seconds. */
const fixedRatioMax = 2

/** Waits for scores against those for fixed bytes, which no machine changes. */
const againstFixed = ({ metrics }: Summary): ResultRow[] => {
  const [scores, fixed] = ['scores', 'fixed'].map((scenario) => metrics[`http_req_duration{scenario:${scenario}}`])
  if (scores === undefined || fixed === undefined) return []
  return ['med', 'p(95)', 'p(99)'].map((figure) => ({
    figure: `scores against fixed bytes, ${figure}`,
    reached: (scores[figure]! / fixed[figure]!).toFixed(2),
    'at most': figure === 'p(95)' ? fixedRatioMax : '',
  }))
}

/** An answer of the service as a file, and a server that sends nothing else. */
const startFixed = async ({ address, key }: BenchService, file: string): Promise<string> => {
  const response = await fetch(`${address}/v1/catalog/scores`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: '{}',
  })
  await Bun.write(file, await response.bytes())
  const { port } = await startPeer([process.execPath, join(import.meta.dir, '../http/peers/fixed.ts')], file)
  return `http://127.0.0.1:${port}/`
}

const waitsOf = (waits: Metric | undefined) => ({
  'p50 ms': (waits?.['med'] ?? 0).toFixed(2),
  'p95 ms': (waits?.['p(95)'] ?? 0).toFixed(1),
  'p99 ms': (waits?.['p(99)'] ?? 0).toFixed(1),
})

const { values } = parseArgs({ options: { smoke: { type: 'boolean', default: false } } })
const isSmoke = values.smoke

if (k6 === null) console.log(`k6 is not here, so its scripts were not run. With Go: ${install} (about three minutes).`)
else {
  const scratch = mkdtempSync(join(tmpdir(), 'clubwright-k6-'))
  const service = await benchService()
  const fixedUrl = await startFixed(service, join(scratch, 'answer.json'))
  const rows: ResultRow[] = []
  const ratios: ResultRow[] = []
  for (const script of scripts) {
    console.log(`\n== ${script}`)
    const { code, summary } = await run(k6, script, service, fixedUrl, join(scratch, `${script}.json`))
    if (code !== 0) process.exitCode = 1
    if (summary === null) continue
    rows.push(...rowsOf(script, summary, residentMb(service.pid)))
    ratios.push(...againstFixed(summary))
  }
  await service.stop()
  rmSync(scratch, { recursive: true, force: true })
  record(isSmoke ? 'k6, smoke (its times say nothing)' : 'k6', rows)
  if (!isSmoke) {
    record('k6, full answers against fixed bytes', ratios)
    if (ratios.some((row) => Number(row['reached']) > Number(row['at most'] || Number.POSITIVE_INFINITY)))
      process.exitCode = 1
  }
}
