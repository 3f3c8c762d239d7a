import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { optionName } from '../../src/cli/option-name.ts'
import { deliverDue } from '../../src/features/webhooks/index.ts'
import type { CompletedFitting } from '../../src/fitting/index.ts'
import { type Html, readerOf } from '../../src/pages/index.ts'
import { plainText, said } from '../../src/site/lab/page/reader.ts'
import { inEnglish, listenerOf, rendered, tongues } from '../../src/words/index.ts'
import type { Said } from '../../src/words/message.ts'
import { openReceiver } from '../features/webhooks/shop.ts'
import { type Browser, type Replica, replica } from '../identity/people/harness.ts'
import { agentOf } from '../mcp/agent.ts'
import { flattened } from '../mcp/flattened.ts'
import { type Served, served } from '../mcp/served.ts'
import { post, requestTo } from '../support/app.ts'
import { forEachDatabase } from '../support/databases.ts'
import { golden } from '../support/golden-golfers.ts'
import { clubwright, freePort, scratchDirectory } from '../support/service.ts'

// One fitting of each kind of advice, looked at through every door of a running service, in every language: all say the same.

const mails: string[] = []
const smtpPort = freePort()
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => done(void mails.push(decoded(Buffer.concat(parts).toString('latin1')))))
  },
})

