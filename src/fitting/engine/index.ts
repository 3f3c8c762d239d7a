// The rules by themselves: light enough for a page.
export type { FittingRequest } from '../schema.ts'
export type { IronCarryOver } from './context.ts'
export { specsFor } from './fit.ts'
export { setUpVerdict } from './keep-figures.ts'
