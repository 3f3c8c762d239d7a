export { addCustomer, NewCustomer } from './customers.ts'
export { importCustomers } from './import.ts'
export { selectCustomerId, selectCustomers } from './queries.ts'
