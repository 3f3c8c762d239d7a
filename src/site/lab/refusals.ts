import { shareDays } from '../../features/sharing/index.ts'
import { labLinkMinutes } from '../../fitting/index.ts'
import { type DeadLink, html } from '../../pages/index.ts'

/** Why a link opens no fitting. */
export const refusals = {
  forged: { status: 403, words: 'forged' },
  expired: {
    status: 410,
    words: 'expired',
    values: {
      minutes: labLinkMinutes,
      days: shareDays,
      call: html`<code>POST /v1/fittings/{fittingId}/lab-handoff</code>`,
    },
  },
  gone: { status: 404, words: 'gone' },
  revoked: { status: 410, words: 'revoked' },
  unconfigured: {
    status: 503,
    words: 'unconfigured',
    values: { setting: html`<code>LAB_SIGNING_SECRET</code>` },
  },
} as const satisfies Record<string, DeadLink>
