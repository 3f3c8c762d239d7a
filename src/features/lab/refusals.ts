import type { DeadLink } from '../../pages/index.ts'

const anotherLink =
  'Ask whoever gave you the link for a new one. A program makes it with POST /v1/fittings/{fittingId}/lab-handoff; people who sign in to the dashboard open the fitting there.'

/** Why a link opens no fitting. */
export const refusals = {
  forged: {
    status: 403,
    title: 'This link is not complete',
    what: 'Something in the address is missing or was changed, so it cannot be told whether it was meant for you.',
    fix: 'Copy the whole link from where you got it, to its last character.',
  },
  expired: {
    status: 410,
    title: 'This link has expired',
    what: 'Links to a fitting work for 15 minutes. The fitting itself is still there, unless it was deleted.',
    fix: anotherLink,
  },
  gone: {
    status: 404,
    title: 'This fitting is not stored here any more',
    what: 'The link is right, but the fitting was deleted, and every link to it ended with it.',
    fix: 'A new fitting gives a new link.',
  },
  unconfigured: {
    status: 503,
    title: 'The lab is not set up here',
    what: 'This installation has no secret to sign links with, and shows fittings to nobody without a signed link.',
    fix: 'The operator sets LAB_SIGNING_SECRET (at least 32 characters, the same on every replica) and starts the service again.',
  },
} as const satisfies Record<string, DeadLink>
