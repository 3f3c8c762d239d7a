/**
 * What the lab asks of a browser: `bun bench/http/lab.ts`. Chromium opens the page of a fitting with an empty cache, and moves a
 * slider; its own trace tells each task of the page's thread. Longest task of the load, and of the tasks of a move the one that
 * 19 of 20 do not exceed, as time on the processor, since others share the machine; and beside it as wall time, which on a quiet
 * machine is what a person waits. Once as the machine is, and once held to a quarter of the processor.
 */
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../../test/support/browser.ts'
import { record } from '../record.ts'
import { benchService } from '../service.ts'

const rounds = Number(process.argv[2] ?? 7)
const moves = 60

if (chromiumPath === undefined) {
  console.log('There is no Chromium here: nothing was measured.')
  process.exit(0)
}
const service = await benchService()
const answer = await fetch(`${service.address}/v1/fitting/analyze`, {
  method: 'POST',
  headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
  body: JSON.stringify({ clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { swingSpeed: 95 } }),
})
const { labUrl } = (await answer.json()) as { labUrl: string }
const address = new URL(new URL(labUrl).pathname + new URL(labUrl).search, service.address).href

/** An event of Chromium's trace: times in microseconds, `tdur` on the processor. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string; readonly data?: Shown & { readonly frames?: readonly Shown[] } }
}

/** An address that a process shows. */
interface Shown {
  readonly url?: string
  readonly processId?: number
}

/** Tasks of the thread of the page while something is done. */
const traced = async (cdp: CDPSession, work: () => Promise<unknown>): Promise<{ wallMs: number; cpuMs: number }[]> => {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', { categories: 'toplevel,devtools.timeline,disabled-by-default-devtools.timeline' })
  await work()
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)
  // Chromium has pages of its own beside the one that is measured, and a navigation may change to another process.
  const shown = events.flatMap(({ args }) => [...(args?.data?.frames ?? []), ...(args?.data ? [args.data] : [])])
  const processes = shown.filter(({ url }) => url?.startsWith(service.address)).map(({ processId }) => processId)
  const threads = events.filter(
    ({ name, args, pid }) => name === 'thread_name' && args?.name === 'CrRendererMain' && processes.includes(pid),
  )
  const isOfPage = ({ pid, tid }: TraceEvent) => threads.some((thread) => thread.pid === pid && thread.tid === tid)
  return events
    .filter((event) => event.name === 'RunTask' && isOfPage(event) && event.dur !== undefined)
    .map(({ dur = 0, tdur = 0 }) => ({ wallMs: dur / 1000, cpuMs: tdur / 1000 }))
}

const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })

const opened = async (slower: number): Promise<{ page: Page; cdp: CDPSession; close(): Promise<void> }> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { page, cdp, close: () => context.close() }
}

const loadOnce = async (slower: number) => {
  const { page, cdp, close } = await opened(slower)
  const tasks = await traced(cdp, async () => {
    await page.goto(address, { waitUntil: 'load' })
    await page.locator('#sliders').waitFor({ state: 'visible' })
    await page.waitForTimeout(300)
  })
  await close()
  const most = (of: 'wallMs' | 'cpuMs') => Math.max(...tasks.map((task) => task[of]))
  return { wallMs: most('wallMs'), cpuMs: most('cpuMs') }
}

/** A move of the slider with the keyboard, and all until the frame after it is drawn. */
const moveOnce = async (slower: number) => {
  const { page, cdp, close } = await opened(slower)
  await page.goto(address, { waitUntil: 'load' })
  await page.locator('#set-clubSpeedMph').focus()
  await page.waitForTimeout(1000)
  const next = 'new Promise((next) => requestAnimationFrame(() => setTimeout(next)))'
  const found: { wallMs: number; cpuMs: number }[] = []
  for (let move = 0; move < moves; move++) {
    const tasks = await traced(cdp, async () => {
      await page.keyboard.press(move % 20 < 10 ? 'ArrowRight' : 'ArrowLeft')
      await page.evaluate(next)
    })
    found.push({
      wallMs: Math.max(...tasks.map(({ wallMs }) => wallMs)),
      cpuMs: Math.max(...tasks.map(({ cpuMs }) => cpuMs)),
    })
  }
  await close()
  const p95 = (of: 'wallMs' | 'cpuMs') => found.map((task) => task[of]).sort((a, b) => a - b)[Math.floor(0.95 * moves)]!
  return { wallMs: p95('wallMs'), cpuMs: p95('cpuMs') }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
const shown = (values: readonly number[]) =>
  `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`
const rows = []
for (const slower of [1, 4])
  for (const [what, once, many] of [
    ['longest task of the load', loadOnce, rounds],
    ['longest task of a move, p95', moveOnce, Math.ceil(rounds / 3)],
  ] as const) {
    const found = []
    for (let round = 0; round < many; round++) found.push(await once(slower))
    rows.push({
      what: slower === 1 ? what : `${what}, at 1/${slower} of the processor`,
      'processor time, ms': shown(found.map(({ cpuMs }) => cpuMs)),
      'wall time, ms': shown(found.map(({ wallMs }) => wallMs)),
    })
  }
await browser.close()
await service.stop()
record('the lab in Chromium', rows)
