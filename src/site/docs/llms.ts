import { exampleRequest } from '../../pages/index.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { type Book, writtenAddress } from './book.ts'

type Site = Pick<Config, 'baseUrl' | 'serviceName'>

/** What a language model should know before it calls the service (llmstxt.org). */
export const llmsText = (book: Book | null, { baseUrl, serviceName }: Site): string => `# ${serviceName}

> Golf club fitting over REST and MCP: send a golfer's measurements, get a build (loft, flex, weight, length, lie, head) with
> the rule and source behind each number, and real clubs to match.

Authenticate with \`Authorization: Bearer <API key>\`. Ask the golfer; never invent a measurement. Show the
\`attribution\` line of a fitting wherever its recommendations are shown. A fitting consumes one of the account's monthly fittings;
everything else (search, club detail, compare, scores, grip size, bag gapping, fitters, store links) is free and rate
limited.

- MCP server with the same operations as tools: ${baseUrl}/mcp
- [API description (OpenAPI 3.1)](${baseUrl}/swagger/json)
- [Fitting rules](${baseUrl}/v1/rules)
- [Problems and what to do](${baseUrl}/docs/errors)
- [All documentation in one file](${baseUrl}/llms-full.txt)

## First request

${exampleRequest(baseUrl)}
${book === null ? '' : listPages(book, baseUrl)}`

const listPages = ({ pages }: Book, baseUrl: string): string =>
  [...Map.groupBy(pages, ({ section }) => section)]
    .map(([section, members]) => {
      const lines = members.map((one) => `- [${one.title}](${baseUrl}/docs/${one.name}.md): ${one.description}\n`)
      return `\n## ${section}\n\n${lines.join('')}`
    })
    .join('')

/** Every page, one after another. */
export const llmsFullText = (book: Book, site: Site): string =>
  [llmsText(null, site), ...book.pages.map((page) => markdownOf(page.markdown, site))].join('\n---\n\n')

/** The file of a page, with the address of this service. */
export const markdownOf = (markdown: string, { baseUrl }: Site): string => markdown.replaceAll(writtenAddress, baseUrl)
