import flexCsv from '../../../db/rules/flex-thresholds.csv' with { type: 'text' }
import { carryFactor, driverSpeedForCarry } from '../../flight/index.ts'
import { type AdultFlex, adultFlexes, type Flex } from '../../golf.ts'
import { numberIn, readTable, textIn } from '../../ruleset/index.ts'
import { clip } from '../../units.ts'
import type { FittingRequest } from '../schema.ts'
import { type Fact, weakest } from './evidence.ts'
import type { Golfer } from './golfer.ts'
import type { Spec } from './spec.ts'
import type { Swing } from './swing.ts'

/** Rows of the flex table: whose speed is compared. */
export type FlexRow = 'driver' | '3-wood' | 'hybrid' | '7-iron' | 'wedge'

interface Thresholds {
  /** Lower borders of Senior, Regular, Stiff, Stiff+, Extra Stiff, mph. */
  readonly from: readonly number[]
  /** Men's lines stop at Senior: down to this speed a Ladies index is sold as Senior. Null for women. */
  readonly seniorLabelFloorMph: number | null
}

const thresholds = (group: 'men' | 'women', row: FlexRow): Thresholds => table.get(`${group} ${row}`)!

const columns = ['senior_from', 'regular_from', 'stiff_from', 'stiff_plus_from', 'extra_stiff_from']
const table = new Map(
  readTable(flexCsv)
    .filter((row) => textIn(row, 'basis').endsWith('club speed'))
    .map((row) => [
      `${textIn(row, 'group')} ${textIn(row, 'basis').replace(' club speed', '')}`,
      {
        from: columns.map((column) => numberIn(row, column)),
        seniorLabelFloorMph: row['senior_label_floor_mph'] ? numberIn(row, 'senior_label_floor_mph') : null,
      } satisfies Thresholds,
    ]),
)

/** The open bands at the ends of the scale, so that a place inside them can be argued too. */
const openBandBelowMph = 12
const openBandAboveMph = 10
const indexMax = 5.99

/** Flex as a real number: 0 soft end of Ladies, 5.99 end of Extra Stiff; linear inside each band. */
const indexAt = ({ from }: Thresholds, speedMph: number): number => {
  const borders = [from[0]! - openBandBelowMph, ...from, from[from.length - 1]! + openBandAboveMph]
  if (speedMph <= borders[0]!) return 0
  const band = borders.findIndex((border) => speedMph < border) - 1
  if (band < 0) return indexMax
  return Math.min(indexMax, band + (speedMph - borders[band]!) / (borders[band + 1]! - borders[band]!))
}

/** Half a flex for a forceful or a quiet move. @source Wishon: a 90 mph golfer belongs to an 85-95 or a 90-100 shaft depending on transition */
const transitionStep = 0.5
/** Deliberately small: a slice is fixed by head, weight and lie, not by a softer shaft. */
const missStep = 0.15
const spinStep = 0.15
const ageStep = 0.25
/** Within this distance of the upper border the neighbour is named. */
const closeCall = 0.15

/** What a golfer's words say about the move that loads the shaft: -1 quiet, 0 normal or unknown, +1 forceful. */
const moveOf = (words: string | undefined): number => {
  if (words === undefined) return 0
  if (/fast|quick|aggressive|forceful|hard|strong|violent/i.test(words)) return 1
  return /smooth|slow|passive|easy|gentle|relaxed/i.test(words) ? -1 : 0
}

/** Tempo and transition together: -1, 0 or 1. */
export const forceOfMove = ({ preferences }: FittingRequest): number =>
  clip(moveOf(preferences?.tempo) + moveOf(preferences?.transition), -1, 1)

export interface FlexQuestion {
  readonly row: FlexRow
  readonly speedMph: Fact
  readonly request: FittingRequest
  readonly golfer: Golfer
  readonly swing: Swing
  /** Driver-equivalent speed, for the teen build of tall juniors. */
  readonly driverSpeedMph: number
  /** Driver only: where launch and spin lie against their targets (rule DRV-TARGET). */
  readonly launchAboveWindow?: boolean
  readonly launchBelowWindow?: boolean
  readonly spinOverTarget?: number
}

