/** A fitting to try from a terminal. */
export const exampleRequest = (baseUrl: string): string => `curl -X POST '${baseUrl}/v1/fitting/analyze' \\
  -H 'Authorization: Bearer <API key>' \\
  -H 'Content-Type: application/json' \\
  -d '{"clubType":"driver","golfer":{"handedness":"right"},
       "swingMetrics":{"swingSpeed":95,"missPattern":"fade","missSize":"moderate"}}'`
