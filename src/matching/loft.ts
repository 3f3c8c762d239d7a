import type { EstimatedField, Head, HeadLoft } from '../features/catalog/index.ts'
import {
  higherLoftHandicapMin,
  hoselDegMax,
  ironBendDegMax,
  leftAsIsDeg,
  otherNameDeg,
  wedgeBendDegMax,
} from '../golf/matching.ts'
import { clip, tidy } from '../golf/units.ts'
import type { WantedBuild } from './wanted.ts'

/** How a head reaches the fitted loft. */
export interface LoftFit {
  /** Loft as it is ordered. */
  readonly stockLoftDeg: number
  /** Loft after the hosel or the bending bench. */
  readonly playingLoftDeg: number
  /** Hosel setting of an adjustable head, or degrees of bending; null where neither is possible. */
  readonly settingDeg: number | null
  /** Degrees by which the fitted loft is out of reach. */
  readonly missDeg: number
  readonly designation: string | null
  /** The name is not the wanted one although the loft is near: `3-wood` on a 19 degree women's wood. */
  readonly isOtherName: boolean
  readonly lengthIn: number | null
  readonly lieDeg: number | null
  readonly estimated: readonly EstimatedField[]
}

/** The nearest way a head can play the fitted loft, or null when no loft of it is made for the golfer's hand. @rule MATCH-LOFT */
export const fitLoft = (wanted: WantedBuild, head: Exclude<Head, { clubType: 'wedge' }>): LoftFit | null => {
  if (head.clubType === 'iron') {
    if (!head.hands.includes(wanted.hand)) return null
    const own = { loft: head.sevenIronLoft, designation: null, lengthIn: head.lengthIn, lieDeg: head.lieDeg }
    return reach(wanted, { ...own, estimated: head.estimated }, bend(head.lieAdjustable === null ? 0 : ironBendDegMax))
  }
  const sleeveDeg = Math.min(head.adjustable.loftSleeveDeg, hoselDegMax)
  let best: LoftFit | null = null
  for (const loft of head.lofts) {
    if (!loft.hands.includes(wanted.hand)) continue
    const fit = reach(wanted, loft, hosel(sleeveDeg))
    if (best === null || isNearer(wanted, fit, best)) best = fit
  }
  return best
}

/** A loft and how it is bent. */
export type BentLoft = Pick<LoftFit, 'playingLoftDeg' | 'settingDeg' | 'missDeg'>

/** The same for one loft of a wedge. */
export const fitWedgeLoft = (wantedLoftDeg: number, stockLoftDeg: number): BentLoft => {
  const settingDeg = bend(wedgeBendDegMax)(wantedLoftDeg - stockLoftDeg)
  const playingLoftDeg = tidy(stockLoftDeg + settingDeg)
  return { playingLoftDeg, settingDeg, missDeg: tidy(Math.abs(wantedLoftDeg - playingLoftDeg)) }
}

type Setting = (wantedDeg: number) => number | null

/** A sleeve moves in steps, so it goes all the way to the fitted loft or to its end. */
const hosel =
  (sleeveDeg: number): Setting =>
  (wantedDeg) =>
    sleeveDeg === 0 ? null : tidy(clip(wantedDeg, -sleeveDeg, sleeveDeg))

const bend =
  (limitDeg: number) =>
  (wantedDeg: number): number =>
    Math.abs(wantedDeg) <= leftAsIsDeg ? 0 : tidy(clip(wantedDeg, -limitDeg, limitDeg))

const reach = (wanted: WantedBuild, loft: Omit<HeadLoft, 'hands'>, setting: Setting): LoftFit => {
  const settingDeg = setting(wanted.loftDeg - loft.loft)
  const playingLoftDeg = tidy(loft.loft + (settingDeg ?? 0))
  return {
    stockLoftDeg: loft.loft,
    playingLoftDeg,
    settingDeg,
    missDeg: tidy(Math.abs(wanted.loftDeg - playingLoftDeg)),
    designation: loft.designation,
    isOtherName: wanted.designation !== undefined && !isNamed(wanted.designation, loft.designation),
    lengthIn: loft.lengthIn,
    lieDeg: loft.lieDeg,
    estimated: loft.estimated,
  }
}

/** `Strong 3-wood` and `HL 3-wood` are 3-woods. */
const isNamed = (wanted: string, designation: string | null): boolean => designation?.endsWith(wanted) ?? false

/** Nearest reachable loft; then the least turning; then up for those who need height, down for the others. */
const isNearer = (wanted: WantedBuild, fit: LoftFit, than: LoftFit): boolean => {
  const far = ({ missDeg, isOtherName }: LoftFit) => missDeg + (isOtherName ? otherNameDeg : 0)
  if (far(fit) !== far(than)) return far(fit) < far(than)
  const turn = ({ stockLoftDeg }: LoftFit) => Math.abs(wanted.loftDeg - stockLoftDeg)
  if (turn(fit) !== turn(than)) return turn(fit) < turn(than)
  return fit.stockLoftDeg > than.stockLoftDeg === prefersHigherLoft(wanted)
}

const prefersHigherLoft = ({ need: { golfer } }: WantedBuild): boolean =>
  golfer.handicap === undefined ||
  golfer.handicap >= higherLoftHandicapMin ||
  (golfer.launch !== undefined && golfer.launch.deg < golfer.launch.targetDeg)
