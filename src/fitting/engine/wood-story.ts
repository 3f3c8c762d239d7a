import { selfReportNote } from './carry.ts'
import type { Flights, Story } from './club-fit.ts'
import type { Context } from './context.ts'
import type { Note } from './spec.ts'
import { type WoodCarries, woodCarries } from './wood-carries.ts'
import { woodConfigurations } from './wood-configurations.ts'
import { fitWoodGap, gapWarnings, type WoodGapQuestion } from './wood-gap.ts'

/** What the rules of one kind of club add to it. */
interface OfTheKind {
  readonly notes: (carryYardsAt: WoodCarries['at']) => readonly Note[]
  readonly flights: Flights
}

/** What a fairway wood or a hybrid is told with: all of it from the same carries. @rule WOOD-GAP */
export const woodStory = (context: Context, question: WoodGapQuestion, { notes, flights }: OfTheKind): Story => {
  const carries = woodCarries(context, question)
  const woodFit = fitWoodGap(context, question, carries)
  return {
    woodFit,
    notes: [...notes(carries.at), ...(question.measuredAt ? selfReportNote(context.swing) : [])],
    configurations: woodConfigurations(question.loftDeg, carries),
    flights,
    contradictions: gapWarnings(woodFit),
  }
}
