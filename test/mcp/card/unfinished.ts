/** What is known of a fitting in any state. */
interface Begun {
  readonly fittingId: string
  readonly clubType: string
  readonly input?: object
  readonly attribution: string
  readonly attributionUrl: string
}

const begun = ({ fittingId, clubType, input, attribution, attributionUrl }: Begun) => ({
  fittingId,
  clubType,
  ...(input && { input }),
  attribution,
  attributionUrl,
})

/** The same fitting while it runs. */
export const running = (fitting: Begun) => ({
  ...begun(fitting),
  success: true,
  status: 'running',
  progress: { stage: 'match', percent: 43 },
  pollAfterSeconds: 1,
  next: { action: 'poll', text: `Read fitting ${fitting.fittingId} again in 1 second.` },
})

/** The same fitting, had it failed. */
export const failed = (fitting: Begun) => ({
  ...begun(fitting),
  success: false,
  status: 'failed',
  error: { code: 'TIMED_OUT', title: 'The fitting took too long', detail: 'The service gave up on it.' },
  retry: { idempotencyKey: 'retry-key-1', reason: 'The fitting is paid for; run it again with this key.' },
  next: { action: 'retry', text: 'Send the same request again.' },
})
