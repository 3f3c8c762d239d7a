import { type Head, type HeadLoft, soleWidth } from '../features/catalog/index.ts'
import { higherBounceHandicapMin, soleBounceDeg, unknownBounceMissDeg, usualBounceDeg } from '../golf/matching.ts'
import { tidy } from '../golf/units.ts'
import { type BentLoft, fitWedgeLoft, type LoftFit } from './loft.ts'
import type { WantedBuild, WantedWedge } from './wanted.ts'

type WedgeHead = Extract<Head, { clubType: 'wedge' }>
type WedgeOption = WedgeHead['options'][number]

/** How one option of a wedge line meets a fitted wedge. */
export interface WedgeOptionFit extends LoftFit {
  readonly bounceDeg: number | null
  readonly grind: string | null
  /** Degrees between the fitted and the effective bounce. */
  readonly bounceMissDeg: number
}

/** A wide sole plays like more bounce, a narrow one like less. */
const soleDeg = { medium: 0, wide: soleBounceDeg, narrow: -soleBounceDeg } as const

/** The option nearest to the fitted wedge, or null when the line is not made for the golfer's hand. */
export const fitWedge = (wanted: WantedBuild, head: WedgeHead): WedgeOptionFit | null =>
  nearestOption(wanted, head, { loftDeg: wanted.loftDeg, bounceDeg: wanted.bounceDeg ?? usualBounceDeg })

/** One wedge of the set as this line makes it. */
export interface SetOption {
  readonly loft: number
  readonly bounce: number | null
  readonly grind: string | null
}

/** A fitted set in one line of wedges. */
export interface WedgeSetFit {
  readonly wedges: readonly SetOption[]
  /** Lofts that the line does not make for this hand. */
  readonly missingDeg: readonly number[]
  /** By how much the bounces of all its wedges miss together. */
  readonly bounceMissDeg: number
}

/** The whole fitted set in one line; the fitted wedge itself keeps the option of its pick. */
export const fitWedgeSet = (wanted: WantedBuild, head: WedgeHead, fitted: WedgeOptionFit): WedgeSetFit => {
  const wedges: SetOption[] = []
  const missingDeg: number[] = []
  let bounceMissDeg = 0
  for (const wedge of wanted.wedges ?? []) {
    const fit = wedge.loftDeg === wanted.loftDeg ? fitted : nearestOption(wanted, head, wedge)
    if (fit === null || fit.missDeg > 0) {
      missingDeg.push(wedge.loftDeg)
    } else {
      wedges.push({ loft: fit.playingLoftDeg, bounce: fit.bounceDeg, grind: fit.grind })
      bounceMissDeg += fit.bounceMissDeg
    }
  }
  return { wedges, missingDeg, bounceMissDeg }
}

const nearestOption = (wanted: WantedBuild, head: WedgeHead, wedge: WantedWedge): WedgeOptionFit | null => {
  let best: WedgeOptionFit | null = null
  for (const option of head.options) {
    if (!option.hands.includes(wanted.hand)) continue
    const bent = fitWedgeLoft(wedge.loftDeg, option.loft)
    // Most options of a line are of another loft, and nothing makes up for that.
    if (best !== null && bent.missDeg > best.missDeg) continue
    const loft = head.lofts.find((one) => one.loft === option.loft)!
    const fit = fitOption(wedge, option, loft, bent)
    if (best === null || isNearer(wanted, fit, best)) best = fit
  }
  return best
}

const fitOption = (wedge: WantedWedge, option: WedgeOption, loft: HeadLoft, bent: BentLoft): WedgeOptionFit => {
  const effectiveDeg = effectiveBounceDeg(option)
  return {
    ...bent,
    stockLoftDeg: loft.loft,
    designation: loft.designation,
    isOtherName: false,
    lengthIn: loft.lengthIn,
    lieDeg: loft.lieDeg,
    estimated: loft.estimated,
    bounceDeg: option.bounce,
    grind: option.grind,
    // Bending a wedge weak adds as much bounce as loft.
    bounceMissDeg:
      effectiveDeg === null
        ? unknownBounceMissDeg
        : tidy(Math.abs(effectiveDeg + (bent.settingDeg ?? 0) - wedge.bounceDeg)),
  }
}

/** Bounce as the turf feels it: `bounce + 2 (wide) - 2 (narrow)`. Null where the maker publishes none. @rule WDG-BOUNCE */
const effectiveBounceDeg = ({ bounce, grind }: { bounce: number | null; grind: string | null }): number | null =>
  bounce === null ? null : bounce + soleDeg[soleWidth(grind)]

/** Loft first, then bounce, then the sole in the words of the fitting, then more or less bounce by skill, then the name. */
const isNearer = (wanted: WantedBuild, fit: WedgeOptionFit, than: WedgeOptionFit): boolean => {
  const turn = ({ settingDeg }: WedgeOptionFit) => Math.abs(settingDeg ?? 0)
  if (fit.missDeg !== than.missDeg) return fit.missDeg < than.missDeg
  if (turn(fit) !== turn(than)) return turn(fit) < turn(than)
  if (fit.bounceMissDeg !== than.bounceMissDeg) return fit.bounceMissDeg < than.bounceMissDeg
  const [wide, other] = [suitsSole(wanted, fit), suitsSole(wanted, than)]
  if (wide !== other) return wide
  if (fit.bounceDeg !== than.bounceDeg) {
    const { handicap } = wanted.need.golfer
    const wantsMore = handicap === undefined || handicap >= higherBounceHandicapMin
    return (fit.bounceDeg ?? 0) > (than.bounceDeg ?? 0) === wantsMore
  }
  return (fit.grind ?? '') < (than.grind ?? '')
}

const suitsSole = ({ grind = '' }: WantedBuild, option: WedgeOptionFit): boolean => {
  const width = soleWidth(option.grind)
  if (/wide|full/.test(grind)) return width === 'wide'
  return width === (/narrow|low/.test(grind) ? 'narrow' : 'medium')
}
