export { diffCatalogs } from './diff.ts'
export { proposeChange } from './propose.ts'
export { refusalReasons } from './refused.ts'
export { type PicksOf, type StalePrice, stalePrices, type ToLookUp, worklistOf } from './worklist.ts'
