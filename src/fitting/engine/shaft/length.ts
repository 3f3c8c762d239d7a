import {
  heightLengthBands,
  type LengthBand,
  lengthChangeIn,
  lengthDoubtIn,
  measuredTeens,
  measuredWomenFromIn,
  menLengthBands,
  womenLengthBands,
  womenShorterIn,
} from '../../../golf/clubs/lengths.ts'
import type { ClubType } from '../../../golf/names/words.ts'
import { roundTo } from '../../../golf/units.ts'
import type { Message } from '../../../words/message.ts'
import { bodyInches, clubInches, type MessageId, say, sentence, signed } from '../../../words/say.ts'
import type { FittedLength } from '../club-fit.ts'
import type { Basis } from '../fact.ts'
import { lengthSaid, type Note, type Spec, type Warning } from '../spec.ts'
import type { Swing } from '../swing/context.ts'
import type { Golfer } from '../swing/golfer.ts'
import { strikeSaid } from '../swing/miss.ts'
import { growingLength } from './junior-length.ts'

/** Length of a club whose adult standard is known; a golfer who grows has a length by height. @rule LEN-IRON, LEN-WOOD, LEN-CHECK */
export const fitLength = (club: ClubType, golfer: Golfer, swing: Pick<Swing, 'strike'>, standardIn: number) =>
  growingLength(club, golfer, adultLength(club, golfer, swing, standardIn))

const adultLength = (
  club: ClubType,
  golfer: Golfer,
  swing: Pick<Swing, 'strike'>,
  standardIn: number,
): FittedLength => {
  const rule = club === 'iron' || club === 'wedge' ? 'LEN-IRON' : 'LEN-WOOD'
  const adjustment = ironAdjustmentIn(golfer)
  const byWrist = adjustment === null ? 0 : lengthChangeIn(club, adjustment, standardIn)
  const isHeld = byWrist > 0 && staysStandard(club, swing)
  const offsetIn = isHeld ? 0 : byWrist
  const advice = lengthAdvice(golfer, offsetIn)
  const notes: Note[] = advice === null ? [] : [{ rule: 'LEN-IRON', text: advice }]
  if (adjustment === null) {
    const why = () => say(golfer.heightIn === null ? 'length.ofUnknownWrist' : 'length.heightAlone')
    return { spec: lengthSpec(rule, standardIn, 0, why, 'default'), offsetIn: 0, notes, warnings: [] }
  }
  const why = () => {
    const wrist = bodyInches(roundTo(golfer.wristToFloorIn!, 0.01))
    const change = changeSaid(club, golfer, adjustment)
    return sentence(
      say('length.ofWrist', { wrist, change }),
      ...(isHeld ? [say('length.driverHeld', { strike: strikeSaid(swing) })] : []),
    )
  }
  const fitted = lengthSpec(rule, standardIn, offsetIn, why, 'measured')
  const spec = isHeld ? { ...fitted, rules: ['DRV-STRIKE' as const] } : fitted
  return { spec, offsetIn, notes, warnings: lengthWarnings(golfer) }
}

const inBand = (bands: readonly LengthBand[], value: number): LengthBand | undefined =>
  bands.find(({ from, to }) => value >= from && value < to)

/**
 * Iron length change from the wrist-to-floor measurement: from men's standard, or from women's standard for women.
 * Null without the measurement: lengths then stay standard, whatever the height (interface specification).
 * @rule LEN-IRON
 */
export const ironAdjustmentIn = (golfer: Golfer): number | null => {
  if (golfer.wristToFloorIn === null) return null
  return inBand(golfer.adultGroup === 'women' ? womenLengthBands : menLengthBands, golfer.wristToFloorIn)!.adjustmentIn
}

