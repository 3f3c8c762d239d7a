export { eraseGolfer } from './erase.ts'
export {
  type Golfer,
  insertGolfer,
  removeGolfers,
  selectGolfer,
  selectGolferOf,
  selectGolfers,
  selectGolfersOf,
  setGolferOf,
  updateGolfer,
} from './queries.ts'
export { GolferProfile, golferNameMax } from './schema.ts'
