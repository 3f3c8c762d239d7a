import type { DeadLink } from '../../../pages/index.ts'
import { linkDays } from '../ingest.ts'

/** Why a link opens no session. */
export const refusals = {
  forged: {
    status: 403,
    title: 'This link is incomplete',
    what: 'Part of the URL is missing or was changed, so we cannot check that the link is valid.',
    fix: 'Copy the whole link from where you got it, to the last character. Mail programs sometimes break long links.',
  },
  expired: {
    status: 410,
    title: 'This link has expired',
    what: `Links to a session work for ${linkDays} days. The session itself may still be stored.`,
    fix: 'Ask the person who sent you the link for a new one: sending the session from the app again creates it.',
  },
  gone: {
    status: 404,
    title: 'This session is no longer stored here',
    what: 'The link is valid, but the session was deleted, or was sent again with different content and now has a new link.',
    fix: 'Ask the person who sent you the link for a new one: sending the session from the app again creates it.',
  },
  unconfigured: {
    status: 503,
    title: 'Session pages are not set up here',
    what: 'The session is stored, but this installation has no secret for signing links, and shows sessions only by signed link.',
    fix: 'The operator must set LAB_SIGNING_SECRET (at least 32 characters, the same on every replica) and restart the service. Sending the session again then creates a link that works.',
  },
} as const satisfies Record<string, DeadLink>

/** Why a link leads to no session. */
export type Refusal = keyof typeof refusals