/** @rule SHAFT-FLEX, SHAFT-FLEX-WOMEN, SHAFT-FLEX-WOMEN-UP, SHAFT-FLEX-JUNIOR */
export const fitFlex = (question: FlexQuestion): Spec<Flex> => {
  if (question.golfer.group === 'junior') return juniorFlex(question)
  const speed = flexSpeed(question)
  return question.golfer.group === 'women' ? womensFlex(question, speed) : mensFlex(question, speed)
}

/**
 * The speed that is compared. Driver and 7-iron with a believable carry: a quarter of the weight goes to the speed that
 * would carry that far with this golfer's strike; half of that when the carry was derived from a total.
 */
const flexSpeed = ({ row, speedMph, swing, golfer }: FlexQuestion): Fact => {
  const carry = swing.carryYards
  if (carry === null || (row !== 'driver' && row !== '7-iron') || swing.numbersOf !== row) return speedMph
  const toCarry = driverSpeedForCarry({
    kind: row === 'driver' ? 'wood' : 'iron_wedge',
    loftDeg: row === 'driver' ? 10.5 : 33,
    carryYards: carry.value,
    carryFactor: carryFactor(golfer.handicap?.value),
  })
  const carrySpeed = row === 'driver' ? toCarry : toCarry / 1.2
  const weight = carry.basis === 'measured' ? 0.25 : 0.125
  const value = (1 - weight) * speedMph.value + weight * clip(carrySpeed, speedMph.value - 8, speedMph.value + 8)
  return { value, basis: weakest(speedMph, carry), how: `${speedMph.how}, weighed with ${carry.how}` }
}

/** Everything but speed that moves the flex, as steps of the index. */
const steps = (question: FlexQuestion): { sum: number; reasons: string[] } => {
  const { request, swing, golfer } = question
  const found: [step: number, reason: string][] = []
  const force = forceOfMove(request)
  if (force !== 0)
    found.push([
      force * transitionStep,
      force > 0 ? 'a forceful move loads the shaft more' : 'a quiet move loads the shaft less',
    ])
  if (swing.missSize !== null && swing.missSize !== 'slight') {
    if (swing.missPattern === 'hook')
      found.push([missStep, `a ${swing.missSize} hook asks for a little more resistance`])
    if (swing.missPattern === 'fade')
      found.push([-missStep, `a ${swing.missSize} fade asks for a little help to close`])
  }
  const spin = question.spinOverTarget
  if (spin !== undefined && spin > 1.2 && question.launchAboveWindow)
    found.push([spinStep, 'launch and spin are both high'])
  if (spin !== undefined && spin < 1 && question.launchBelowWindow)
    found.push([-spinStep, 'launch and spin are both low'])
  if (golfer.ageYears !== null && golfer.ageYears >= 70)
    found.push([-ageStep, 'from 70 on a softer shaft is easier to load'])
  return { sum: found.reduce((total, [step]) => total + step, 0), reasons: found.map(([, reason]) => reason) }
}

const mensFlex = (question: FlexQuestion, speed: Fact): Spec<Flex> => {
  const bands = thresholds('men', question.row)
  const { sum, reasons } = steps(question)
  const index = clip(indexAt(bands, speed.value) + sum, 0, indexMax)
  const band = Math.floor(index)
  const isSeniorLine = band === 0 && speed.value >= (bands.seniorLabelFloorMph ?? Number.POSITIVE_INFINITY)
  const flex: AdultFlex = isSeniorLine ? 'Senior' : adultFlexes[band]!
  const place = bandWords(bands, adultFlexes.indexOf(flex), question.row, isSeniorLine)
  return spec(
    'SHAFT-FLEX',
    flex,
    speed,
    `${speedWords(question.row, speed)} lies in the ${flex} band (${place})${because(reasons)}.`,
    neighbour(index),
  )
}

