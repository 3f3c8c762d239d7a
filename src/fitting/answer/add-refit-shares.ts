import type { RunDeps } from '../life/run.ts'
import { withRefitShares } from '../refits/index.ts'
import type { FittingResult } from '../schema/result-schema.ts'
import type { FittingRequest } from '../schema/schema.ts'
import { ironCarryOver } from './iron-carry-over.ts'

/** A fitting of an account with the share of re-fits that agrees with each spec; wedges are fitted again with the irons they name. */
export const addRefitShares = <Result extends FittingResult>(
  deps: RunDeps,
  accountId: string,
  result: Result,
  input: FittingRequest,
): Promise<Result> => withRefitShares(result, input, () => ironCarryOver(deps, accountId, input))
