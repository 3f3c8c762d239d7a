import {
  goodStrikerHandicapMax,
  ironClassOf,
  superForgivingBelowMph,
  womenIronClass,
  workableHandicapMax,
} from '../../../golf/clubs/irons.ts'
import { type IronCategory, ironCategories } from '../../../golf/names/words.ts'
import { clip } from '../../../golf/units.ts'
import type { Message } from '../../../words/message.ts'
import { say, sentence } from '../../../words/say.ts'
import { categorySaid } from '../../../words/say-category.ts'
import { type Basis, weakest } from '../fact.ts'
import { mphSaid, type Spec } from '../spec.ts'
import type { IronContext, Swing } from '../swing/context.ts'
import { type Golfer, handicapAtMost } from '../swing/golfer.ts'
import { isOffCenter, strikeSaid } from '../swing/miss.ts'
import { asksFor } from '../wishes.ts'

/** The class by handicap and 7-iron speed alone. */
const classOf = ({ golfer, swing }: IronContext): IronCategory => {
  const speed = swing.clubSpeedMph.value
  const handicap = golfer.handicap?.value ?? null
  if (handicap === null && golfer.group === 'women')
    return speed >= womenIronClass.fromMph ? womenIronClass.category : womenIronClass.otherwise
  return ironClassOf(handicap, speed)
}

const irons = {
  blade: 'heads.blades',
  players_iron: 'heads.playersIrons',
  players_distance: 'heads.playersDistanceIrons',
  game_improvement: 'heads.gameImprovementIrons',
  super_game_improvement: 'heads.superGameImprovementIrons',
} as const

/** A set of that class in a sentence: `blades`, `players' irons`, `game improvement irons`. */
export function ironsOf(category: IronCategory): Message {
  return say(irons[category])
}

/** @rule IRON-HEAD */
export const fitIronHead = (context: IronContext): Spec<IronCategory> => {
  const { golfer, swing } = context
  const base = classOf(context)
  const steps = forgivenessSteps(context)
  const moved = ironCategories.indexOf(base) + steps.sum
  const mostDemanding = golfer.group === 'junior' ? ironCategories.indexOf('game_improvement') : 0
  const most = ironCategories.length - 1
  // A light head for a fast swing spends the forgiveness again: only a class that the speed gives leads there.
  const mostForgiving =
    swing.clubSpeedMph.value < superForgivingBelowMph ? most : Math.max(most - 1, ironCategories.indexOf(base))
  const value = ironCategories[clip(moved, mostDemanding, mostForgiving)]!
  const why = [
    say('heads.plays', {
      handicap: golfer.handicap?.how ?? say('heads.unknownHandicap'),
      speed: mphSaid(swing.clubSpeedMph),
      irons: ironsOf(base),
    }),
    ...steps.reasons,
    ...(value !== base && mostDemanding > moved ? [say('heads.juniorsNever')] : []),
  ]
  const basis: Basis = golfer.handicap === null ? 'default' : weakest(golfer.handicap, swing.clubSpeedMph)
  return {
    value,
    unit: null,
    display: categorySaid[value],
    rule: 'IRON-HEAD',
    basis,
    why: sentence(...why),
    alternatives: [],
  }
}

/** A centered strike keeps a golfer of this handicap in the class, whatever the miss. */
const isGoodStriker = (golfer: Golfer, { strike }: Pick<Swing, 'strike'>): boolean =>
  strike === 'center' && handicapAtMost(golfer, goodStrikerHandicapMax)

/** Steps toward forgiveness: strike or two-way miss (once), and what the golfer asks for. */
const forgivenessSteps = ({ request, golfer, swing }: IronContext): { sum: number; reasons: Message[] } => {
  const found: [number, Message][] = []
  if (isOffCenter(swing)) found.push([1, say('heads.forgivingForStrikes', { strikes: strikeSaid(swing) })])
  else if (swing.missPattern === 'both' && !isGoodStriker(golfer, swing))
    found.push([1, say('heads.forgivingForTwoWayMiss')])
  if (asksFor(request, 'forgiving', 'straight')) found.push([1, say('heads.forgivingAsAsked')])
  if (asksFor(request, 'workable') && handicapAtMost(golfer, workableHandicapMax))
    found.push([-1, say('heads.workableAsAsked')])
  return { sum: found.reduce((total, [step]) => total + step, 0), reasons: found.map(([, reason]) => reason) }
}
