export { type ErasedAccount, eraseAccount } from './account.ts'
export { type ErasedCustomer, eraseCustomer } from './customer.ts'
export { startRetention } from './retention.ts'
