/** Why a fitting failed. */
export const failureCodes = ['ENGINE_FAILED', 'TIMED_OUT', 'INTERRUPTED'] as const
type FailureCode = (typeof failureCodes)[number]

/** What a failed fitting says, and why it can be run again. No failure says what happened inside: that is in our log. */
export const failures = {
  ENGINE_FAILED: {
    title: 'The fitting could not be computed',
    detail: 'An error in the service, which was logged. Nothing is wrong with the request.',
    reason: 'The fitting is paid for; run it again with this key.',
  },
  TIMED_OUT: {
    title: 'The fitting took too long',
    detail: 'The service gave up on it. Nothing is wrong with the request.',
    reason: 'The fitting is paid for; run it again with this key, preferably after a few seconds.',
  },
  INTERRUPTED: {
    title: 'The fitting was interrupted',
    detail: 'The process computing it ended before it was stored.',
    reason: 'The fitting is paid for; run it again with this key.',
  },
} as const satisfies Record<FailureCode, { title: string; detail: string; reason: string }>

/** As it is stored and shown. */
export const failure = (code: FailureCode) => {
  const { title, detail } = failures[code]
  return { code, title, detail }
}
