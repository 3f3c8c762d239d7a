import { Type } from '@sinclair/typebox'
import { FittingRequest, GolferInput } from '../../fitting/index.ts'
import { hands } from '../../golf/words.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { fitGolfer } from '../fit-golfer.ts'
import { fitRows } from '../fit-rows.ts'
import { fitSession } from '../fit-session.ts'
import { AccountId, operation, SessionId, ShortText, WriteId } from './operation.ts'

/** Making fittings. Each is charged, stored and counted as over the API. */
export const fittingOperations = {
  fit: operation(
    closed({
      session: SessionId,
      club: ShortText,
      account: AccountId,
      hand: oneOf(hands),
      handicap: GolferInput.properties.handicap,
      id: WriteId,
    }),
    fitSession,
  ),
  'fit golfer': operation(
    closed({ account: Type.Optional(AccountId), request: FittingRequest, id: WriteId }),
    fitGolfer,
  ),
  'fit rows': operation(
    closed({ account: Type.Optional(AccountId), text: Type.String(), dryRun: Type.Boolean() }),
    fitRows,
  ),
} as const
