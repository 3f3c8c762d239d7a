export {
  type AccountTools,
  createAccount,
  createKey,
  forgetShop,
  type NewAccount,
  type NewKey,
  prefixOfKey,
  setStoreLink,
} from './accounts.ts'
export { logUsedUp, watchAudit } from './audit.ts'
export { addCredits } from './credits.ts'
export {
  type ApiKey,
  type KeyOwner,
  selectApiKey,
  selectApiKeys,
  selectIsKnownOrigin,
  selectIsPublishable,
  selectOwnerOf,
  widenApiKey,
} from './key-queries.ts'
export { believedMs, createKeyRing, type KeyRing } from './key-ring.ts'
export { keyStatus, startOfNextMonth } from './key-status.ts'
export { type LookFault, setLook } from './look.ts'
export { type AccountLook, LookWish } from './look-wish.ts'
export { type KeyRefusal, KeyWish, makeKey } from './make-key.ts'
export { originProblem, PublishableWish } from './publishable.ts'
export {
  eraseAccountRow,
  selectAccounts,
  selectCompanyName,
  selectCredits,
  selectHasAccounts,
  selectLook,
  selectSandbox,
  selectShop,
  updateMonthlyLimit,
} from './queries.ts'
export { overlapSecondsMax, rollKey } from './roll-key.ts'
export { type AccountsDeps, accounts, keyStatusOperation, revoking } from './routes.ts'
export { Usage } from './schema.ts'
export { visitorsAccount, visitorsAccountId } from './visitors.ts'
