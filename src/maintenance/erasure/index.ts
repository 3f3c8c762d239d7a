export { eraseAccount } from './account.ts'
export { eraseCustomer } from './customer.ts'
export { personalData } from './personal-data.ts'
export { startRetention } from './retention.ts'
