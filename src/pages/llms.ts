interface Site {
  readonly baseUrl: string
  readonly serviceName: string
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

/** A fitting to try from a terminal. */
export const exampleRequest = (baseUrl: string): string => `curl -X POST '${baseUrl}/v1/fitting/analyze' \\
  -H 'Authorization: Bearer <API key>' \\
  -H 'Content-Type: application/json' \\
  -d '{"clubType":"driver","golfer":{"handedness":"right"},
       "swingMetrics":{"swingSpeed":95,"missPattern":"fade","missSize":"moderate"}}'`
