import { Elysia } from 'elysia'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { problem } from '../platform/errors.ts'
import { around, type Handler } from '../platform/http/around.ts'
import { apiDescription } from '../platform/http/openapi.ts'
import { type PublicDocument, publicDocument, sendDocument } from '../platform/http/public-document.ts'
import { apiReference } from './api-reference.ts'
import { asset, assetAddresses } from './assets.ts'
import { errorList, errorPage } from './error-pages.ts'
import exampleAnswers from './example-answers.json' with { type: 'json' }
import { robotsText, securityText } from './notices.ts'
import { htmlDocument } from './page.ts'
import { postmanCollection } from './postman.ts'
import { isBrowsing, readable } from './problem-page.ts'

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
  readable(await next(request), serviceName)

const site = (config: Config, clock: Clock) => {
  const robots = plainText(robotsText)
  const errors = htmlDocument(errorList(config))
  const app = new Elysia({ name: 'pages' })
    .get('/robots.txt', ({ request }) => sendDocument(request, robots), hidden)
    .get(
      '/.well-known/security.txt',
      ({ request }) => sendDocument(request, plainText(securityText(config, clock()))),
      hidden,
    )
    .get('/docs/errors', ({ request }) => sendDocument(request, errors), hidden)
    .get(
      '/docs/errors/:code',
      ({ request, params }) => sendDocument(request, errorDocument(params.code, config)),
      hidden,
    )
  for (const address of assetAddresses)
    app.get(address, async ({ request }) => sendDocument(request, await asset(address)), hidden)
  return app
}

const plainText = (text: string): PublicDocument => publicDocument(text, 'text/plain; charset=utf-8')

const errorDocument = (code: string, config: Config): PublicDocument => {
  const text = errorPage(code, config)
  if (text === undefined) throw problem('notFound', { detail: 'There is no such code. All codes are at /docs/errors.' })
  return htmlDocument(text)
}

/**
 * The API description at /swagger/json, its interactive page at /swagger, and its operations as a collection of requests.
 * Used last: it describes the routes that the app has by the first request for it.
 */
export const apiPages =
  ({ config }: { config: Config }) =>
  (app: Elysia) => {
    const reference = htmlDocument(apiReference(config.serviceName))
    let description: PublicDocument | undefined
    let collection: PublicDocument | undefined
    return app
      .get('/swagger', ({ request }) => sendDocument(request, reference), hidden)
      .get(
        '/swagger/json',
        ({ request }) => {
          description ??= publicDocument(
            JSON.stringify(apiDescription(app, config, exampleAnswers)),
            'application/json',
          )
          return sendDocument(request, description)
        },
        hidden,
      )
      .get(
        '/docs/clubwright.postman_collection.json',
        ({ request }) => {
          collection ??= publicDocument(
            JSON.stringify(postmanCollection(apiDescription(app, config), config.baseUrl)),
            'application/json',
          )
          return sendDocument(request, collection)
        },
        hidden,
      )
  }
