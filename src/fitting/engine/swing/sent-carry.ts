import { carriesOf } from '../../../flight/index.ts'
import { article } from '../../../golf/names/phrases.ts'
import { roundTo } from '../../../golf/units.ts'
import type { Message } from '../../../words/message.ts'
import { deg, say, sentence, yd } from '../../../words/say.ts'
import { clubSaid } from '../../../words/say-club.ts'
import { wedgeHitOf } from '../club.ts'
import type { Story } from '../club-fit.ts'
import { presentDriverLoftDeg } from '../driver/driver-loft.ts'
import { driverSpeedOf } from '../driver/driver-speed.ts'
import { type Note, rounded } from '../spec.ts'
import type { WedgeFit } from '../wedges/wedge-fit.ts'
import { carryClub } from './carry.ts'
import type { Context } from './context.ts'
import { drivingOf } from './golfer.ts'

/** The fitted club, with the yards that its fitting gives it. */
interface Fitted extends Pick<Story, 'configurations' | 'woodFit'> {
  readonly loftDeg: number
  readonly wedgeFit?: WedgeFit
}

/**
 * What a carry counts as that was sent and that no row of the answer shows: taken down, or of another loft than the fitted
 * one. One that no ball makes has its warning, and one that the speed was read from its assumption.
 * @rule IN-SELF-REPORT
 */
export const sentCarryNotes = (context: Context, fitted: Fitted): Note[] => {
  const { carryDistance: sentYards, swingSpeed, ballSpeed } = context.request.swingMetrics
  const { carryYards, believedCarryYards: countedYards } = context.swing
  const isSpeedSent = swingSpeed !== undefined || ballSpeed !== undefined
  if (sentYards === undefined || !isSpeedSent || carryYards === null || countedYards === null) return []
  const hit = clubHit(context, fitted)
  if (hit === null) return []
  if (Math.round(countedYards) < Math.round(sentYards)) return [selfReportNote(sentYards, countedYards)]
  if (hit === 'another' || shownYards(fitted).includes(Math.round(sentYards))) return []
  return [otherLoftNote(sentYards, hit, fitted.loftDeg, fittedYards(context, hit, fitted))]
}

const selfReportNote = (sentYards: number, countedYards: number): Note => ({
  rule: 'IN-SELF-REPORT',
  text: say('sentCarry.overstated', { sent: yd(rounded(sentYards)), counted: yd(Math.round(countedYards)) }),
})

/** The club that the carry is of. */
interface Hit {
  readonly club: Message
  readonly loftDeg: number
  readonly isKnown: boolean
}

const otherLoftNote = (sentYards: number, hit: Hit, fittedDeg: number, yards: number | null): Note => {
  const carry = { sent: yd(rounded(sentYards)), loft: deg(hit.loftDeg), club: hit.club }
  const unknown = article(hit.loftDeg) === 'an' ? 'sentCarry.countsAsOfAn' : 'sentCarry.countsAsOf'
  const fitted =
    yards === null || hit.loftDeg === fittedDeg
      ? []
      : [say('sentCarry.atFitted', { loft: deg(fittedDeg), carry: yd(yards) })]
  return { rule: 'IN-SELF-REPORT', text: sentence(say(hit.isKnown ? 'sentCarry.hitWith' : unknown, carry), ...fitted) }
}

/** Null for a hybrid of unknown loft, whose carry is not used; `another` for that of a driver or a 3-wood behind another wood: both are said with the gap. */
const clubHit = (context: Context, { woodFit, loftDeg }: Fitted): Hit | 'another' | null => {
  const { request, swing } = context
  const present = request.currentEquipment?.loft
  const hit = (club: Message, usualDeg: number): Hit => ({
    club,
    loftDeg: present ?? usualDeg,
    isKnown: present !== undefined,
  })
  switch (request.clubType) {
    case 'driver':
      return hit(clubSaid('driver'), presentDriverLoftDeg(context))
    case 'iron':
      return hit(clubSaid('7-iron'), loftDeg)
    case 'wedge': {
      const { loftDeg: hitDeg } = wedgeHitOf(request)
      return { ...hit(say('sentCarry.wedge'), hitDeg), loftDeg: hitDeg }
    }
    case 'hybrid':
      return present === undefined ? null : hit(clubSaid('hybrid'), present)
    case 'fairway':
      return swing.numbersOf === woodFit!.designation
        ? hit(clubSaid(swing.numbersOf), carryClub(request, swing.numbersOf).loftDeg)
        : 'another'
  }
}

const shownYards = ({ configurations, woodFit, wedgeFit }: Fitted): (number | null | undefined)[] => [
  ...configurations.map(({ expected }) => expected?.carryYards),
  ...(wedgeFit?.set ?? []).map(({ carryYards }) => carryYards),
  woodFit?.carryYards,
]

/** Yards at the fitted loft, as its row has them; a 7-iron without a known flight has none and is scaled as its set is. */
const fittedYards = (
  context: Context,
  hit: Hit,
  { configurations, woodFit, wedgeFit, loftDeg }: Fitted,
): number | null => {
  const flown = configurations.find(({ recommended }) => recommended)?.expected
  if (flown) return flown.carryYards
  if (woodFit) return woodFit.carryYards
  if (wedgeFit) return wedgeFit.set.find((wedge) => wedge.loftDeg === loftDeg)?.carryYards ?? null
  const estimate = carriesOf(drivingOf(context.golfer, driverSpeedOf(context).value))
  const ownShare = context.swing.believedCarryYards! / estimate('iron_wedge', hit.loftDeg)
  return roundTo(ownShare * estimate('iron_wedge', loftDeg), 1)
}
