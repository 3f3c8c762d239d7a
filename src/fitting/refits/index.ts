export { withRefitShares } from './with-refit-shares.ts'
