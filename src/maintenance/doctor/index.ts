export { accountBooks, derivedBooks, fittingBooks } from './books.ts'
export { examine } from './examine.ts'
export type { Finding } from './remedies.ts'
