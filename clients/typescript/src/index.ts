export { Clubwright, type ClubwrightOptions, type FitOptions, FittingFailed, type ReadOptions } from './clubwright.js'
export * from './generated/problems.gen.js'
export type * from './generated/types.gen.js'
export { ClubwrightProblem } from './problem.js'
