import { woodNeighborDeg } from '../../golf/lofts.ts'
import { roundTo } from '../../golf/units.ts'
import { capitalize } from '../../platform/values.ts'
import type { Configuration, Flights, Story } from './club-fit.ts'
import type { Context } from './context.ts'
import { howWords } from './fact.ts'
import { type Note, yardsWords } from './spec.ts'
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
  const text = `${capitalize(howWords(carryYards))} is read as the ${numbersOf}’s, like the speed; the carry of the ${designation} is estimated from it.`
  return [{ rule: 'IN-SPEED-MEANING', text }]
}

/** The fitted wood or hybrid between its neighbors in loft, with the carry to expect of each. @rule FLT-CARRY, FLT-COMPARE */
const woodConfigurations = (loftDeg: number, { at, basis }: WoodCarries): Configuration[] => {
  const fittedYards = roundTo(at(loftDeg), 1)
  const neighbor = (step: number): Configuration => {
    const carry = roundTo(at(loftDeg + step), 1)
    const moreYards = carry - fittedYards
    return {
      name: `${Math.abs(step)}° ${step > 0 ? 'more' : 'less'} loft: ${loftDeg + step}°`,
      loftDeg: loftDeg + step,
      recommended: false,
      description: `${flightWords(step, moreYards)}: about ${carry} yd, ${yardsWords(moreYards, 'more')}.`,
      expected: null,
    }
  }
  const fitted: Configuration = {
    name: `Fitted: ${loftDeg}°`,
    loftDeg,
    recommended: true,
    description: `Carries about ${fittedYards} yd (${basisWords[basis]}).`,
    expected: null,
  }
  return [fitted, neighbor(-woodNeighborDeg), neighbor(woodNeighborDeg)]
}

const flightWords = (step: number, moreYards: number): string => {
  if (step > 0) return 'Higher and softer landing'
  return `${moreYards > 0 ? 'Longer, but' : 'No longer, and'} harder to launch from the turf`
}

const basisWords: Readonly<Record<WoodCarries['basis'], string>> = {
  flown: 'flown from the measured shot',
  stated: 'estimated from the measured carry and the loft',
  estimated: 'estimated from speed and loft',
}
