import type { ClubType } from '../../../golf/names/words.ts'
import type { Message } from '../../../words/message.ts'
import { say } from '../../../words/say.ts'
import { type Category, categorySaid } from '../../../words/say-category.ts'
import type { FittingRequest } from '../../schema/schema.ts'
import { ownsWedgeHit } from '../club.ts'
import type { Specs } from '../club-fit.ts'
import { type FlightChange, fittedChange } from '../swing/flight-change.ts'
import { driverVerdict } from './keep-driver.ts'
import {
  type Comparison,
  compare,
  type Fitted,
  type KnownClub,
  keptLoftDeg,
  type OwnChange,
  othersOf,
  type PresentClub,
  type Question,
  type Verdict,
} from './keep-figures.ts'
import { ironVerdict } from './keep-iron.ts'
import { slotVerdict } from './keep-slot.ts'

interface CurrentClubVerdict extends Verdict {
  /** What to change about it; none unless it is adjusted. */
  readonly changes: readonly OwnChange[]
  /** The fitted flight against the current one; null where either is not known. */
  readonly change: FlightChange | null
  readonly reasons: readonly Message[]
}

const verdictBy = {
  driver: driverVerdict,
  iron: ironVerdict,
  fairway: slotVerdict,
  hybrid: slotVerdict,
  wedge: slotVerdict,
} as const satisfies Record<ClubType, (question: Question) => Verdict>

/**
 * Should the golfer keep the current club? Null when no club was named, which a loft alone does not do; and for a pitching
 * wedge that goes with the irons, since the wedge that is fitted follows it.
 * @rule KEEP-CLUB
 */
export const currentClubVerdict = (
  request: FittingRequest,
  fit: Fitted,
  present: PresentClub,
): CurrentClubVerdict | null => {
  const { clubType, currentEquipment } = request
  if (!currentEquipment || !isNamed(request, fit) || (clubType === 'wedge' && ownsWedgeHit(request))) return null
  const { specs } = fit
  const loft = loftComparison(clubType, currentEquipment.loft, specs)
  const others = othersOf(clubType, currentEquipment, specs)
  const head = headComparison(present.club, specs.headProfile.value as Category)
  const change = fittedChange(fit.flights)
  const found = verdictBy[clubType]({ clubType, fit, present, loft, others, head, change })
  const reasons = [loft, ...others, head].flatMap((one) => (one === null ? [] : [one.text]))
  return { changes: [], ...found, change, reasons }
}

/** A model, a figure besides the loft, or a measured shot of the club itself. @rule KEEP-CLUB */
const isNamed = ({ currentEquipment }: FittingRequest, { swing, flights }: Fitted): boolean =>
  Object.keys(currentEquipment!).some((name) => name !== 'loft') ||
  (swing.presentShot !== null && flights.current !== null)

/** The loft of a hybrid or a wedge chose the fitted one: to compare them says nothing. */
const loftComparison = (clubType: ClubType, presentDeg: number | undefined, { loft }: Specs): Comparison | null =>
  clubType === 'hybrid' || clubType === 'wedge' ? null : compare('loft', presentDeg, loft.value, keptLoftDeg(clubType))

const headComparison = (club: KnownClub | null, fittedCategory: Category): Question['head'] => {
  if (club?.category == null) return null
  const fits = club.category === fittedCategory
  const classes = { own: categorySaid[club.category as Category], fitted: categorySaid[fittedCategory] }
  return {
    fits,
    classes,
    text: fits ? say('ownClub.headIsFitted', { own: classes.own }) : say('ownClub.headDiffers', classes),
  }
}
