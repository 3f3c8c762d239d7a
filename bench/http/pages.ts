/**
 * How long a page takes to be seen, and what it weighs: `bun bench/http/pages.ts`.
 *
 * Chromium opens each page with an empty cache and tells when its largest part was painted (LCP) and what it loaded. Bytes
 * are as sent: the page and all that it asks for, compressed where the service does that.
 */
import { chromium } from 'playwright-core'
import { sessionOf, shotOf } from '../../test/features/sessions/bay.ts'
import { chromiumPath } from '../../test/support/browser.ts'
import { record } from '../record.ts'
import { benchService } from '../service.ts'

const rounds = 5

if (chromiumPath === undefined) {
  console.log('There is no Chromium here: nothing was measured.')
  process.exit(0)
}
const service = await benchService()
const ask = async (path: string, body: object) => {
  const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' }
  const answer = await fetch(service.address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as Record<'labUrl' | 'sessionUrl', string> & { topPicks: { storeUrl: string }[] }
}
const golfer = { clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { swingSpeed: 95 } }
const fitting = await ask('/v1/fitting/analyze', golfer)
const shots = Array.from({ length: 30 }, (_, i) =>
  shotOf(i + 1, {
    ball: { speed: 105 + (i % 7), launchAngle: 17, backSpin: 6000, carry: 148 + (i % 9), offline: i % 5 },
  }),
)
const session = await ask('/v1/sessions/ingest', sessionOf(shots))
// Any key of this shape opens the pages of the studio; it is asked for only when something is sent.
const key = `?key=svc_pub_${'a'.repeat(46)}`
const pages = {
  landing: '/',
  example: '/example',
  lab: fitting.labUrl,
  studio: `/studio${key}`,
  'studio, bag': `/studio/bag${key}`,
  session: session.sessionUrl,
  store: fitting.topPicks[0]!.storeUrl,
  rules: '/v1/rules',
  'one rule': '/v1/rules/DRV-LOFT',
  docs: '/docs',
  errors: '/docs/errors',
  'sign in': '/sign-in',
  API: '/swagger',
}

interface Seen {
  readonly lcpMs: number
  readonly bytes: number
  readonly requests: number
  /** Asked for by what the page asked for. */
  readonly deeper: number
}

/** Runs in the page. */
const observe = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    resolve({
      lcpMs: list.getEntries().at(-1).startTime,
      bytes: entries.reduce((sum, { transferSize }) => sum + transferSize, 0),
      requests: entries.length,
      deeper: entries.filter(({ initiatorType }) => ['css', 'fetch', 'xmlhttprequest'].includes(initiatorType)).length,
    })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
})`

const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
const seen = async (address: string): Promise<Seen> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(new URL(address, service.address).href, { waitUntil: 'load' })
  const found = await page.evaluate<Seen>(observe)
  await context.close()
  return found
}

const rows = []
for (const [name, address] of Object.entries(pages)) {
  await seen(address) // warms up: files are compressed once
  const all: Seen[] = []
  for (let round = 0; round < rounds; round++) all.push(await seen(address))
  const lcpMs = all.map((one) => one.lcpMs).sort((a, b) => a - b)[rounds >> 1]!
  const { bytes, requests, deeper } = all.at(-1)!
  rows.push({ page: name, 'LCP, ms': Math.round(lcpMs), kB: Math.round(bytes / 100) / 10, requests, deeper })
}
await browser.close()
await service.stop()
record(`First view of each page on loopback, 390 px, empty cache, median of ${rounds}`, rows)
