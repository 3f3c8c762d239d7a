import { expect, test } from 'bun:test'
import { comparePage } from '../../src/features/sessions/compare/compare-page.ts'
import { exampleSession } from '../../src/features/sessions/example.ts'
import { refusals as deadSessions } from '../../src/features/sessions/page/refusal.ts'
import { sessionPage as sessionOfShots } from '../../src/features/sessions/page/session-page.ts'
import type { Session } from '../../src/features/sessions/schema.ts'
import { fittingResult } from '../../src/fitting/index.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { systems } from '../../src/golf/quantity.ts'
import { consentPage, oauthProblemPage } from '../../src/identity/oauth/consent-page.ts'
import { foreignFormPage, joinPage, signInPage, usedLinkPage } from '../../src/identity/people/pages/pages.ts'
import { deadLinkResponse, html, languages, type Reader, readable } from '../../src/pages/index.ts'
import { problem, problemBody } from '../../src/platform/errors.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { refusals as deadFittings } from '../../src/site/lab/answer.ts'
import { labPage } from '../../src/site/lab/page/lab-page.ts'
import { paperPage } from '../../src/site/lab/page/sheet.ts'
import { labView } from '../../src/site/lab/view.ts'
import { bagPage } from '../../src/site/studio/page/bag-page.ts'
import { fitPage } from '../../src/site/studio/page/fit-page.ts'
import { outPage } from '../../src/site/studio/page/frame.ts'
import { sessionPage as filePage } from '../../src/site/studio/page/session-page.ts'
import { say } from '../../src/words/say.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { someGolfers } from '../support/golfers.ts'
import { inUnits, textsOf } from '../support/shown-units.ts'

// Every page for golfers, read back from its markup. Those that only programs and developers open are English.

