export { removeGolfers, selectGolferOf } from './queries.ts'
