import { existsSync } from 'node:fs'
import type { Elysia } from 'elysia'
import { chromium, type Frame, type Page } from 'playwright-core'
import { hasLongProofs } from '../../runner/tiers.ts'
import { served } from '../served.ts'

/** The one without windows needs two thirds of the processor time. */
const chromiums = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** Chromium of the system; pages and the card are tested with it where there is one, by the long proofs. */
export const chromiumPath: string | undefined = hasLongProofs
  ? chromiums.map((name) => `/usr/bin/${name}`).find(existsSync)
  : undefined

/**
 * What hosts allow a page that declares nothing.
 * @source MCP Apps 2026-01-26, default content security policy
 */
const defaultPolicy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'"

/** Waits for the page of a card, then becomes it: the policy of this answer stays in force. */
const sandboxPage = `<script>addEventListener('message', ({ data }) => {
  if (!data.page) return
  document.open()
  document.write(data.page)
  document.close()
}, { once: true })</script>`

const hostPage = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><style>body{margin:0}iframe{width:100%;border:0;display:block}</style>
<body><script type="module" src="/host.js"></script>`

const builtHost = async (): Promise<string> => {
  const { outputs, logs } = await Bun.build({ entrypoints: [`${import.meta.dir}/host.js`], target: 'browser' })
  const script = outputs[0]
  if (script === undefined) throw new AggregateError(logs, 'the host page does not build')
  return script.text()
}

const html = (text: string, policy?: string) =>
  new Response(text, {
    headers: { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) },
  })

/** A chat application with this service connected: its page, its sandbox on another port, and a browser to look at it. */
export const openHost = async (app: { handle: Elysia['handle'] }, apiKey: string) => {
  const script = await builtHost()
  const keyed = served(app, apiKey)
  const sandbox = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => html(sandboxPage, defaultPolicy) })
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 60,
    fetch: (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/host.js') return new Response(script, { headers: { 'content-type': 'text/javascript' } })
      if (pathname === '/') return html(hostPage)
      return fetch(`${keyed.keyed}${pathname}`, {
        method: request.method,
        headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
        ...(request.method === 'POST' && { body: request.body }),
      })
    },
  })
  const browser = await chromium.launch({ executablePath: chromiumPath!, args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage()
  return {
    /** The page, anew, with the card shown in it. */
    open: async (options: HostOptions & { width?: number } = {}): Promise<Shown> => {
      const { width = 720, ...rest } = options
      const errors: string[] = []
      page.removeAllListeners()
      await page.setViewportSize({ width, height: 900 })
      page.on('pageerror', ({ message }) => errors.push(message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('405')) errors.push(message.text())
      })
      await page.goto(`http://127.0.0.1:${server.port}/`)
      await page.waitForFunction('window.host !== undefined')
      const settings = { sandbox: `http://127.0.0.1:${sandbox.port}/`, tool: 'analyze_fitting', ...rest }
      const opened = (await page.evaluate(`host.open(${JSON.stringify(settings)})`)) as Shown['opened']
      const frame = page.frames().at(-1)!
      return { page, frame, errors, opened }
    },
    stop: async () => {
      await browser.close()
      server.stop(true)
      sandbox.stop(true)
      keyed.stop()
    },
  }
}
export type Host = Awaited<ReturnType<typeof openHost>>

export interface HostOptions {
  readonly tool?: string
  readonly uri?: string
  readonly context?: object
  readonly capabilities?: object
  readonly opensLinks?: boolean
}

export interface Shown {
  readonly page: Page
  readonly frame: Frame
  /** Errors of the console and of scripts, of the host and of the card. */
  readonly errors: string[]
  readonly opened: { uri: string; mimeType: string; meta: { ui?: object } }
}
