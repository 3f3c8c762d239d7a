import { juniorHeights, teenBuild } from '../../../golf/juniors.ts'
import { bodyInches, say } from '../../../words/say.ts'
import { estimated, type Fact, measured } from '../fact.ts'
import { rounded } from '../spec.ts'
import type { Golfer } from '../swing/golfer.ts'

/** @rule SHAFT-FLEX-JUNIOR */
export const isTeenBuild = ({ group, heightIn }: Golfer, driverSpeedMph: number): boolean =>
  group === 'junior' && heightIn !== null && heightIn >= teenBuild.fromIn && driverSpeedMph >= teenBuild.fromMph

/** Height decides a junior's clubs, so an unknown one is estimated from the age. @rule JUN-LENGTH */
export const juniorHeightIn = ({ heightIn, ageYears }: Golfer): Fact => {
  if (heightIn !== null) return measured(heightIn, say('source.height', { height: bodyInches(rounded(heightIn)) }))
  const age = ageYears ?? 0
  const { heightIn: usual } = juniorHeights.find(({ belowAge }) => age < belowAge)!
  return estimated(usual, say('source.heightOfAge', { height: bodyInches(usual), age }), 'JUN-LENGTH')
}
