import type { problemBody } from '../platform/errors.ts'
import { pathOf } from '../platform/http/address.ts'
import { type Html, html } from './html.ts'
import { page, pageResponse } from './page.ts'
import { fill } from './quantity.ts'
import { type Reader, readerOf } from './reader.ts'

type ProblemDocument = ReturnType<typeof problemBody>

/** An answer as a browser gets it: a problem becomes a page that says the same. (HEAD has no body to say it.) */
export const readable = async (request: Request, answer: Response, serviceName: string): Promise<Response> => {
  if (answer.headers.get('content-type') !== 'application/problem+json') return answer
  const text = await answer.text()
  const shown = pageResponse(text === '' ? html`` : pageOf(request, JSON.parse(text), serviceName))
  const { 'content-length': _, ...own } = Object.fromEntries(answer.headers)
  const headers = { ...own, ...Object.fromEntries(shown.headers), vary: 'Accept, Accept-Language, Cookie' }
  return new Response(text === '' ? null : shown.body, { status: answer.status, headers })
}

/** What the documentation has not is for those who read it. */
const pageOf = (request: Request, problem: ProblemDocument, serviceName: string): Html => {
  const reader = readerOf(request)
  return problem.code === 'NOT_FOUND' && request.method !== 'POST' && !/^\/(docs|swagger)\//.test(pathOf(request))
    ? missingPage(reader, serviceName)
    : problemPage(problem, serviceName, reader)
}

/** Heading of a problem by its status; who reads English gets its title, which says more. */
export const problemHeading = (
  reader: Reader,
  { title, status }: Pick<ProblemDocument, 'title' | 'status'>,
): string => {
  if (reader.lang === 'en') return title
  const { headings }: { readonly headings: Readonly<Record<number, string>> } = reader.texts.problem
  return headings[status] ?? headings[status < 500 ? 400 : 500]!
}

const problemPage = (document: ProblemDocument, serviceName: string, reader: Reader): Html => {
  const { status, code, instance, detail } = document
  const { problem } = reader.texts
  const heading = problemHeading(reader, document)
  return page({
    title: `${heading} - ${serviceName}`,
    serviceName,
    reader,
    main: html`<h1>${heading}</h1>
<p class="facts"><a href="/docs/errors/${code}"><code>${code}</code></a> <span>HTTP ${status}</span></p>
<p>${detail}</p>
<p><a href="/">${problem.home}</a></p>
<p class="facts">${fill(problem.request, { id: html`<code>${instance}</code>` })}</p>`,
  })
}

/** The page for people at an address that has none: where else they can go. */
const missingPage = (reader: Reader, serviceName: string): Html => {
  const { problem } = reader.texts
  const title = problem.headings[404]
  const ways = [
    ['/studio', problem.ways.studio],
    ['/example', problem.ways.example],
    ['/fittings', problem.ways.fittings],
    ['/docs', problem.ways.docs],
  ]
  return page({
    title: `${title} - ${serviceName}`,
    serviceName,
    reader,
    main: html`<h1>${title}</h1>
<p class="lead">${problem.missing}</p>
<ul class="doors">
<li><a href="/">${problem.home}</a></li>
${ways.map(([address, name]) => html`<li><a href="${address}">${name}</a></li>\n`)}</ul>`,
  })
}