/** The text of a message that was sent as quoted-printable. */
const decoded = (message: string): string =>
  Buffer.from(
    message
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** The key of a golfer: every door then has the same fitting. */
const idOf = (name: string): string => name.replaceAll(/\W+/g, '-').slice(0, 40)

/** Texts are compared without how they are spaced. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** What a door shows. */
type Door = readonly [name: string, text: string]

/** A fitting of a golden golfer, as it was stored. */
interface Golfer {
  readonly kind: string
  readonly fittingId: string
  readonly flat: object
  readonly stored: CompletedFitting
}

forEachDatabase((engine, open) => {
  if (engine !== 'embedded') return // doors do not depend on the database
  const scratch = scratchDirectory()
  const receiver = openReceiver()
  let club: Replica
  let host: Served
  let tools: ReturnType<typeof agentOf>
  let browser: Browser
  const announced = new Map<string, string>()
  const golfers = new Map<string, Golfer>()

  beforeAll(async () => {
    await new Promise<void>((ready) => smtp.listen(smtpPort, '127.0.0.1', ready))
    const env = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, MAIL_FROM: 'fit@range.example', WEBHOOKS_LOOPBACK: 'on' }
    club = await replica(await open(), { env, isInProcess: true })
    host = served(club.app, club.apiKey)
    tools = agentOf(async (request) => club.app.handle(request), club.apiKey)
    ;({ browser } = await club.person('owner'))
    const token = club.apiKey
    await club.call('POST', '/v1/webhooks', { token, body: { url: receiver.hook, events: ['fitting.completed'] } })
    for (const [name, [kind, request]] of Object.entries(golden)) {
      const { nested, flat } = flattened(request)
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': idOf(name) }
      const { fittingId } = await jsonOf(await club.app.handle(post('/v1/fitting/analyze', nested, headers)))
      const [row] = await club.sql<{ output: CompletedFitting }>`select output from fittings where id = ${fittingId}`
      golfers.set(name, { kind, fittingId, flat, stored: row!.output })
    }
    await deliverDue(club.deps, new AbortController().signal)
    for (const { text } of receiver.received) announced.set(JSON.parse(text).data.fittingId, text)
  })
  afterAll(async () => {
    host.stop()
    scratch.remove()
    await new Promise<void>((ended) => smtp.close(() => ended()))
  })

  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
  const jsonOf = async (answer: Response): Promise<any> => {
    const body = await answer.json()
    if (!answer.ok) throw new Error(JSON.stringify(body))
    return body
  }

  const readerIn = (lang: string) =>
    readerOf(new Request('http://fit.example', { headers: { cookie: `lang=${lang}` } }))
  const shownBy = (html: string, lang: string): string =>
    plain(plainText({ text: html.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '') } as Html, readerIn(lang)))
  const htmlIn = async (lang: string, path: string): Promise<string> => {
    const others = browser.cookies().filter(({ name }) => name !== 'lang')
    browser.take([...others, { name: 'lang', value: lang, path: '/' }])
    const answer = await browser.open(path)
    if (answer.status !== 200) throw new Error(`${path} ${answer.status}`)
    return answer.text()
  }
  const pageIn = async (lang: string, path: string) => shownBy(await htmlIn(lang, path), lang)
  /** The line of a fitting in a list. */
  const rowIn = async (lang: string, path: string, fittingId: string) => {
    const row = (await htmlIn(lang, path)).split(/<tr\b/).find((one) => one.includes(fittingId))
    return shownBy(row ?? '', lang)
  }

  /** What pages and papers show in a language. */
  const pagesOf = async ({ fittingId }: Golfer, lang: string): Promise<Door[]> => {
    const lab = `/v1/fittings/${fittingId}`
    const { labUrl } = await jsonOf(await club.call('POST', `${lab}/lab-handoff`, { token: club.apiKey }))
    const { pathname, search } = new URL(labUrl)
    const shared = await club.app.handle(
      requestTo(`${pathname}/share${search}`, { method: 'POST', headers: { accept: 'application/json' } }),
    )
    const link = new URL((await jsonOf(shared)).url)
    return [
      ['lab', await pageIn(lang, lab)],
      ['sheet', await pageIn(lang, `${lab}?view=sheet`)],
      ['order', await pageIn(lang, `${lab}?view=order`)],
      ['shared', await pageIn(lang, `${link.pathname}${link.search}`)],
      ['list', await rowIn(lang, '/fittings', fittingId)],
    ]
  }

  const mailedTo = async ({ fittingId }: Golfer, lang: string): Promise<Door> => {
    mails.length = 0
    await pageIn(lang, `/fittings/${fittingId}/mail`)
    const sent = await browser.send(`/fittings/${fittingId}/mail`, { email: 'sam@golfer.example', consent: 'yes' })
    expect(sent.status).toBe(200)
    return ['mail', plain(mails[0]!)]
  }

  const commandFor = async (name: string): Promise<Door> => {
    const { nested } = flattened(golden[name]![1])
    const { clubType, golfer, swingMetrics, currentEquipment, clubDetails } = nested
    const options = Object.entries({ clubType, ...golfer, ...swingMetrics, ...currentEquipment, ...clubDetails })
    const words = options.map(([option, value]) => `--${optionName(option)}=${value}`)
    const where = ['--url', host.address, '--key', club.apiKey]
    const { stdout, stderr } = await clubwright([...where, 'fit', ...words, '--id', idOf(name)], {
      DATA_DIR: join(scratch.path, 'none'),
    })
    return ['command', plain(stdout || stderr)]
  }

  /** Clubs that are for sale, as they would be seen. */
  const soldIn = (text: string, { topPicks, input }: CompletedFitting): string[] =>
    topPicks.flatMap(({ brand, model, total, price }) => {
      if (model === input.currentEquipment?.model) return []
      const sum = total?.price ?? price
      return [`${brand} ${model}`, ...(sum === null ? [] : [`$${sum.toLocaleString('en-US')}`])].filter((words) =>
        text.includes(words),
      )
    })

  /** A text without the steps of the advice, which may name a club. */
  const unsaid = (text: string, steps: readonly string[]) =>
    steps.reduce((shown, step) => shown.replaceAll(plain(step), ''), text)

  const ownChanges = ({ stored }: Golfer) =>
    stored.advice!.kind === 'adjust'
      ? stored.advice!.steps.filter(({ kind }) => kind === 'own_club').map(({ text }) => text)
      : []

  /** What a door leaves out that was decided, or shows that is not for sale. */
  const faultsOf = ({ stored }: Golfer, [door, text]: Door, wanted: readonly string[], lang = 'en'): string[] => {
    const { offers } = stored.advice!
    const steps = stored.advice!.steps.map(({ text: step }) => plainText(said(readerIn(lang), step), readerIn(lang)))
    const isShort = door === 'list' || door === 'dashboard'
    const isShop = offers === 'first' || (offers === 'later' && !isShort && door !== 'sheet' && door !== 'mail')
    const isPaper = door === 'order' && stored.advice!.paper === 'new_club'
    return [
      ...wanted.filter((words) => !text.includes(plain(words))).map((words) => `${door} without ${words}`),
      ...(isShop || isPaper ? [] : soldIn(unsaid(text, steps), stored).map((words) => `${door} sells ${words}`)),
      ...(offers === 'none' && /\/store|storeUrl/.test(text) ? [`${door} links to the store`] : []),
    ]
  }

  describe.each(Object.entries(golden))('59 %s', (name, [kind]) => {
    test(`is told ${kind} by pages, papers, lists and mail in every language`, async () => {
      const golfer = golfers.get(name)!
      expect(golfer.stored.advice!.kind).toBe(kind)
      const { paper, headline } = golfer.stored.advice!
      const mailed = tongues[[...golfers.keys()].indexOf(name) % tongues.length]!
      const faults: string[] = []
      for (const lang of tongues) {
        const reader = readerIn(lang)
        const words = (one: Said) => plainText(said(reader, one), reader)
        const changes = ownChanges(golfer).map(words)
        const doors = [...(await pagesOf(golfer, lang)), ...(lang === mailed ? [await mailedTo(golfer, lang)] : [])]
        for (const door of doors) {
          const wanted = door[0] === 'order' ? (paper === 'none' ? [words(headline)] : []) : [words(headline)]
          const isChanged = door[0] !== 'list'
          faults.push(
            ...faultsOf(golfer, door, [...wanted, ...(isChanged ? changes : [])], lang).map((one) => `${lang} ${one}`),
          )
        }
      }
      expect(faults).toEqual([])
    })

    test(`is told ${kind} by REST and tools in every language`, async () => {
      const golfer = golfers.get(name)!
      const { fittingId, flat, stored } = golfer
      const told = await Promise.all(
        tongues.map(async (lang) => {
          const token = club.apiKey
          const rest = await jsonOf(
            await club.call('GET', `/v1/fittings/${fittingId}?detail=full&lang=${lang}`, { token }),
          )
          const analyzed = await tools.call('analyze_fitting', { ...flat, idempotencyKey: idOf(name), language: lang })
          const read = await tools.call('get_fitting', { fittingId, language: lang, detail: true })
          // An agent asks for a speed.
          const answers = 'estimateSpeed' in flat ? [read] : [analyzed, read]
          const all = [rest.output ?? rest, ...answers.flatMap(({ json, text }) => [json, JSON.parse(text)])]
          expect(read.json.advice.steps).toEqual(rendered(listenerOf({ lang }), stored.advice!.steps))
          return all.map(({ fittingId: id, advice: { kind, headline, offers } }) => ({ id, kind, headline, offers }))
        }),
      )
      const wanted = tongues.map((lang) => {
        const { kind, headline, offers } = rendered(listenerOf({ lang }), stored.advice!)
        return Array('estimateSpeed' in flat ? 3 : 5).fill({ id: fittingId, kind, headline, offers })
      })
      expect(told).toEqual(wanted)
    })

    test(`is told ${kind} by the command, the dashboard and the webhook`, async () => {
      const golfer = golfers.get(name)!
      const { fittingId, stored } = golfer
      const { headline } = stored.advice!
      const changes = inEnglish(ownChanges(golfer))
      const list: Door = ['dashboard', await rowIn('en', '/dashboard/fittings', fittingId)]
      const one: Door = ['page', await pageIn('en', `/dashboard/fittings/${fittingId}`)]
      const english = inEnglish(headline) as string
      const { data } = JSON.parse(announced.get(fittingId)!)
      expect(data.advice).toMatchObject({ kind, headline: english })
      expect([
        ...faultsOf(golfer, await commandFor(name), [english, ...changes]),
        ...faultsOf(golfer, list, [english]),
        ...faultsOf(golfer, one, [english, ...changes]),
      ]).toEqual([])
    })
  })
})
