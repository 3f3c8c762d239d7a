// The rules by themselves: light enough for a page.
export type { FittingRequest } from '../schema/schema.ts'
export { specsFor } from './fit.ts'
export { setUpVerdict } from './keep/keep-figures.ts'
export type { IronCarryOver } from './swing/context.ts'
