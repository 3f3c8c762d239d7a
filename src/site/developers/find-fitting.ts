import { type ReadFitting, type RunDeps, readFitting } from '../../fitting/index.ts'
import { selectSandbox } from '../../identity/accounts/index.ts'

/** A fitting of an account, or of its test keys, as it stands; null when there is none of this id. */
export const findFitting = async (deps: RunDeps, accountId: string, fittingId: string): Promise<ReadFitting | null> => {
  const read = await readFitting(deps, { accountId, fittingId, waitMs: 0 })
  if (read !== null) return read
  const sandboxId = await selectSandbox(deps.sql, accountId)
  return sandboxId === null ? null : readFitting(deps, { accountId: sandboxId, fittingId, waitMs: 0 })
}
