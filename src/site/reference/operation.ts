import { codeBox, type Html, html, paragraphs, prose } from '../../pages/index.ts'
import {
  type ApiDescription,
  contentOf,
  exampleText,
  type Media,
  nameOf,
  type Placed,
  type Schema,
} from './api-description.ts'
import { kindOf } from './schema.ts'

type Components = ApiDescription['components']

/** What an operation takes and answers, with a request to paste into a terminal. */
export const operationPart = (placed: Placed, components: Components, baseUrl: string): Html => {
  const { method, path, operation } = placed
  const { operationId = '', summary = operationId, description = '', security } = operation
  return html`<section aria-labelledby="${operationId}">
<h2 id="${operationId}">${summary}</h2>
<p class="facts"><code>${method} ${path}</code>${security?.length === 0 ? html` <span>No key needed</span>` : ''}${ending(operation)}</p>
${paragraphs(description)}${parameterList(placed)}${body(placed)}${codeBox(`curl-${operationId}`, `${summary}, by curl`, curlOf(placed, baseUrl))}
${answers(placed, components)}</section>
`
}

const ending = (operation: Placed['operation']): Html => {
  if (operation['x-ends-credential']) return html` <span>Ends the key it is sent with</span>`
  return operation['x-destructive'] ? html` <span>Deletes data for good</span>` : html``
}

const parameterList = ({ operation: { parameters = [] } }: Placed): Html =>
  parameters.length === 0
    ? html``
    : html`<h3>Parameters</h3>
<dl class="members">
${parameters.map(
  (one) =>
    html`<div><dt><code>${one.name}</code> <span>${placeWords[one.in] ?? one.in}, ${kindOf(one.schema)}${one.required ? html`, <b>required</b>` : ''}</span></dt><dd>${prose(one.description ?? '')}</dd></div>
`,
)}</dl>
`

const placeWords: Readonly<Record<string, string>> = { path: 'in the path', query: 'in the query', header: 'header' }

const body = ({ operation: { requestBody } }: Placed): Html => {
  const [type, { schema = {} }] = contentOf(requestBody?.content) ?? [undefined, {} as Media]
  return type === undefined
    ? html``
    : html`<h3>Body</h3>
<p>${kindOf(schema)}${type === 'application/json' ? '' : html`, one on each line (<code>${type}</code>)`}</p>
`
}

const answers = ({ operation: { operationId = '', responses = {} } }: Placed, components: Components): Html => {
  const found = Object.entries(responses)
  const problems = found.flatMap(([, { content }]) => codesIn(content?.[problemType]?.schema, components))
  return html`<h3>Answers</h3>
<dl class="members">
${found
  .filter(([, { content }]) => content?.[problemType] === undefined)
  .map(([status, { description, content }]) => {
    const media = contentOf(content)?.[1]
    const example = media && exampleText(media)
    return html`<div><dt><code>${status}</code> <span>${media?.schema ? kindOf(media.schema) : 'no body'}</span></dt><dd>${prose(description)}${
      example === undefined
        ? ''
        : html`<details><summary>Example</summary>
${codeBox(`${operationId}-${status}`, `Example of an answer ${status}`, example)}</details>`
    }</dd></div>
`
  })}</dl>
<p>Problems: ${problems.map((one, i) => html`${i === 0 ? '' : ', '}<a href="/docs/errors/${one}"><code>${one}</code></a>`)}.</p>
`
}

/** The codes of one problem, or of several. */
const codesIn = (schema: Schema | undefined, { schemas }: Components): unknown[] =>
  (schema?.oneOf ?? (schema ? [schema] : [])).flatMap(
    ({ $ref = '' }) => schemas[nameOf($ref)]?.allOf?.[1]?.properties?.['code']?.enum ?? [],
  )

const problemType = 'application/problem+json'

/** A request to paste into a terminal: what must be sent, with the examples of the description. */
const curlOf = ({ method, path, operation }: Placed, baseUrl: string): string => {
  const { parameters = [], requestBody, security } = operation
  const [type, media] = contentOf(requestBody?.content) ?? []
  const shown = Object.fromEntries(parameters.map(({ name, example }) => [name, encodeURIComponent(String(example))]))
  const address = path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => shown[name] ?? name)
  const header = (text: string) => `-H ${quote(text)}`
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quote(`${baseUrl}${address}${queryOf(parameters, shown)}`)}`,
    ...(security?.length === 0 ? [] : [header('Authorization: Bearer <API key>')]),
    ...(type === undefined ? [] : [header(`Content-Type: ${type}`)]),
    ...(media === undefined ? [] : [`--data-raw ${quote(exampleText(media) ?? '')}`]),
  ].join(' \\\n  ')
}

/** Those that must be there, or else the first that has an example. */
const queryOf = (
  parameters: NonNullable<Placed['operation']['parameters']>,
  shown: Readonly<Record<string, string>>,
): string => {
  const known = parameters.filter((one) => one.in === 'query' && one.example !== undefined)
  const required = known.filter((one) => one.required)
  const asked = required.length > 0 ? required : known.slice(0, 1)
  return asked.length === 0 ? '' : `?${asked.map(({ name }) => `${name}=${shown[name]}`).join('&')}`
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
