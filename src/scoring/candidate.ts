/// <reference path="../../assembly/types.d.ts" />
import * as at from '../../assembly/match-layout.ts'
import type { Head } from '../equipment/catalog/index.ts'
import type { CoreFields } from './core/index.ts'
import type { Image } from './image.ts'

/** A head that could be built, and what decides whether it is picked. */
export interface Candidate {
  readonly head: Head
  /** How far the whole build is from what was fitted; 0 does everything. */
  readonly misfit: number
  /** Points of the head with the shaft that it is built with; wedges: how near bounce and set are, 0 at best. */
  readonly grade: number
  /** What the build takes: cost of the shaft, degrees of setting and of loft missed. */
  readonly effort: number
  /** In stock, where that counts. */
  readonly isStocked: boolean
  /** As of a choice. */
  readonly isComplete: boolean
  readonly isWhole: boolean
  /** Wedges: by how many golfers like this one it was chosen. */
  readonly chosen: number
  /** Among what was found. */
  readonly place: number
}

/** Read what the core found. @param chosen By head what similar golfers chose; null: not known. */
export function candidateOf(
  { heads }: Image,
  { decimal, whole }: CoreFields,
  place: number,
  chosen: Uint32Array | null,
): Candidate {
  const head = whole(at.HEAD)
  return {
    head: heads[head]!,
    misfit: decimal(at.MISFIT),
    grade: whole(at.GRADE) | 0,
    effort: decimal(at.EFFORT),
    isStocked: whole(at.IS_STOCKED) === 1,
    isComplete: whole(at.IS_COMPLETE) === 1,
    isWhole: whole(at.IS_WHOLE) === 1,
    chosen: chosen?.[head] ?? 0,
    place,
  }
}
