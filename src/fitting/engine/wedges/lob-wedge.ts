import { wedgeLoftDegOf } from '../../../golf/clubs/lofts.ts'
import { leastWedgeYards, lobWedgeDegMax, sandWedgeDeg, wedgeGapDeg } from '../../../golf/clubs/wedges.ts'
import { tidy } from '../../../golf/units.ts'
import type { Message } from '../../../words/message.ts'
import { deg, say, yd } from '../../../words/say.ts'

/** Whether the lob wedge is swung fully. @source interface specification, lobWedgeFullSwing */
export type LobWedgeAnswer = 'yes' | 'no' | 'unsure'

/** Lob wedge after the sand wedge; null when none should be carried. */
export interface LobWedge {
  readonly loftDeg: number | null
  readonly why: Message
}

/** Why a lob wedge follows its sand wedge so. @rule WDG-LOB */
export function lobWedgeSaid(sandDeg: number, lobDeg: number, fullSwing: LobWedgeAnswer | undefined): Message {
  const degrees = deg(tidy(lobDeg - sandDeg))
  if (fullSwing === 'yes') return say('wedges.lobSwungFully', { degrees })
  if (fullSwing === 'no') return say('wedges.lobForGreenside', { degrees })
  return say(fullSwing === 'unsure' ? 'wedges.lobUnsure' : 'wedges.lobNotStated', { degrees })
}

/** Why no lob wedge follows. @rule WDG-LOB */
export function noLobWedgeSaid(sandDeg: number, isHard: boolean): Message {
  if (isHard) return say('wedges.lobIsHard', { lob: deg(wedgeLoftDegOf.LW), sand: deg(sandWedgeDeg.max) })
  if (sandDeg + wedgeGapDeg.min > lobWedgeDegMax) return say('wedges.lobHardlyMade', { loft: deg(lobWedgeDegMax) })
  return say('wedges.lobCarriesAlike', { yards: yd(leastWedgeYards) })
}
