import { hybridOf, longestIronOf } from '../../../fitting/index.ts'
import { duplicateLoftDeg, fillLofts, hybridForIronLessDeg } from '../../../golf/clubs/bag.ts'
import { goodHandicapMax } from '../../../golf/clubs/irons.ts'
import { fairwayFromDeg, threeWoodFromMph } from '../../../golf/clubs/lofts.ts'
import { driverMphPerSevenIronMph } from '../../../golf/speeds.ts'
import { clip, roundTo } from '../../../golf/units.ts'
import type { Message } from '../../../words/message.ts'
import { mph, say } from '../../../words/say.ts'
import { withArticleSaid } from '../article.ts'
import { type ReadClub, stockLoftDeg } from '../clubs.ts'
import { handicapOf } from '../distances.ts'
import { clubWithLoft } from '../wording.ts'
import { bringsNoFlag, newClub, type Proposal, type Survey } from './proposal.ts'

/**
 * Clubs that are too long for the speed, and what flies better; the longest first. A club whose carry is known speaks for
 * itself.
 * @rule BAG-LONG
 */
export const replaceLongClubs = (before: Survey): Proposal[] => {
  const { driverSpeed } = before.bag.speed
  if (driverSpeed === null) return []
  return before.bag.clubs.flatMap(({ club, carrySource }) => {
    if (carrySource !== 'estimated') return []
    const proposals = isHardWood(club, driverSpeed) ? forThreeWood(before, club) : forLongIron(before, club)
    return proposals.filter((proposal) => bringsNoFlag(before, proposal)).slice(0, 1)
  })
}

/** Whether this is a 3-wood, by its loft, in too slow a swing. An unknown speed is not slow. @rule BAG-LONG */
export const isHardWood = ({ type, loftDeg }: ReadClub, driverSpeed: number | null): boolean =>
  type === 'fairway' && loftDeg < fairwayFromDeg['5-wood'] && driverSpeed !== null && driverSpeed < threeWoodFromMph

const isFiveWood = ({ type, loftDeg }: ReadClub): boolean =>
  type === 'fairway' && loftDeg >= fairwayFromDeg['5-wood'] && loftDeg < fairwayFromDeg['7-wood']

const forThreeWood = ({ bag }: Survey, club: ReadClub): Proposal[] => {
  const why = say('bag.hardWood', { speed: mph(bag.speed.driverSpeed!) })
  const kept = bag.clubs.find((each) => isFiveWood(each.club))?.club
  if (kept) return [dropFor(club, kept, 'bag.dropFor', why)]
  const loftDeg = stockLoftDeg('5-wood')!
  const add = newClub({ head: 'wood', number: 5, loftDeg: null }, 'fairway', loftDeg)
  return [
    {
      action: 'replace',
      fitWith: 'fairway',
      remove: club,
      add,
      about: [club],
      rule: 'BAG-LONG',
      text: () =>
        say('bag.replaceWith', { club: clubWithLoft(club), other: withArticleSaid(add.name, clubWithLoft(add)), why }),
    },
  ]
}

const made = fillLofts.hybrid

const forLongIron = ({ bag, golfer }: Survey, club: ReadClub): Proposal[] => {
  const sevenIronMph = golfer.sevenIronSpeed ?? bag.speed.driverSpeed! / driverMphPerSevenIronMph
  const isGoodStriker = (handicapOf(golfer)?.value ?? Number.POSITIVE_INFINITY) <= goodHandicapMax
  const longest = longestIronOf(sevenIronMph, isGoodStriker)
  if (club.type !== 'iron' || club.number === null || club.number >= longest) return []
  const why = say('bag.longIron', { speed: mph(Math.round(sevenIronMph)), iron: longest })
  const loftDeg = clip(roundTo(club.loftDeg - hybridForIronLessDeg, made.stepDeg), made.fromDeg, made.toDeg)
  const near = bag.clubs.find(
    ({ club: { type, loftDeg: loft } }) => type === 'hybrid' && Math.abs(loft - loftDeg) < duplicateLoftDeg,
  )?.club
  if (near) return [dropFor(club, near, 'bag.dropForSame', why)]
  const add = newClub({ head: 'hybrid', number: null, loftDeg }, 'hybrid', loftDeg)
  return [
    {
      action: 'replace',
      fitWith: 'hybrid',
      remove: club,
      add,
      about: [club],
      rule: 'BAG-LONG',
      text: () => say('bag.replaceWith', { club: clubWithLoft(club), other: hybridOf(loftDeg), why }),
    },
  ]
}

const dropFor = (club: ReadClub, kept: ReadClub, id: 'bag.dropFor' | 'bag.dropForSame', why: Message): Proposal => ({
  action: 'drop',
  fitWith: kept.type,
  remove: club,
  add: null,
  about: [club, kept],
  rule: 'BAG-LONG',
  text: () => say(id, { club: clubWithLoft(club), why, kept: clubWithLoft(kept) }),
})
