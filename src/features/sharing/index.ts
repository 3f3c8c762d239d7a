export { selectShareOf } from './queries.ts'
export {
  accountOfShare,
  openShare,
  revokeShare,
  type ShareDeps,
  type ShareQuery,
  shareDays,
  shareFitting,
} from './share-link.ts'
