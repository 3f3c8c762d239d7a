import { Elysia } from 'elysia'
import { events } from '../../features/webhooks/index.ts'
import {
  clubTypes,
  flexes,
  hands,
  launchProfiles,
  missPatterns,
  missSizes,
  shaftMaterials,
  strikePatterns,
} from '../../golf/names/words.ts'
import { asset, assetAddresses, type Html, html, htmlDocument, readable, sheet } from '../../pages/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { problem } from '../../platform/errors.ts'
import {
  type PublicDocument,
  publicDocument,
  sendDocument,
  sendNewDocument,
} from '../../platform/http/answers/public-document.ts'
import { around, type Handler } from '../../platform/http/around.ts'
import { isBrowsing } from '../../platform/http/browsing.ts'
import { apiDescription } from '../../platform/http/openapi/openapi.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { say } from '../../words/say.ts'
import { type ApiDescription, withParts } from './api-description.ts'
import { errorList, errorPage } from './error-pages.ts'
import exampleAnswers from './example-answers.json' with { type: 'json' }
import { referencePages } from './operation-pages.ts'

/** Pages are not operations: the API description leaves them out. */
const hidden = { detail: { hide: true } } as const

/** Pages for people, and the files they need. All public. What goes wrong in a browser is a page too. */
export const pages =
  ({ config, clock }: { config: Config; clock: Clock }) =>
  (app: Elysia) =>
    app
      .use(site(config, clock))
      .use(around((next) => (request) => (isBrowsing(request) ? readably(next, request, config) : next(request))))

const readably = async (next: Handler, request: Request, { serviceName }: Config): Promise<Response> =>
  readable(request, await next(request), serviceName)

const site = (config: Config, clock: Clock) => {
  const robots = plainText(robotsText)
  const app = new Elysia({ name: 'pages' })
    .get('/robots.txt', ({ request }) => sendDocument(request, robots), hidden)
    .get(
      '/.well-known/security.txt',
      ({ request }) => sendNewDocument(request, plainText(securityText(config, clock()))),
      hidden,
    )
    .get('/docs/errors', ({ request }) => sendNewDocument(request, htmlDocument(errorList(config))), hidden)
    .get(
      '/docs/errors/:code',
      ({ request, params }) => sendNewDocument(request, errorDocument(params.code, config)),
      hidden,
    )
  for (const address of assetAddresses)
    app.get(address, async ({ request }) => sendDocument(request, await asset(address)), hidden)
  return app
}

const plainText = (text: string): PublicDocument => publicDocument(text, 'text/plain; charset=utf-8')

const errorDocument = (code: string, config: Config): PublicDocument => {
  const text = errorPage(code, config)
  if (text === undefined) throw problem('notFound', { detail: say('missing.errorCode') })
  return htmlDocument(text)
}

const vocabularies = [
  { name: 'ClubType', description: 'A club that is fitted.', words: clubTypes },
  { name: 'Hand', description: 'A playing hand.', words: hands },
  { name: 'Flex', description: 'A shaft flex, softest first.', words: flexes },
  { name: 'LaunchProfile', description: 'Low to high.', words: launchProfiles },
  { name: 'ShaftMaterial', description: 'What a shaft is made of.', words: shaftMaterials },
  { name: 'MissPattern', description: 'How the ball misses.', words: missPatterns },
  { name: 'MissSize', description: 'How far a miss curves.', words: missSizes },
  { name: 'StrikePattern', description: 'Where the ball meets the face.', words: strikePatterns },
]

/**
 * The API description at /swagger/json, and its pages at /swagger.
 * Used last: it describes the routes that the app has by the first request for it.
 */
export const apiPages =
  ({ config }: { config: Config }) =>
  (app: Elysia) => {
    let documents: ApiDocuments | undefined
    const send = (request: Request, address: string) => {
      documents ??= documentsOf(
        apiDescription(app, config, { exampleAnswers, vocabularies, events }) as ApiDescription,
        config,
      )
      const found = documents.get(address)
      if (found === undefined) throw problem('notFound', { detail: say('missing.operations') })
      return sendDocument(request, found)
    }
    return app
      .get('/swagger', ({ request }) => send(request, '/swagger'), hidden)
      .get('/swagger/:page', ({ request, params }) => send(request, `/swagger/${params.page}`), hidden)
  }

type ApiDocuments = ReadonlyMap<string, PublicDocument>

/** Everything that is made from the API description, by address. */
const documentsOf = (description: ApiDescription, config: Config): ApiDocuments => {
  const json = (value: unknown) => publicDocument(JSON.stringify(value), 'application/json')
  const whole = withParts(description)
  const reading = [...referencePages(whole, config)].map(
    ([name, page]) => [name === '' ? '/swagger' : `/swagger/${name}`, htmlDocument(page)] as const,
  )
  return new Map([
    ...reading,
    ['/swagger/ui', htmlDocument(apiReference(config.serviceName))],
    ['/swagger/json', json(description)],
  ])
}

/**
 * The API description in Swagger UI, for those who want to send requests from their browser. It weighs 460 kB compressed, half
 * of what Scalar weighs, calls no other host, works under our policy of no inline styles, and can be made accessible. Whoever
 * only reads is served by the pages of `reference/`.
 */
const apiReference = (serviceName: string): Html =>
  sheet({
    title: `Try the API - ${serviceName}`,
    serviceName,
    place: 'developers',
    styles: ['/swagger/swagger-ui.css', '/swagger/api-reference.css'],
    scripts: ['/swagger/swagger-ui-bundle.js', '/swagger/api-reference.js'],
    // Swagger UI has the main part in it.
    body: html`<div id="main" tabindex="-1">
<section aria-labelledby="try">
<h1 id="try">Try the API</h1>
<p class="lead">Choose <b>Authorize</b>, enter a key, then open an operation and choose <b>Try it out</b>. Requests are real: a
fitting is charged, unless the key is a test key. <a href="/swagger">All operations as text</a> works without scripts.</p>
</section>
<div id="swagger-ui"></div>
</div>`,
  })

/** What crawlers may read: pages. The rest needs a key, or a signed link that is for one person. */
const robotsText = `User-agent: *
Allow: /v1/rules
Disallow: /v1/
Disallow: /mcp
Disallow: /sessions/
Disallow: /lab/
`

const contactDays = 90

/**
 * Whom to tell of a security hole (RFC 9116): only whoever runs this service can know. What is answered is current as long as
 * the service runs with that setting, so it expires a while after the day on which it was asked for.
 * @throws notFound where the operator names nobody
 */
const securityText = ({ securityContact, baseUrl }: Config, now: Date): string => {
  if (securityContact === undefined) throw problem('notFound', { detail: say('missing.securityContact') })
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + contactDays))
  return `Contact: ${securityContact}
Expires: ${expires.toISOString()}
Canonical: ${baseUrl}/.well-known/security.txt
`
}
