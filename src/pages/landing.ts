import { type Html, html } from './html.ts'
import { page } from './page.ts'

interface Site {
  readonly baseUrl: string
  readonly serviceName: string
}

/** The front door: what this is, and one request to try. */
export const landing = ({ baseUrl, serviceName }: Site): Html => {
  const main = html`<h1>${serviceName}</h1>
<p class="lead">Fits drivers, fairway woods, hybrids, irons and wedges from a golfer's measurements.
Every number in the answer names the rule that chose it, and every rule its source.</p>
<ul class="doors">
<li><a href="/swagger">API description</a> Every operation, to read and to try.</li>
<li><a href="/v1/rules">Fitting rules</a> Statement, figures and source of each rule.</li>
<li><a href="/docs/errors">Problems</a> What each error code means and what to do.</li>
<li><a href="/llms.txt">For agents</a> How an AI agent connects: MCP at <code>/mcp</code>, or the API.</li>
</ul>
<h2>A first fitting</h2>
<pre><code>${exampleRequest(baseUrl)}</code></pre>
<p>The first start of the service prints an API key and keeps it in the data folder.</p>`
  return page({ title: serviceName, serviceName, main })
}

/** What a language model should know before it calls the service (llmstxt.org). */
export const llmsText = ({ baseUrl, serviceName }: Site): string => `# ${serviceName}

> Golf club fitting over REST and MCP: send a golfer's measurements, get a build (loft, flex, weight, length, lie, head) with
> the rule and source behind each number, and real clubs to match.

Authenticate with \`Authorization: Bearer <API key>\`. Ask the golfer; never invent a measurement. Show the
\`attribution\` line of a fitting wherever its recommendations are shown. A fitting consumes one of the account's month;
everything else (search, club detail, compare, scores, grip size, bag gapping, fitters, store links) is free and rate
limited.

- MCP server, the same operations as tools: ${baseUrl}/mcp
- [API description (OpenAPI 3.1)](${baseUrl}/swagger/json)
- [Fitting rules](${baseUrl}/v1/rules)
- [Problems and what to do](${baseUrl}/docs/errors)

## First request

${exampleRequest(baseUrl)}
`

const exampleRequest = (baseUrl: string): string => `curl -X POST '${baseUrl}/v1/fitting/analyze' \\
  -H 'Authorization: Bearer <API key>' \\
  -H 'Content-Type: application/json' \\
  -d '{"clubType":"driver","golfer":{"handedness":"right"},
       "swingMetrics":{"swingSpeed":95,"missPattern":"fade","missSize":"moderate"}}'`
