import { usualHandicap } from './handicap.ts'
import { juniorAgeMax } from './juniors.ts'
import type { GolferGroup } from './names/words.ts'
import { numberIn, textIn } from './read-table.ts'
import { tableRows } from './tables.ts'
import { interpolate, type Knot } from './units.ts'

const rows = tableRows('trackman-combine-driver.csv')
const curve = (gender: string, column: string): readonly Knot[] =>
  rows
    .filter((row) => textIn(row, 'gender') === gender)
    .map((row): Knot => [numberIn(row, 'handicap'), numberIn(row, column)])
const ofGender = (gender: string) => ({
  speedMph: curve(gender, 'club_speed_mph'),
  attackDeg: curve(gender, 'attack_deg'),
})

/** Amateurs with the driver by handicap: speed, mph, and attack, degrees; linear between the rows. @source db/rules/trackman-combine-driver.csv @rule IN-ATTACK, IN-CONSISTENT-SPEED */
export const amateurDrivers = { men: ofGender('male'), women: ofGender('female') } as const

/** Driver speed lost with each stroke beyond the last row, mph. @source house, after db/rules/handicap-profile.csv: 85 mph at 25 @rule IN-CONSISTENT-SPEED */
export const slowerPerStrokeMph = 1
/** Driver speed lost with each year beyond an age, mph. @source house @rule IN-CONSISTENT-SPEED */
export const slowerWithAge = { fromAge: 50, perYearMph: 0.4 } as const
/** Driver speed of the oldest juniors, and what each year less takes off, mph. @source house @rule IN-CONSISTENT-SPEED */
export const juniorDriver = { mph: 70, perYearMph: 4 } as const
/** Standard deviation of driver speed among golfers of one handicap, and of unknown handicap, mph. @source db/rules/handicap-profile.csv, 5 to 9; unknown: house @rule IN-CONSISTENT-SPEED */
export const speedSpreadMph = { known: 8, unknown: 12 } as const
/** Number of such deviations, in mph, that take in the whole population. @source house @rule IN-CONSISTENT-SPEED, IN-PLAUSIBLE */
export const populationSpreads = 3

/** Number of such deviations, in mph, beyond which a number was likely meant otherwise. @source house: 19 of 20 golfers lie within @rule IN-PLAUSIBLE */
export const oddSpreads = 2

/** Beyond so many deviations a speed that would be usual of the driver is likely the driver's. @source house @rule IN-PLAUSIBLE */
export const otherClubSpreads = 2.5

/** A golfer as a population knows one. */
export interface Amateur {
  readonly group: GolferGroup
  readonly handicap: number | undefined
  readonly ageYears?: number | null
}

/** Attack of a driver to assume where none was measured, degrees. @rule IN-ATTACK */
export const amateurAttackDeg = ({ group, handicap = usualHandicap }: Amateur): number =>
  interpolate(amateurDrivers[group === 'women' ? 'women' : 'men'].attackDeg, handicap)

/** Driver speed to expect of a golfer, mph. @rule IN-CONSISTENT-SPEED */
export const amateurDriverMph = ({ group, handicap = usualHandicap, ageYears }: Amateur): number => {
  const age = ageYears ?? null
  if (group === 'junior') return juniorDriver.mph - juniorDriver.perYearMph * (juniorAgeMax - (age ?? juniorAgeMax))
  const { speedMph } = amateurDrivers[group]
  const beyond = Math.max(0, handicap - speedMph.at(-1)![0])
  const years = age === null ? 0 : Math.max(0, age - slowerWithAge.fromAge)
  return interpolate(speedMph, handicap) - slowerPerStrokeMph * beyond - slowerWithAge.perYearMph * years
}
