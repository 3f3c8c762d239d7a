import type { Flex, ShaftMaterial, WedgeClass } from '../../../golf/names/words.ts'
import type { Said } from '../../../words/message.ts'
import type { Basis } from '../fact.ts'
import type { SpinGrade } from './wedge-spin.ts'

/** One wedge of the recommended set. */
export interface SetWedge {
  readonly club: WedgeClass
  readonly loftDeg: number
  readonly bounceDeg: number
  readonly grind: string
  /** From the club before it. */
  readonly gapDeg: number
  readonly gapYards: number | null
  readonly carryYards: number | null
  readonly fullSwing: boolean
}

/** Wedge part of a fitting. */
export interface WedgeFit {
  /** Which wedge was fitted; AW and UW read as GW. */
  readonly wedgeHit: WedgeClass
  readonly pitchingWedgeLoftDeg: number
  readonly pitchingWedgeBasis: Basis
  /** From the pitching wedge (not included) to the lob wedge. */
  readonly set: readonly SetWedge[]
  readonly lobWedge: { readonly loftDeg: number | null; readonly why: Said }
  readonly spinGrade: SpinGrade | null
  readonly shaft: {
    readonly flex: Flex
    readonly weightGrams: number
    readonly material: ShaftMaterial
    readonly origin: Said
  }
  readonly rules: readonly ['WDG-SET', 'WDG-LOB', 'WDG-SHAFT', 'FLT-CARRY']
}
