export { eraseAccount } from './account.ts'
export { eraseCustomer } from './customer.ts'
export { personalData, privacyTable } from './personal-data.ts'
export { startRetention } from './retention.ts'
