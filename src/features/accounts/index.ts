export type { Principal, Scope } from '../auth/index.ts'
export {
  type AccountTools,
  createAccount,
  createKey,
  type KeyWish,
  type NewAccount,
  type NewKey,
  overlapSecondsMax,
  overlapSecondsUsual,
  type Rolled,
  rollKey,
  setStoreLink,
} from './accounts.ts'
export { logUsedUp, watchAudit } from './audit.ts'
export { addCredits, type NewCredits } from './credits.ts'
export { believedMs, createKeyRing, type KeyRing } from './key-ring.ts'
export { keyStatus, startOfNextMonth } from './key-status.ts'
export {
  type Account,
  type ApiKey,
  eraseAccountRow,
  selectAccounts,
  selectApiKey,
  selectApiKeys,
  selectHasAccounts,
  selectSandbox,
  selectStoreLink,
  updateMonthlyLimit,
} from './queries.ts'
export { type AccountsDeps, accounts, keyStatusOperation } from './routes.ts'
export { KeyStatus, Usage } from './schema.ts'
