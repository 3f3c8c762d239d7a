import { type DeadLink, html } from '../../../pages/index.ts'
import { linkDays } from '../schema.ts'

/** Why a link opens no session. */
export const refusals = {
  forged: { status: 403, words: 'forged' },
  expired: { status: 410, words: 'sessionExpired', values: { days: linkDays } },
  gone: { status: 404, words: 'sessionGone' },
  unconfigured: {
    status: 503,
    words: 'sessionUnconfigured',
    values: { setting: html`<code>LAB_SIGNING_SECRET</code>` },
  },
} as const satisfies Record<string, DeadLink>

/** Why a link leads to no session. */
export type Refusal = keyof typeof refusals
