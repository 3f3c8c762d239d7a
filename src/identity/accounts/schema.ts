import { type Static, Type } from '@sinclair/typebox'
import { count as countOf, moment, orNull, text } from '../../platform/described.ts'
import { closed, oneOf } from '../../platform/schema.ts'

const count = (description: string, example: number) => countOf('fittings', description, example)
const countOrNull = (description: string) => orNull(count('How many.', 25), description)

/** What the account of the calling key has used this month and may still use. */
export const Usage = closed(
  {
    current: count('Fittings counted this month, from the included allowance and from purchased credits.', 12),
    limit: countOrNull('Fittings available to this account this month, used ones included; null: unlimited.'),
    remaining: countOrNull('Fittings left, included and purchased; null: unlimited.'),
    percentUsed: countOf('percent', '`current` as a percentage of `limit`, rounded down; 0 if unlimited.', 48),
    unlimited: Type.Boolean({ description: 'No monthly limit.' }),
    creditBased: Type.Boolean({
      description: 'Purchased credits are involved: there is a balance, or some were used.',
    }),
    resetsAt: moment('Start of the next UTC month.'),
    includedLimit: countOrNull('Included fittings per month; null: unlimited.'),
    includedUsed: count('Included fittings used this month.', 12),
    includedRemaining: countOrNull('Included fittings left this month; null: unlimited.'),
    purchasedCreditBalance: count('Purchased credits left.', 0),
    availability: oneOf(['included', 'credit', 'exhausted', 'enterprise', 'unlimited'], {
      description: 'What the next fitting would use; `exhausted` if nothing is left.',
    }),
    nextFittingSource: oneOf(['included', 'purchased_credit', 'enterprise', 'unlimited', 'unavailable'], {
      description: 'What the next fitting would use.',
    }),
  },
  { $id: 'Usage', description: 'What the account has used this month and what is left.' },
)
export type Usage = Static<typeof Usage>

/** Answer of `GET /v1/key/status`. */
export const KeyStatus = closed(
  {
    valid: Type.Literal(true, { description: 'Always true: an invalid key gets a problem document.' }),
    developer: closed(
      {
        companyName: text('Name of the account.', 'Fairway Labs'),
        email: Type.String({ format: 'email', description: 'Its email address.', examples: ['dev@fairway.example'] }),
        tier: text('Internal label; rely on `usage` instead.', 'standard'),
      },
      { description: 'The account.' },
    ),
    usage: Usage,
  },
  { $id: 'KeyStatus', description: 'The key is valid; the allowance of its account.' },
)
export type KeyStatus = Static<typeof KeyStatus>
