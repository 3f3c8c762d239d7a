export type { Principal, Scope } from '../auth/index.ts'
export { type AccountTools, createAccount, createKey, type NewAccount, type NewKey } from './accounts.ts'
export { logUsedUp, watchAudit } from './audit.ts'
export { addCredits, type NewCredits } from './credits.ts'
export { believedMs, createKeyRing, type KeyRing } from './key-ring.ts'
export { keyStatus, startOfNextMonth } from './key-status.ts'
export {
  type Account,
  type ApiKey,
  eraseAccountRow,
  selectAccounts,
  selectApiKeys,
  selectHasAccounts,
} from './queries.ts'
export { type AccountsDeps, accounts } from './routes.ts'
export { KeyStatus } from './schema.ts'
