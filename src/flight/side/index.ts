// Sideways flight for plots, without the rules' tables: it is light enough for a page.
export { type DriverTarget, driverTarget } from '../driver-target.ts'
export { type LandingEllipse, landingEllipse, type UsualShot, usualSpread } from './dispersion.ts'
export { type SideFlight, type SidePoint, type SideStart, sideFlight, sideStart } from './side-flight.ts'
export { type KnownShot, type Outcome, type Setting, unchanged, whatIf } from './what-if.ts'
