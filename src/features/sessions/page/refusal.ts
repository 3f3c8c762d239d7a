import type { DeadLink } from '../../../pages/index.ts'
import { linkDays } from '../ingest.ts'

/** Why a link opens no session. */
export const refusals = {
  forged: {
    status: 403,
    title: 'This link is not complete',
    what: 'Something in the address is missing or was changed, so it cannot be told whether it was meant for you.',
    fix: 'Copy the whole link from where you got it, to its last character. Mail programs like to break long links.',
  },
  expired: {
    status: 410,
    title: 'This link has expired',
    what: `Links to a session work for ${linkDays} days. The session itself may still be stored.`,
    fix: 'Ask whoever sent you the link for a new one: sending the session from the app again makes it.',
  },
  gone: {
    status: 404,
    title: 'This session is not stored here any more',
    what: 'The link is right, but the session was deleted, or sent again since with other content and so has another link.',
    fix: 'Ask whoever sent you the link for a new one: sending the session from the app again makes it.',
  },
  unconfigured: {
    status: 503,
    title: 'Session pages are not set up here',
    what: 'The session is stored, but this installation has no secret to sign links with, and shows sessions to nobody without a signed link.',
    fix: 'The operator sets LAB_SIGNING_SECRET (at least 32 characters, the same on every replica) and starts the service again. Sending the session again then gives a link that works.',
  },
} as const satisfies Record<string, DeadLink>

export type Refusal = keyof typeof refusals
