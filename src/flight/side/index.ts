// Sideways flight for plots, without the rules' tables: it is light enough for a page.
export { knowLaws } from '../aerodynamics.ts'
export { driverTarget } from '../driver-target.ts'
export { landingEllipse, usualSpread } from './dispersion.ts'
export { sideFlight, sideStart } from './side-flight.ts'
export { holdTo, type KnownShot, type Outcome, type Setting, startOf, unchanged, whatIf } from './what-if.ts'
