import { Type } from '@sinclair/typebox'
import {
  FittingListQuery,
  FittingRequest,
  fittingListOf,
  fittingSearch,
  GolferInput,
  selectFittings,
} from '../../fitting/index.ts'
import { hands } from '../../golf/names/words.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { fitGolfer } from '../fit/fit-golfer.ts'
import { fitRows } from '../fit/fit-rows.ts'
import { fitSession } from '../fit/fit-session.ts'
import { AccountId, operation, SessionId, shortText, WriteId } from './operation.ts'

const PayingAccount = Type.Optional({
  ...AccountId,
  description: 'Id of the account to charge, acc_... Optional if there is only one account.',
})

/** Making fittings. Each is charged, stored and counted as over the API. */
export const fittingOperations = {
  fit: operation(
    closed({
      session: {
        ...SessionId,
        description: 'Fit from the medians of this captured session, a UUID. Needs --club, --account and --hand.',
      },
      club: shortText('With --session: the club, as named in the session, such as "7 iron".'),
      account: AccountId,
      hand: oneOf(hands),
      handicap: GolferInput.properties.handicap,
      id: WriteId,
    }),
    fitSession,
  ),
  'fitting list': operation(
    closed({ account: AccountId, ...FittingListQuery.properties }),
    async ({ sql }, { account, cursor, ...narrowed }) =>
      fittingListOf(await selectFittings(sql.read, account, fittingSearch({ ...narrowed, before: cursor }))),
  ),
  'fit golfer': operation(
    closed({
      account: PayingAccount,
      request: FittingRequest,
      id: {
        ...WriteId,
        description:
          'Your own id of this fitting, its Idempotency-Key. Repeated with the same id, it is charged once. Not with --csv.',
      },
    }),
    fitGolfer,
  ),
  'fit rows': operation(
    closed({
      account: PayingAccount,
      text: Type.String(),
      dryRun: Type.Boolean({ description: 'With --csv: check every row and charge nothing.' }),
    }),
    fitRows,
  ),
} as const
