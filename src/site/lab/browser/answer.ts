import { driverTarget, type Outcome } from '../../../flight/side/index.ts'
import { moveSwingWeight, swingWeightShift } from '../../../golf/clubs/swing-weight-scale.ts'
import { type Measure, type System, writeQuantity } from '../../../golf/quantity.ts'
import type { Base } from '../base.ts'
import { ellipseAt, type Scale, sidePath, topPath } from '../drawing.ts'
import { flownAt } from '../flown-at.ts'
import type { Chosen } from './form.ts'

/** What comes of a setting. */
interface Answer extends Outcome {
  /** Null for juniors. */
  readonly swingWeight: string | null
}

/** Outcome of what the sliders say: flight in yards and degrees, swing weight of the changed build. */
export const answer = (base: Base, chosen: Chosen): Answer => {
  const { swingWeights, lengthOffsetIn, lengthIn } = base
  const band = swingWeights.find(({ gramsMax }) => chosen.shaftGrams <= gramsMax)
  const points = swingWeightShift(lengthOffsetIn + chosen.lengthIn - lengthIn)
  return {
    ...flownAt(base, chosen),
    swingWeight: band === undefined ? null : moveSwingWeight(band.swingWeight, points),
  }
}

/** Draw the shot beside those of the fitting; nothing while it is the fitted one. */
export const draw = (found: Answer, scale: Scale, isChanged: boolean): void => {
  set('if-side', { d: isChanged ? sidePath(found, scale, true) : '' })
  set('if-top', { d: isChanged ? topPath(found, scale) : '' })
  set('if-landing', isChanged ? ellipseAt(found, scale) : { rx: '0' })
}

const set = (id: string, attributes: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(attributes)) document.getElementById(id)!.setAttribute(name, value)
}

type Write = (measure: Measure, value: number) => string

interface Said {
  readonly base: Base
  readonly system: System
  readonly chosen: Chosen
  readonly found: Answer
  readonly fitted: Answer
}

/** Measures of an outcome by the name of their place on the page. */
const outcomes = {
  carry: ['yards', 'carryYards'],
  total: ['yards', 'totalYards'],
  launch: ['degrees', 'launchDeg'],
  spin: ['rpm', 'spinRpm'],
  ballSpeed: ['mph', 'ballSpeedMph'],
  peak: ['feet', 'peakFeet'],
  landing: ['degrees', 'landingDeg'],
} as const satisfies Record<string, readonly [Measure, keyof Outcome]>

/** Measures of the sliders. */
const settings = {
  clubSpeedMph: 'mph',
  attackDeg: 'degrees',
  shaftGrams: 'grams',
  lengthIn: 'clubInches',
  temperatureC: 'celsius',
  altitudeM: 'meters',
  headwindMph: 'mph',
  crosswindMph: 'mph',
} as const satisfies Partial<Record<keyof Chosen, Measure>>

/** Write the figures, each with what it gains on the fitted one. */
export const say = (said: Said): void => {
  const { base, system, chosen, found, fitted } = said
  const write = (measure: Measure, value: number, isGain = false) =>
    writeQuantity(measure, system, base.locale, value, isGain)
  for (const [name, [measure, member]] of Object.entries(outcomes)) {
    put(`out-${name}`, write(measure, found[member]), found[member])
    const gain = write(measure, found[member] - fitted[member], true)
    put(`gain-${name}`, /[1-9]/.test(gain) ? gain : '')
  }
  put('told', write('yards', found.carryYards))
  const { sideYards } = found
  const side = Math.abs(sideYards) < 0.5 ? '' : ` ${sideYards > 0 ? base.words.right : base.words.left}`
  put('out-offLine', `${write('yards', Math.abs(sideYards))}${side}`, sideYards)
  put('out-swingWeight', found.swingWeight ?? base.words.unknown)
  sayLoft(said, write)
  for (const [name, measure] of Object.entries(settings))
    put(`shown-${name}`, write(measure, chosen[name as keyof typeof settings], isSigned.includes(name)))
  if (base.shot.club === 'driver') sayWindow(said, write)
}

/** A loft this close to one that the head can play is that loft, degrees. */
const sameLoftDeg = 0.3

/** The loft that is chosen, and how the head of the first pick gets there. */
const sayLoft = ({ base: { words, ways, loftDeg }, chosen }: Said, write: Write): void => {
  const wanted = loftDeg + chosen.moreLoftDeg
  put('shown-moreLoftDeg', write('degrees', wanted))
  const off = (way: (typeof ways)[number]) => Math.abs(way.loftDeg - wanted)
  const nearest = ways.toSorted((one, other) => off(one) - off(other))[0]
  if (nearest === undefined) return
  put('way', (off(nearest) <= sameLoftDeg ? words.reached : words.notReached).replace('{way}', nearest.way))
}

/** Sliders whose zero is the middle. */
const isSigned = ['attackDeg', 'headwindMph', 'crosswindMph']

/** Where launch and spin of a driver are best at this speed and attack. @rule FLT-DRIVER-TARGET */
const sayWindow = ({ base: { words }, chosen }: Said, write: Write): void => {
  const { launchWindow, spinWindow } = driverTarget(chosen.clubSpeedMph, chosen.attackDeg)
  const launch = `${write('degrees', launchWindow.minDeg)} – ${write('degrees', launchWindow.maxDeg)}`
  const spin = `${write('rpm', spinWindow.minRpm)} – ${write('rpm', spinWindow.maxRpm)}`
  put('window', words.window.replace('{launch}', launch).replace('{spin}', spin))
  document.getElementById('window')!.hidden = false
}

/** @param value Unrounded, for whoever reads the page by program. */
const put = (id: string, text: string, value?: number): void => {
  const place = document.getElementById(id)
  if (place === null) return
  place.textContent = text
  if (value !== undefined) place.dataset['value'] = String(value)
}
