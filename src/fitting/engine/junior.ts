import { estimated, type Fact, measured } from './evidence.ts'
import type { Golfer } from './golfer.ts'
import { figure } from './spec.ts'

/** A tall, fast junior has outgrown junior shafts: from this height and driver-equivalent speed on. */
const teenBuild = { heightIn: 60, driverSpeedMph: 75 } as const

/** @rule SHAFT-FLEX-JUNIOR */
export const isTeenBuild = ({ group, heightIn }: Golfer, driverSpeedMph: number): boolean =>
  group === 'junior' &&
  heightIn !== null &&
  heightIn >= teenBuild.heightIn &&
  driverSpeedMph >= teenBuild.driverSpeedMph

/** Heights of juniors whose height is not known, by age. @source house: growth-chart medians (rule JUN-LENGTH) */
const heightByAge = [
  { fromAge: 11, heightIn: 54 },
  { fromAge: 9, heightIn: 50 },
  { fromAge: 7, heightIn: 46 },
  { fromAge: 0, heightIn: 41 },
] as const

/** Height decides a junior's clubs, so an unknown one is estimated from the age. @rule JUN-LENGTH */
export const juniorHeightIn = ({ heightIn, ageYears }: Golfer): Fact => {
  if (heightIn !== null) return measured(heightIn, `${figure(heightIn)} in tall`)
  const age = ageYears ?? 0
  const usual = heightByAge.find(({ fromAge }) => age >= fromAge)!.heightIn
  return estimated(usual, `taken as ${usual} in tall at the age of ${age}`)
}
