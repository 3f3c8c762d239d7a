import { fly, type Launch } from '../../flight/index.ts'
import { roundTo } from '../../units.ts'
import type { ExpectedFlight } from './club-fit.ts'

/** What the flight model expects of a shot, rounded for people. @rule FLT-TRAJECTORY */
export const expectedFlight = (launch: Launch): ExpectedFlight => {
  const flight = fly(launch)
  return {
    ballSpeedMph: roundTo(launch.ballSpeedMph, 0.1),
    launchDeg: roundTo(launch.launchDeg, 0.1),
    spinRpm: roundTo(launch.spinRpm, 50),
    carryYards: roundTo(flight.carryYards, 1),
    totalYards: roundTo(flight.totalYards, 1),
    peakFeet: roundTo(flight.apexFeet, 1),
    landingDeg: roundTo(flight.landingDeg, 0.5),
  }
}
