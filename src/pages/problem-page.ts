import type { problemBody } from '../errors.ts'
import { prefersHtml } from '../http/accept.ts'
import { type Html, html } from './html.ts'
import { page, pageResponse } from './page.ts'

type ProblemDocument = ReturnType<typeof problemBody>

/** Addresses that programs ask: they get the document whatever they accept. The rule book is for both. */
const forPrograms = /^\/(v1(?!\/rules)|mcp|api|oauth|\.well-known)(\/|$)/

/** Whether somebody looks at an address in a browser. */
export const isBrowsing = ({ method, headers, url }: Request): boolean =>
  method === 'GET' && prefersHtml(headers.get('accept')) && !forPrograms.test(new URL(url).pathname)

/** An answer as a browser gets it: a problem becomes a page that says the same. */
export const readable = async (answer: Response, serviceName: string): Promise<Response> => {
  if (answer.headers.get('content-type') !== 'application/problem+json') return answer
  const document = (await answer.json()) as ProblemDocument
  const shown = pageResponse(problemPage(document, serviceName), document.status)
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  for (const [name, value] of shown.headers) headers.set(name, value)
  headers.set('vary', 'Accept')
  return new Response(shown.body, { status: document.status, headers })
}

const problemPage = ({ title, status, detail, code, instance }: ProblemDocument, serviceName: string): Html =>
  page({
    title: `${title} - ${serviceName}`,
    serviceName,
    main: html`<h1>${title}</h1>
<p class="facts"><a href="/docs/errors/${code}"><code>${code}</code></a> <span>HTTP ${status}</span></p>
<p>${detail}</p>
<p><a href="/">Front page</a></p>
<p class="facts">Request <code>${instance}</code></p>`,
  })
