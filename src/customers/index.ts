export { addCustomer, type CustomerInput, NewCustomer } from './customers.ts'
export { importCustomers } from './import.ts'
export { type Customer, selectCustomerId, selectCustomers } from './queries.ts'
