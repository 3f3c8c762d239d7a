import { juniorHeights, teenBuild } from '../../golf/juniors.ts'
import { estimated, type Fact, measured } from './fact.ts'
import type { Golfer } from './golfer.ts'
import { figure } from './spec.ts'

/** @rule SHAFT-FLEX-JUNIOR */
export const isTeenBuild = ({ group, heightIn }: Golfer, driverSpeedMph: number): boolean =>
  group === 'junior' && heightIn !== null && heightIn >= teenBuild.fromIn && driverSpeedMph >= teenBuild.fromMph

/** Height decides a junior's clubs, so an unknown one is estimated from the age. @rule JUN-LENGTH */
export const juniorHeightIn = ({ heightIn, ageYears }: Golfer): Fact => {
  if (heightIn !== null) return measured(heightIn, `${figure(heightIn)} in tall`)
  const age = ageYears ?? 0
  const { heightIn: usual } = juniorHeights.find(({ belowAge }) => age < belowAge)!
  return estimated(usual, `taken as ${usual} in tall at the age of ${age}`, 'JUN-LENGTH')
}
