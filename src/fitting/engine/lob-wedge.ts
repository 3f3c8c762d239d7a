import { wedgeLoftDegOf } from '../../golf/lofts.ts'
import { tidy } from '../../golf/units.ts'
import { leastWedgeYards, lobWedgeDegMax, sandWedgeDeg, wedgeGapDeg } from '../../golf/wedges.ts'

/** Whether the lob wedge is swung fully. @source interface specification, lobWedgeFullSwing */
export type LobWedgeAnswer = 'yes' | 'no' | 'unsure'

/** Lob wedge after the sand wedge; null when none should be carried. */
export interface LobWedge {
  readonly loftDeg: number | null
  readonly why: string
}

/** Why a lob wedge follows its sand wedge so. @rule WDG-LOB */
export const lobWedgeWords = (sandDeg: number, lobDeg: number, fullSwing: LobWedgeAnswer | undefined): string => {
  const step = `${tidy(lobDeg - sandDeg)}° after the wedge before it`
  if (fullSwing === 'yes') return `A lob wedge that is swung fully has to cover a distance: ${step}.`
  if (fullSwing === 'no') return `A lob wedge for greenside shots only may leave a bigger gap: ${step}.`
  const said = fullSwing === 'unsure' ? 'Unsure of full lob swings' : 'Full lob swings not stated'
  return `${said}: the lob wedge follows ${step}.`
}

/** Why no lob wedge follows. @rule WDG-LOB */
export const noLobWedgeWords = (sandDeg: number, isHard: boolean): string => {
  if (isHard)
    return `${wedgeLoftDegOf.LW}° and more is hard to strike: the set ends at the sand wedge, a ${sandWedgeDeg.max}° at most.`
  if (sandDeg + wedgeGapDeg.min > lobWedgeDegMax)
    return `Lob wedges of more than ${lobWedgeDegMax}° are hardly made: the set ends here.`
  return `At this speed a lob wedge carries less than ${leastWedgeYards} yd less than the sand wedge: the set ends there.`
}
