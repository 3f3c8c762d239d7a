import { problem } from '../../platform/errors.ts'
import { refusingHook } from '../../platform/http/limits/rate-limit.ts'
import { say } from '../../words/say.ts'
import { principalOf } from './bearer.ts'

/** @throws insufficientScope for an app that acts for a person: what it may do is what the consent page says. */
const requireDirectCredential = refusingHook((request) => {
  if (principalOf(request).kind === 'oauth') throw problem('insufficientScope', { detail: say('access.noOauth') })
})

/**
 * Options of an operation that no OAuth app may use: what erases data, and sessions. The bearer scheme is set here, not only for the
 * whole API, because OAuth does not work for these.
 */
export const directOnly = { transform: requireDirectCredential, security: [{ bearer: [] }] } as const
