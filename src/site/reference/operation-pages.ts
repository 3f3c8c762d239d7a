import { book, contentsOf, type Html, html, page, prose } from '../../pages/index.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { type ApiDescription, operationsByTag } from './api-description.ts'
import { operationPart } from './operation.ts'
import { definition, namesIn } from './schema.ts'

type Site = Pick<Config, 'baseUrl' | 'serviceName'>

/**
 * The API for people to read, made from its description: a page that lists the operations, and one for each tag. Swagger UI,
 * which sends requests, is a page of its own: with it a reader would wait for 460 kB of script, with Scalar for twice that.
 */
export const referencePages = (description: ApiDescription, site: Site): ReadonlyMap<string, Html> => {
  const groups = operationsByTag(description)
  return new Map([
    ['', coverPage(description, groups, site)],
    ...groups.map((group) => [addressName(group.tag.name), tagPage(description, groups, group, site)] as const),
  ])
}

type Group = ReturnType<typeof operationsByTag>[number]

const addressName = (tag: string): string => tag.toLowerCase()

const coverPage = ({ info }: ApiDescription, groups: readonly Group[], { baseUrl, serviceName }: Site): Html => {
  const article = html`<h1>API</h1>
<p class="lead">Every operation, with a request to paste into a terminal. The API is at <code>${baseUrl}</code>; this is version ${info.version}.</p>
<ul>
<li><a href="/swagger/ui">Try requests in the browser</a>, with Swagger UI.</li>
<li><a href="/swagger/json">The description</a> as one document (OpenAPI 3.1), which Postman, Bruno and Insomnia import.</li>
<li><a href="/docs/errors">Problems</a>: what each error code means and what to do.</li>
</ul>
<p>Send the key as <code>Authorization: Bearer &lt;API key&gt;</code>, and JSON in and out. Every answer has an <code>X-Request-ID</code>.</p>
${groups.map(
  ({
    tag,
    operations,
  }) => html`<h2 id="${addressName(tag.name)}"><a href="/swagger/${addressName(tag.name)}">${tag.name}</a></h2>
<p>${prose(tag.description)}</p>
<dl class="members">
${operations.map(
  ({ method, path, operation: { operationId, summary } }) =>
    html`<div><dt><code>${method} ${path}</code></dt><dd><a href="/swagger/${addressName(tag.name)}#${operationId}">${summary}</a></dd></div>
`,
)}</dl>
`,
)}`
  return frame('API', article, null, serviceName)
}

const tagPage = (description: ApiDescription, groups: readonly Group[], shown: Group, site: Site): Html => {
  const { components } = description
  const { tag, operations } = shown
  const from = operations.map(({ operation: { parameters, requestBody, responses } }) => [
    parameters,
    requestBody?.content,
    ...Object.entries(responses ?? {}).flatMap(([status, one]) => (status < '3' ? [one.content] : [])),
  ])
  const names = namesIn(components.schemas, from)
  const article = html`<h1>${tag.name}</h1>
<p class="lead">${prose(tag.description)}</p>
${operations.map((one) => operationPart(one, components, site.baseUrl))}
${names.length === 0 ? '' : html`<h2 id="schemas">Schemas</h2>\n`}${names.map((name) => {
  const schema = components.schemas[name]!
  return html`<h3 id="${name}">${name}</h3>
<p>${prose(schema.description ?? '')}</p>
${definition(schema)}`
})}`
  return frame(`${tag.name} API`, article, contents(groups, shown, names.length > 0), site.serviceName)
}

const contents = (groups: readonly Group[], shown: Group, hasSchemas: boolean): Html =>
  contentsOf('API', [
    {
      name: 'API',
      entries: [
        { href: '/swagger', text: 'All operations', isShown: false, headings: [] },
        ...groups.map((group) => ({
          href: `/swagger/${addressName(group.tag.name)}`,
          text: group.tag.name,
          isShown: group === shown,
          headings: [
            ...group.operations.map(({ operation: { operationId = '', summary = '' } }) => ({
              id: operationId,
              text: summary,
            })),
            ...(hasSchemas ? [{ id: 'schemas', text: 'Schemas' }] : []),
          ],
        })),
      ],
    },
  ])

const frame = (title: string, article: Html, contents: Html | null, serviceName: string): Html =>
  page({
    title: `${title} - ${serviceName}`,
    serviceName,
    place: 'developers',
    styles: ['/docs/docs.css'],
    scripts: ['/docs/copy.js'],
    main: book(article, contents),
  })
