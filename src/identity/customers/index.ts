export { addCustomer, NewCustomer } from './customers.ts'
export { importCustomers } from './import.ts'
export { removeCustomer, removeCustomers, selectCustomer, selectCustomerId, selectCustomers } from './queries.ts'
