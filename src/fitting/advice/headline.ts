import { gainYardsMax } from '../../golf/flight/driver-flight.ts'
import type { Message } from '../../words/message.ts'
import { about, deg, say, yardsApart, yardsMore, yd } from '../../words/say.ts'
import { clubTypeSaid } from '../engine/club-said.ts'
import { isForDirection } from '../engine/keep/keep-driver.ts'
import { worthOf } from '../engine/swing/flight-change.ts'
import type { Reckoned } from './figures.ts'
import type { AdviceKind } from './kind.ts'
import type { Distances, Told } from './told.ts'

/** The advice in a few words. */
export function headlineOf(kind: AdviceKind, told: Reckoned): Message {
  const { input, fit, questions } = told
  const club = clubTypeSaid[input.clubType]
  const what = fittedClub(told)
  const gain = gainOf(told)
  switch (kind) {
    case 'keep':
      return isLoftAlone(told)
        ? say('advice.keepLoft', { loft: deg(input.currentEquipment!.loft!) })
        : say('advice.keep', { club })
    case 'adjust':
      return gain === null ? say('advice.adjust', { club }) : say('advice.adjustFor', { club, gain })
    case 'nothing_to_gain':
      return nothingToGain(told)
    case 'try':
      if (told.present === null) return play(told)
      if (gain === null) return say('advice.try', { what })
      return say('advice.tryFor', { what: takesDrawHead(told) ? say('advice.drawHead') : what, gain })
    case 'measure_first':
      return fit.swing.contradiction === null ? say('advice.measureSpeed') : say('advice.measureAgain')
    case 'ask':
      return say('advice.ask', { questions: Math.max(1, questions.length) })
    case 'cannot_tell':
      return say('advice.cannotTell', { what })
  }
}

function takesDrawHead({ input, fit, present }: Told): boolean {
  return input.clubType === 'driver' && isForDirection(fit, present?.club ?? null)
}

/** Of the golfer's own club nothing is known but its loft. */
export function isLoftAlone({ input: { currentEquipment } }: Told): boolean {
  return currentEquipment?.loft !== undefined && Object.keys(currentEquipment).length === 1
}

function fittedClub({ input: { clubType }, fit }: Told): Message {
  const loft = deg(fit.specs.loft.value)
  return clubType === 'iron' ? say('advice.sevenIron', { loft }) : say('advice.loft', { loft })
}

/** What carry and total change by; no message promises more than DRV-GAIN. */
export function gainOf({ figures: { now, fitted, change } }: Reckoned): Message | null {
  return now === null || fitted === null || change === null ? null : changeSaid(now, fitted, change.band!)
}

/** What one shot has more than another, and how far that may be off. */
export function changeSaid(now: Distances, then: Distances, band: Distances): Message {
  const [carry, total] = [then.carryYards - now.carryYards, then.totalYards - now.totalYards]
  if (carry === 0 && total === 0) return say('advice.alike')
  if (Math.max(carry, total) > gainYardsMax) return say('advice.over', { most: yd(gainYardsMax) })
  return say('advice.gain', {
    carry: yardsMore(now.carryYards, then.carryYards),
    total: yardsMore(now.totalYards, then.totalYards),
    band: yd(Math.max(band.carryYards, band.totalYards)),
  })
}

/** Where the distance is that no club gives; or what the fitted one would trade. */
function nothingToGain(told: Reckoned): Message {
  const { input, atTarget, figures } = told
  const club = clubTypeSaid[input.clubType]
  if (atTarget !== null && atTarget.moreYards <= gainYardsMax)
    return say('advice.strikeGives', {
      club,
      carry: yardsMore(atTarget.now.carryYards, atTarget.expected.carryYards),
      band: yd(atTarget.change.band.carryYards),
    })
  const { change } = figures
  const gain = gainOf(told)
  return change !== null && gain !== null && worthOf(change) === 'open'
    ? say('advice.onlyTrades', { club, what: fittedClub(told), gain })
    : say('advice.nothingToGain', { club })
}

/** A club for a place in the bag. No gap is said that was not judged. */
function play(told: Reckoned): Message {
  const { woodFit, wedgeFit } = told.fit
  const what = fittedClub(told)
  if (wedgeFit)
    return say('advice.wedges', {
      lofts: wedgeFit.set.map(({ loftDeg }) => deg(loftDeg)),
      pitching: deg(wedgeFit.pitchingWedgeLoftDeg),
    })
  if (woodFit === undefined) return say('advice.play', { what })
  const { carryYards, driverCarryYards } = woodFit
  const carry = about(yd(carryYards), told.figures.fitted!.band!.carryYards)
  return woodFit.verdict === 'estimated'
    ? say('advice.playFor', { what, carry })
    : say('advice.playInGap', { what, carry, gap: yardsApart(carryYards, driverCarryYards) })
}
