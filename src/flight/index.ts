export { lift, lostLift, spinDrag } from './aerodynamics.ts'
export { airAt, standardAir } from './air.ts'
export {
  type CarryKind,
  type ClubKind,
  carriesOf,
  carryShareOfTotal,
  carryYardsAt113Mph,
  driverSpeedForCarry,
  shareOfDrive,
  type TotalKind,
} from './carry.ts'
export { type Driving, driveOf, usualDrives } from './drive.ts'
export { type DriverTarget, driverTarget } from './driver-target.ts'
export {
  type Club,
  changeShot,
  type Delivery,
  dynamicLoftDeg,
  impact,
  shotWithLoft,
  smashAtSpinLoft,
  spinRpm,
} from './impact.ts'
export { type Shot, trackShot } from './path.ts'
export { type Ground, rollShare, rollYards } from './roll.ts'
export { expectedSmash, strikeEfficiency, typicalDriverSmash } from './strike.ts'
export { strokesAfterApproach, strokesAfterTeeShot } from './strokes.ts'
export { type Flight, fly, type Launch, roughStepSeconds, stepSeconds } from './trajectory.ts'
