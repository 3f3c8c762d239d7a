export { eraseAccount } from './account.ts'
export { eraseCustomer } from './customer.ts'
export { startRetention } from './retention.ts'
