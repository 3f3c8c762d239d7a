export { eraseGolfer } from './erase.ts'
export {
  type Golfer,
  insertGolfer,
  selectGolfer,
  selectGolferOf,
  selectGolfers,
  selectGolfersOf,
  selectNote,
  setGolferOf,
  setNote,
  updateGolfer,
} from './queries.ts'
export { GolferProfile, golferNameMax, noteMax } from './schema.ts'
