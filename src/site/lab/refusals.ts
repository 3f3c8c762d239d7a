import { shareDays } from '../../features/sharing/index.ts'
import type { DeadLink } from '../../pages/index.ts'

const anotherLink =
  'Ask the person who gave you the link for a new one. Programs create it with POST /v1/fittings/{fittingId}/lab-handoff; people who sign in to the dashboard open the fitting there.'

/** Why a link opens no fitting. */
export const refusals = {
  forged: {
    status: 403,
    title: 'This link is incomplete',
    what: 'Part of the URL is missing or was changed, so we cannot check that the link is valid.',
    fix: 'Copy the whole link from where you got it, to the last character.',
  },
  expired: {
    status: 410,
    title: 'This link has expired',
    what: `Links that a program gives work for 15 minutes, and links that somebody shares for ${shareDays} days. The fitting itself is still there, unless it was deleted.`,
    fix: anotherLink,
  },
  gone: {
    status: 404,
    title: 'This fitting is no longer stored here',
    what: 'The link is valid, but the fitting was deleted, and all links to it stopped working.',
    fix: 'A new fitting has a new link.',
  },
  revoked: {
    status: 410,
    title: 'This link was ended',
    what: 'Whoever made the fitting ended its link, or deleted the fitting.',
    fix: 'Ask the person who gave you the link for a new one.',
  },
  unconfigured: {
    status: 503,
    title: 'The lab is not set up here',
    what: 'This installation has no secret for signing links, and shows fittings only by signed link.',
    fix: 'The operator must set LAB_SIGNING_SECRET (at least 32 characters, the same on every replica) and restart the service.',
  },
} as const satisfies Record<string, DeadLink>
