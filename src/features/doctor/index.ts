export { accountBooks, type Book, fittingBooks } from './books.ts'
export { examine, type Finding } from './examine.ts'
