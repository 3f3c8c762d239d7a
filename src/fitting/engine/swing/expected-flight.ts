import { fly, type Launch } from '../../../flight/index.ts'
import { roundTo } from '../../../golf/units.ts'
import type { ExpectedFlight } from '../club-fit.ts'
import type { FlownShot } from './context.ts'

/** What the flight model expects of a shot, rounded for people; one that was flown already is not flown again. @rule FLT-TRAJECTORY */
export const expectedFlight = (shot: Launch | FlownShot): ExpectedFlight => {
  const flight = 'flight' in shot ? shot.flight : fly(shot)
  return {
    ballSpeedMph: roundTo(shot.ballSpeedMph, 0.1),
    launchDeg: roundTo(shot.launchDeg, 0.1),
    spinRpm: roundTo(shot.spinRpm, 50),
    carryYards: roundTo(flight.carryYards, 1),
    totalYards: roundTo(flight.totalYards, 1),
    peakFeet: roundTo(flight.apexFeet, 1),
    landingDeg: roundTo(flight.landingDeg, 0.5),
  }
}
