/** Spans of what happens, for a collector of traces. Where there is none, there is no Tracing and nothing is loaded. */
export interface Tracing {
  /** Begin the span of a request, in the trace that its `traceparent` names, if any. What the work begins belongs to it. */
  request<Answer>(request: Request, work: () => Answer): Answer
  /** End it. @param about What it was and what became of it. */
  answered(request: Request, about: AnsweredRequest): void
  /** A span around the work. @param facts Nothing about callers or golfers. */
  inSpan<Value>(name: string, work: () => Promise<Value>, facts?: SpanFacts): Promise<Value>
  /** A span of the present request, until the returned function is called. */
  begin(name: string): () => void
  /** What tells another server which span asks it. */
  headers(): Record<string, string>
  /** Send what was not sent yet. */
  stop(): Promise<void>
}

/** Attributes of a span. */
export type SpanFacts = Readonly<Record<string, string | number>>

interface AnsweredRequest {
  readonly method: string
  readonly route: string
  readonly operation: string
  readonly status: number
  readonly code: string | null
  readonly requestId: string
}
