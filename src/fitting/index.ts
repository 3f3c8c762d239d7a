// Rules of a whole set, for the analysis of a bag.

export { analyze } from './analyze.ts'
export { bounceFor, grindFor } from './engine/bounce.ts'
export { driverSpeedPerMph, wedgeClassOfLoft } from './engine/club.ts'
export { assumed, measured } from './engine/evidence.ts'
export { type Fit, fit } from './engine/fit.ts'
export { longestIronOf } from './engine/iron-set.ts'
export { lobWedgeAfter, pitchingWedgeDegMax, wedgesToSandWedge } from './engine/wedge-set.ts'
export { type FittedClub, fittedClub } from './fitted-club.ts'
export { FittingResult, StoredFitting } from './result-schema.ts'
export { fitting } from './routes.ts'
export { FittingRequest } from './schema.ts'
