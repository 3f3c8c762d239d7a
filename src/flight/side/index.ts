// Sideways flight for plots, without the rules' tables: it is light enough for a page.
export { type LandingEllipse, landingEllipse, type UsualShot, usualSpread } from './dispersion.ts'
export { type SideFlight, type SidePoint, type SideStart, sideFlight, sideStart } from './side-flight.ts'