const womensFlex = (question: FlexQuestion, speed: Fact): Spec<Flex> => {
  const bands = thresholds('women', question.row)
  const bySpeed = indexAt(bands, speed.value)
  if (bySpeed < 1) {
    const why = `Ladies flex is the women's rule; ${speedWords(question.row, speed)} is below the ${bands.from[0]} mph from which speed decides.`
    return spec(
      'SHAFT-FLEX-WOMEN',
      'Ladies',
      speed,
      why,
      bySpeed > 1 - closeCall ? ['Senior: a little more speed would step up'] : [],
    )
  }
  const { sum, reasons } = steps(question)
  const index = clip(bySpeed + sum, 0, indexMax)
  const flex = adultFlexes[Math.floor(index)]!
  const why =
    `Speed-based exception to Ladies flex: ${speedWords(question.row, speed)} is at or above ${bands.from[0]} mph, ` +
    `where the women's rows step up to ${flex}${because(reasons)}.`
  return spec('SHAFT-FLEX-WOMEN-UP', flex, speed, why, ['Ladies: the literal women’s rule', ...neighbour(index)])
}

/** A tall, fast junior has outgrown junior shafts. @rule SHAFT-FLEX-JUNIOR */
export const isTeenBuild = (golfer: Golfer, driverSpeedMph: number): boolean =>
  golfer.group === 'junior' && golfer.heightIn !== null && golfer.heightIn >= 60 && driverSpeedMph >= 75

const juniorFlex = ({ golfer, driverSpeedMph, speedMph, row }: FlexQuestion): Spec<Flex> => {
  if (!isTeenBuild(golfer, driverSpeedMph))
    return spec(
      'SHAFT-FLEX-JUNIOR',
      'Junior',
      speedMph,
      `Junior shafts are made for golfers of ${golfer.ageYears}; speed does not change that.`,
      [],
    )
  const bands = thresholds('men', row)
  const band = Math.min(2, Math.max(1, Math.floor(indexAt(bands, speedMph.value))))
  const flex = adultFlexes[band]!
  const why = `At ${golfer.heightIn} in tall and ${Math.round(driverSpeedMph)} mph this junior has outgrown junior shafts: a teen build, at most Regular.`
  return spec('SHAFT-FLEX-JUNIOR', flex, speedMph, why, ['Junior: until the next growth spurt'])
}

const neighbour = (index: number): string[] => {
  const next = adultFlexes[Math.floor(index) + 1]
  return next !== undefined && index - Math.floor(index) >= 1 - closeCall
    ? [`${next}: the speed is just under its border`]
    : []
}

const bandWords = ({ from }: Thresholds, band: number, row: FlexRow, isSeniorLine: boolean): string => {
  if (isSeniorLine) return `men's lines stop at Senior, below ${from[1]} mph ${row} speed`
  if (band === 0) return `below ${from[0]} mph ${row} speed, sold as A/L ultralight`
  const upper = from[band]
  return upper === undefined
    ? `${from[band - 1]} mph ${row} speed and more`
    : `${from[band - 1]}-${upper} mph ${row} speed`
}

const speedWords = (row: FlexRow, speed: Fact): string =>
  `${row === 'wedge' ? 'wedge' : row} speed ${speed.value.toFixed(1).replace('.0', '')} mph`
const because = (reasons: readonly string[]): string => (reasons.length ? `; ${reasons.join('; ')}` : '')

const spec = (
  rule: Spec['rule'],
  value: Flex,
  speed: Fact,
  why: string,
  alternatives: readonly string[],
): Spec<Flex> => ({
  value,
  unit: null,
  display: value,
  rule,
  basis: weakest(speed),
  why: why.charAt(0).toUpperCase() + why.slice(1),
  alternatives,
})