const serviceName = 'Clubwright'
const scorer = createScorer(catalog)
const views = clubTypes.flatMap((clubType) =>
  someGolfers(clubType, 3, 20_261_127).map((input) => {
    const facts = { fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F', idempotencyKey: null, createdAt: new Date(0) }
    return labView({ input }, fittingResult({ ...facts, input, scorer, config: testConfig() }), catalog)
  }),
)
const makers = { driver: ['PING'], fairway: ['PING'], hybrid: ['PING'], iron: ['PING'], wedge: ['Vokey'] }
// Labels are the sender's own words.
const session = {
  ...exampleSession,
  segments: exampleSession.segments.map((one) => ({ ...one, label: 'G440' })),
} as unknown as Session

/** Results, and what else says figures of golf. */
const golfPages = async (reader: Reader): Promise<Readonly<Record<string, string>>> => {
  const parts = { serviceName, script: null, rules: null, baseUrl: 'https://fit.example' }
  const own = { fittingId: 'fit_1', golfer: null, note: null, isMailed: true, sharedUntil: null }
  const keeping = { here: '/v1/fittings/fit_1', shareAt: '/fittings/fit_1/share', own }
  const frame = {
    reader,
    serviceName,
    script: null,
    key: null,
    inventory: null,
    isSignedIn: true,
    hasAccount: true,
    visits: null,
    prices: {},
  }
  const results = views.flatMap((view, at) =>
    [
      labPage(view, keeping, reader, parts),
      paperPage('sheet', view, keeping, reader, { ...parts, shop: 'Pro Shop' }),
      paperPage('order', view, keeping, reader, { ...parts, shop: 'Pro Shop' }),
    ].map(({ text }, kind) => [`${['lab', 'sheet', 'order'][kind]} ${view.fitting.clubType} ${at}`, text] as const),
  )
  return {
    ...Object.fromEntries(results),
    fit: fitPage(frame, { given: new URLSearchParams(), golfers: [], golferId: null, isShort: false, makers }).text,
    bag: bagPage(frame).text,
    file: filePage(frame).text,
    session: (await sessionOfShots(session, reader, { serviceName, compareHref: '/compare' })).text,
    compare: (await comparePage(session, {}, { serviceName, reader, sessionHref: '/s', href: '/c' })).text,
  }
}

/** What stands between a golfer and a page. */
const doorPages = async (reader: Reader): Promise<Readonly<Record<string, string>>> => {
  const about = { serviceName, reader, authUrl: 'https://fit.example' }
  const link = { accountId: 'a', companyName: 'Range', email: null, role: 'owner', isKnown: false, isByOperator: true }
  const join = { ...about, token: 't', email: '' }
  const consent = {
    reader,
    serviceName,
    action: '/x',
    clientName: 'Claude',
    provenHost: null,
    isRegistered: false,
    redirect: new URL('http://127.0.0.1:3000/cb'),
    isLoopback: true,
    wanted: [{ resource: 'https://fit.example/v1', scopes: ['fittings:create', 'fittings:read'] }],
    email: 'sam@range.example',
    isVouched: false,
    companyName: 'Range',
  }
  const refused = problem('rateLimited', { detail: say('requests.tooMany', { seconds: 60 }), retryAfter: 60 })
  const headers = { accept: 'text/html', 'accept-language': reader.lang }
  const asked = (path: string) => new Request(`https://fit.example${path}`, { headers })
  const answered = (thrown: typeof refused) =>
    Response.json(problemBody(thrown, { baseUrl: 'https://fit.example', requestId: 'req_1' }), {
      status: thrown.status,
      headers: { 'content-type': 'application/problem+json' },
    })
  const dead = [...Object.values(deadFittings), ...Object.values(deadSessions)]
  return {
    signIn: signInPage({ ...about, email: '', next: '/' }).text,
    join: joinPage({ ...join, link: link as Parameters<typeof joinPage>[0]['link'] }).text,
    renew: joinPage({ ...join, link: { ...link, isKnown: true } as Parameters<typeof joinPage>[0]['link'] }).text,
    used: usedLinkPage(about).text,
    foreign: foreignFormPage(about).text,
    consent: consentPage(consent).text,
    notConnected: oauthProblemPage(about, 'expired').text,
    problem: await (await readable(asked('/studio'), answered(refused), serviceName)).text(),
    missing: await (
      await readable(asked('/nothing'), answered(problem('notFound', { detail: say('missing.page') })), serviceName)
    ).text(),
    out: outPage(about, {
      why: html`${reader.texts.studio.out.lead}`,
      signIn: '/sign-in',
      hasPeople: true,
      hasTerminal: true,
      isFull: false,
    }).text,
    ...Object.fromEntries(
      await Promise.all(
        dead.map(async (one, at) => [`dead ${at}`, await deadLinkResponse(one, serviceName, reader).text()] as const),
      ),
    ),
  }
}

const readerIn = (lang: string, system: Reader['system'] = 'mixed'): Reader => ({
  lang,
  locale: lang === 'en' ? 'en-US' : lang,
  texts: languages[lang]!,
  system,
})
/** Without the foot, whose switch names every system, and without what is marked as English. */
const shownOf = (html: string, system: Reader['system']): string[] =>
  textsOf(
    inUnits(html, system)
      .replaceAll(/<footer.*?<\/footer>|<select.*?<\/select>/gs, '')
      .replaceAll(/<(span|p|li|strong)\b[^>]* lang="en"[^>]*>.*?<\/\1>|<code.*?<\/code>/gs, ''),
  )

/** Cores and butts are named by their inches everywhere, wraps by 64ths; and foot powder is no unit. */
const ofCores = /(?<!\d)0[.,]\d{2,3}\sin(?!\p{L})|foot[- ]powder/giu
/** A question whether a number is right has it as it was sent. */
const asksForNumber = /\d mph.*\?$/u
/** Units of a system are no word of a page in another. */
const foreignUnits = {
  metric: /(?<!\p{L})(yd|yards?|ft|feet|foot|mph|lb|pounds?)(?!\p{L})|\d\s(in|inch|inches)(?!\p{L})/iu,
  mixed: /(?<!\p{L})(yd|yards?|ft|feet|foot|km\/h|lb|pounds?)(?!\p{L})/iu,
  imperial: /\d\s(m|km\/h|cm|kg)(?!\p{L})/u,
} as const

for (const lang of Object.keys(languages))
  for (const system of systems)
    test(`${lang}: no unit of another system stands on a page in ${system} units`, async () => {
      for (const [name, page] of Object.entries(await golfPages(readerIn(lang, system)))) {
        const foreign = shownOf(page, system).filter(
          (text) => foreignUnits[system].test(text.replaceAll(ofCores, '')) && !asksForNumber.test(text),
        )
        expect({ name, foreign }).toEqual({ name, foreign: [] })
      }
    })

/** Words that a language takes from English as they are, names, and figures without words. */
const sharedWords =
  'Loft|Lie|Bounce|Flex|Fade|Golfer|(?:Super )?Game improvement|Players (?:iron|distance)|Blade|Cavity back|Grip|Spin|Total|Carry|Grind|Hybrid|Hook|Slice|Driver|Wedges?|Fitting|Handicap|Normal|Standard|Material|Swing|Swing weight|Smash|Backspin|Dashboard|Segment|Name|Auto|Hand|Studio|Regular|Stiff|Extra Stiff|Senior|Ladies|Junior|Draw|Tour|(?:Pitching|Gap|Sand|Lob) wedge'
const shared = new RegExp(`^\\P{L}*(?:(?:${sharedWords})(?!\\p{L})\\P{L}*)+$|^Fit by Clubwright$`, 'iu')
const isShared = (text: string): boolean => !/\p{L}{2}/u.test(text) || shared.test(text)

for (const lang of Object.keys(languages).filter((one) => one !== 'en'))
  test(`${lang}: no sentence of a page is the English one`, async () => {
    for (const pages of [doorPages, golfPages]) {
      const [own, english] = await Promise.all([pages(readerIn(lang)), pages(readerIn('en'))])
      for (const [name, page] of Object.entries(own)) {
        expect(page).toContain(`<html lang="${lang}">`)
        const before = new Set(shownOf(english[name]!, 'mixed'))
        // Names of clubs and makers come from the catalog: they are no words of the page.
        const same = shownOf(page, 'mixed').filter((text) => before.has(text) && !isShared(text))
        const sentences = same.filter((text) => / .*[a-z]{3,}/.test(text) && !/\d|[A-Z]\w+ [A-Z]/.test(text))
        expect({ name, sentences }).toEqual({ name, sentences: [] })
      }
    }
  })