/** Change of all clubs as that of the irons, with the share that a wood takes of it. */
function changeSaid(club: ClubType, { adultGroup }: Golfer, adjustmentIn: number): Message {
  const isWomens = adultGroup === 'women'
  if (adjustmentIn === 0) return say(isWomens ? stays[club].womens : stays[club].mens)
  const change = say(isWomens ? 'length.ironsFromWomens' : 'length.ironsFrom', {
    change: signed(clubInches(adjustmentIn)),
  })
  const share = shares[club]
  return share === null ? change : say(share, { change })
}

/** `-0.5 in`, `the standard length`. */
function askedLength(adjustmentIn: number): Message {
  if (adjustmentIn === 0) return say('length.standardLength')
  return say('general.figure', { figure: signed(clubInches(adjustmentIn)) })
}

/** A measurement that the height makes unlikely. @rule LEN-CHECK */
const lengthWarnings = (golfer: Golfer): Warning[] => {
  const adjustment = ironAdjustmentIn(golfer)
  if (adjustment === null || golfer.group !== 'men' || golfer.heightIn === null) return []
  const byHeight = inBand(heightLengthBands, golfer.heightIn)
  if (!byHeight || Math.abs(adjustment - byHeight.adjustmentIn) <= lengthDoubtIn) return []
  const text = say('length.doubtful', {
    wrist: bodyInches(roundTo(golfer.wristToFloorIn!, 0.01)),
    change: askedLength(adjustment),
    height: bodyInches(golfer.heightIn),
    other: askedLength(byHeight.adjustmentIn),
  })
  return [{ field: 'golfer.wristToFloor', rule: 'LEN-CHECK', text }]
}

/** A driver that is met at the heel or all over the face is never made longer. @rule DRV-STRIKE */
const staysStandard = (club: ClubType, { strike }: Pick<Swing, 'strike'>): boolean =>
  club === 'driver' && (strike === 'heel' || strike === 'mix')

const stays = {
  driver: { mens: 'length.driversStay', womens: 'length.driversStayWomens' },
  fairway: { mens: 'length.fairwaysStay', womens: 'length.fairwaysStayWomens' },
  hybrid: { mens: 'length.hybridsStay', womens: 'length.hybridsStayWomens' },
  iron: { mens: 'length.ironsStay', womens: 'length.ironsStayWomens' },
  wedge: { mens: 'length.wedgesStay', womens: 'length.wedgesStayWomens' },
} as const satisfies Record<ClubType, Record<'mens' | 'womens', MessageId>>

const shares = {
  driver: 'length.driverTakesHalf',
  fairway: 'length.fairwayTakesHalf',
  hybrid: 'length.hybridTakesThreeQuarters',
  iron: null,
  wedge: null,
} as const satisfies Record<ClubType, MessageId | null>

/** Advice beside the length. Height alone never changes it; it may only ask for the measurement. @rule LEN-IRON */
const lengthAdvice = (golfer: Golfer, offsetIn: number): Message | null => {
  const { group, ageYears, heightIn, wristToFloorIn } = golfer
  if (wristToFloorIn !== null)
    // Only a club that makes up for what women's standard is shorter: men's heads are cut down for others.
    return group === 'women' && offsetIn >= womenShorterIn
      ? say('length.mensHeads', { wrist: bodyInches(roundTo(wristToFloorIn, 0.01)) })
      : null
  if (heightIn === null) return null
  const { fromAge, toAge, belowIn } = measuredTeens
  if (ageYears !== null && ageYears >= fromAge && ageYears <= toAge && heightIn < belowIn)
    return say('length.measureTeen')
  if (group === 'women' && heightIn >= measuredWomenFromIn) return say('length.measureWomen')
  return null
}

const lengthSpec = (
  rule: Spec['rule'],
  standardIn: number,
  offsetIn: number,
  why: () => Message,
  basis: Basis,
): Spec<number> => ({
  value: standardIn + offsetIn,
  unit: 'in',
  display: lengthSaid(standardIn + offsetIn, offsetIn),
  rule,
  basis,
  get why() {
    return why()
  },
  alternatives: [],
})
