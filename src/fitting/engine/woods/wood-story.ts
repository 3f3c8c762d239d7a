import { woodNeighborDeg } from '../../../golf/clubs/lofts.ts'
import { roundTo } from '../../../golf/units.ts'
import { deg, type MessageId, say, yd } from '../../../words/say.ts'
import { clubSaid } from '../../../words/say-club.ts'
import type { Configuration, Flights, Story } from '../club-fit.ts'
import { type Note, yardsSaid } from '../spec.ts'
import type { Context } from '../swing/context.ts'
import { type WoodCarries, woodCarries } from './wood-carries.ts'
import { fitWoodGap, gapWarnings, type WoodGapQuestion } from './wood-gap.ts'

/** What the rules of one kind of club add to it. */
interface OfTheKind {
  readonly notes: (carryYardsAt: WoodCarries['at']) => readonly Note[]
  /** Where the slot is far from what the speed asks for. */
  readonly slotNote: (carryYardsAt: WoodCarries['at']) => Note | null
  readonly flights: Flights
}

/** Notes, set-ups and flights of a fairway wood or a hybrid, all from the same carries. @rule WOOD-GAP */
export const woodStory = (
  context: Context,
  question: WoodGapQuestion,
  { notes, slotNote, flights }: OfTheKind,
): Story => {
  const carries = woodCarries(context, question)
  const woodFit = fitWoodGap(context, question, carries)
  const slot = slotNote(carries.at)
  return {
    woodFit,
    ...(slot && { slotNote: slot }),
    notes: [...(slot === null ? [] : [slot]), ...notes(carries.at), ...otherClubNote(context, question)],
    configurations: woodConfigurations(question.loftDeg, carries),
    flights,
    contradictions: gapWarnings(woodFit),
  }
}

/** Which club a carry was read as, where that is another than the fitted one. @rule IN-SPEED-MEANING */
const otherClubNote = ({ swing }: Context, { designation }: WoodGapQuestion): Note[] => {
  const { numbersOf, carryYards } = swing
  if (carryYards === null || numbersOf === 'hybrid' || numbersOf === designation) return []
  const text = say('woods.readAsOthers', {
    carry: carryYards.how,
    hit: clubSaid(numbersOf),
    club: clubSaid(designation),
  })
  return [{ rule: 'IN-SPEED-MEANING', text }]
}

/** The fitted wood or hybrid between its neighbors in loft, with the carry to expect of each. @rule FLT-CARRY, FLT-COMPARE */
const woodConfigurations = (loftDeg: number, { at, basis }: WoodCarries): Configuration[] => {
  const fittedYards = roundTo(at(loftDeg), 1)
  const neighbor = (step: number): Configuration => {
    const carryYards = roundTo(at(loftDeg + step), 1)
    const moreYards = carryYards - fittedYards
    const name = { by: deg(Math.abs(step)), loft: deg(loftDeg + step) }
    const values = { carry: yd(carryYards), more: yardsSaid(moreYards, 'more') }
    return {
      name: say(step > 0 ? 'woods.moreLoft' : 'woods.lessLoft', name),
      loftDeg: loftDeg + step,
      recommended: false,
      description:
        step > 0
          ? say('woods.softerLanding', values)
          : say(moreYards > 0 ? 'woods.longerHarder' : 'woods.noLongerHarder', values),
      expected: null,
    }
  }
  const fitted: Configuration = {
    name: say('setup.fitted', { loft: deg(loftDeg) }),
    loftDeg,
    recommended: true,
    description: say('woods.carries', { carry: yd(fittedYards), basis: say(basisOf[basis]) }),
    expected: null,
  }
  return [fitted, neighbor(-woodNeighborDeg), neighbor(woodNeighborDeg)]
}

const basisOf = {
  flown: 'woods.flown',
  stated: 'woods.ofStatedCarry',
  estimated: 'woods.ofSpeedAndLoft',
} as const satisfies Record<WoodCarries['basis'], MessageId>
