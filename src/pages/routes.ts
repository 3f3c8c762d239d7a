import { Elysia } from 'elysia'
import type { Config } from '../config.ts'
import { problem } from '../errors.ts'
import { type PublicDocument, publicDocument, sendDocument } from '../http/etag.ts'
import { apiDescription } from '../http/openapi.ts'
import { apiReference } from './api-reference.ts'
import { asset, assetAddresses } from './assets.ts'
import { errorList, errorPage } from './error-pages.ts'
import { landing, llmsText } from './landing.ts'
import { htmlDocument } from './page.ts'
import { isBrowsing, readable } from './problem-page.ts'

/** Pages are no operations: the API description leaves them out. */
const hidden = { detail: { hide: true } } as const

/** Pages for people, and the files they need. All public. What goes wrong in a browser is a page too. */
export const pages =
  ({ config }: { config: Config }) =>
  (app: Elysia) =>
    app.use(site(config)).wrap((next, request) => {
      if (!isBrowsing(request)) return next
      const answer = next as unknown as (asked: Request) => Promise<Response> // Elysia's type for it is wrong
      return async (asked: Request) => readable(await answer(asked), config.serviceName)
    })

const site = (config: Config) => {
  const front = htmlDocument(landing(config))
  const llms = publicDocument(llmsText(config), 'text/plain; charset=utf-8')
  const errors = htmlDocument(errorList(config))
  const app = new Elysia({ name: 'pages' })
    .get('/', ({ request }) => sendDocument(request, front), hidden)
    .get('/llms.txt', ({ request }) => sendDocument(request, llms), hidden)
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

const errorDocument = (code: string, config: Config): PublicDocument => {
  const text = errorPage(code, config)
  if (text === undefined) throw problem('notFound', { detail: 'There is no such code. All codes are at /docs/errors.' })
  return htmlDocument(text)
}

/**
 * The API description at /swagger/json and its interactive page at /swagger.
 * Used last: it describes the routes that the app has by the first request for it.
 */
export const apiPages =
  ({ config }: { config: Config }) =>
  (app: Elysia) => {
    const reference = htmlDocument(apiReference(config.serviceName))
    let description: PublicDocument | undefined
    return app
      .get('/swagger', ({ request }) => sendDocument(request, reference), hidden)
      .get(
        '/swagger/json',
        ({ request }) => {
          description ??= publicDocument(JSON.stringify(apiDescription(app, config)), 'application/json')
          return sendDocument(request, description)
        },
        hidden,
      )
  }
