import { type Static, Type } from '@sinclair/typebox'
import { closed, oneOf } from '../../platform/schema.ts'

const count = (description: string) => Type.Integer({ minimum: 0, description })
const countOrNull = (description: string) => Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description })

/** What the account of the calling key has used this month and may still use. */
export const Usage = closed({
  current: count('Fittings counted this month, from the included allowance and from purchased credits.'),
  limit: countOrNull('Fittings this account can reach this month; null: unlimited.'),
  remaining: countOrNull('Fittings left, included and purchased; null: unlimited.'),
  percentUsed: count('`current` as whole percent of `limit`, rounded down; 0 when unlimited.'),
  unlimited: Type.Boolean({ description: 'No monthly limit.' }),
  creditBased: Type.Boolean({ description: 'Purchased credits take part: there is a balance, or some were used.' }),
  resetsAt: Type.String({ format: 'date-time', description: 'Start of the next UTC month.' }),
  includedLimit: countOrNull('Included fittings per month; null: unlimited.'),
  includedUsed: count('Included fittings used this month.'),
  includedRemaining: countOrNull('Included fittings left this month; null: unlimited.'),
  purchasedCreditBalance: count('Purchased credits left.'),
  availability: oneOf(['included', 'credit', 'exhausted', 'enterprise', 'unlimited'], {
    description: 'What the next fitting would draw on, `exhausted` when nothing is left.',
  }),
  nextFittingSource: oneOf(['included', 'purchased_credit', 'enterprise', 'unlimited', 'unavailable'], {
    description: 'Where the next fitting is taken from.',
  }),
})
export type Usage = Static<typeof Usage>

/** Answer of `GET /v1/key/status`. */
export const KeyStatus = closed(
  {
    valid: Type.Literal(true),
    developer: closed({
      companyName: Type.String(),
      email: Type.String({ format: 'email' }),
      tier: Type.String({ description: 'Internal label; rely on `usage` instead.' }),
    }),
    usage: Usage,
  },
  {
    description: 'The key is valid; what its account may use.',
  },
)
export type KeyStatus = Static<typeof KeyStatus>
