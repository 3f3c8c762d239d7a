import type { DecimalSign } from '../../../../platform/tables/index.ts'
import type { WrittenShot } from '../shots.ts'
import type { Heading } from './headings.ts'
import { quantityOfMetric } from './meanings.ts'
import { type Guess, type Units, type Unnamed, unitsByNumbers } from './unit-guess.ts'
import { type DistanceUnit, distanceUnits, type SpeedUnit, speedUnits } from './units.ts'

/** What a person says of the numbers that the file names no unit for. */
export interface Choices {
  /** Systems, as senders call them. */
  readonly units?: 'auto' | 'imperial' | 'metric' | 'ms'
  readonly speedUnit?: SpeedUnit
  readonly distanceUnit?: DistanceUnit
}

const unitsOfChoice: Readonly<Record<Exclude<Choices['units'], 'auto' | undefined>, Units>> = {
  imperial: { speed: 'mph', distance: 'yd' },
  metric: { speed: 'km/h', distance: 'm' },
  ms: { speed: 'm/s', distance: 'm' },
}

/** The units of numbers without one, where they come from, and what the numbers say to that. */
export interface ChosenUnits {
  readonly units: Units
  readonly source: 'named' | 'chosen' | 'numbers' | 'assumed'
  readonly unnamed: Unnamed
  readonly guess: Guess
}

/** @param headings Numbers of a kind are in one unit: a column that names it says it for those that do not. */
export const unitsOf = (
  shots: readonly WrittenShot[],
  headings: readonly Heading[],
  choices: Choices,
  sign: DecimalSign,
): ChosenUnits => {
  const unnamed = { speed: hasUnnamed(shots, 'speed'), distance: hasUnnamed(shots, 'distance') }
  const said = { speed: unitAmong(speedUnits, headings), distance: unitAmong(distanceUnits, headings) }
  const guess = unitsByNumbers(
    shots.map(({ numbers }) => numbers),
    unnamed,
    said,
    sign === ',' ? 'm' : 'yd',
  )
  const system = choices.units === undefined || choices.units === 'auto' ? null : unitsOfChoice[choices.units]
  const [speed, distance] = [choices.speedUnit ?? system?.speed, choices.distanceUnit ?? system?.distance]
  const isChosen = (speed !== undefined && unnamed.speed) || (distance !== undefined && unnamed.distance)
  const isNamed = (!unnamed.speed || said.speed !== null) && (!unnamed.distance || said.distance !== null)
  return {
    units: { speed: speed ?? guess.units.speed, distance: distance ?? guess.units.distance },
    source: isChosen ? 'chosen' : isNamed ? 'named' : guess.source,
    unnamed,
    guess,
  }
}

const unitAmong = <Name extends string>(names: readonly Name[], headings: readonly Heading[]): Name | null => {
  const said = names.filter((name) => headings.some(({ unit }) => unit?.name === name))
  return said.length === 1 ? said[0]! : null
}

const hasUnnamed = (shots: readonly WrittenShot[], quantity: 'speed' | 'distance'): boolean =>
  shots.some(({ numbers }) =>
    [...numbers].some(([id, { times }]) => times === null && id !== 'peakHeight' && quantityOfMetric(id) === quantity),
  )
