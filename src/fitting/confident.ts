import { withConfidence } from './confidence/index.ts'
import { ironCarryOver } from './iron-carry-over.ts'
import type { FittingResult } from './result-schema.ts'
import type { RunDeps } from './run.ts'
import type { FittingRequest } from './schema.ts'

/** A fitting of an account with how sure each spec is; wedges are fitted again with the irons they name. */
export const addConfidence = <Result extends FittingResult>(
  deps: RunDeps,
  accountId: string,
  result: Result,
  input: FittingRequest,
): Promise<Result> => withConfidence(result, input, () => ironCarryOver(deps, accountId, input))
