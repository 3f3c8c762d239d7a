export { invariants } from './books.ts'
export { type CommitTimes, timeCommits } from './commits.ts'
export { examine } from './examine.ts'
export type { Finding } from './remedies.ts'
