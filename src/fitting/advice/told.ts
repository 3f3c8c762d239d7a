import type { Said } from '../../words/message.ts'
import type { Fit } from '../engine/fit.ts'
import type { KnownClub, OwnChange } from '../engine/keep/keep-figures.ts'
import type { FittingRequest } from '../schema/schema.ts'

/** Where a shot comes down, yards. */
export interface Distances {
  readonly carryYards: number
  readonly totalYards: number
}

/** All that an advice is decided by. */
export interface Told {
  readonly input: FittingRequest
  readonly fit: Fit
  /** Of the next step. */
  readonly action: string
  /** Asked first. */
  readonly questions: readonly Said[]
  readonly present: PresentVerdict | null
  /** The first of the clubs that fit. */
  readonly pick: FirstPick | null
  /** Where no club is picked: why. */
  readonly whyNoPick?: readonly Said[]
}

/** The verdict on the own club. Older fittings have fewer members. */
interface PresentVerdict {
  readonly verdict: 'keep' | 'compare' | 'adjust' | 'replace' | 'unknown'
  readonly club: KnownClub | null
  readonly reason?: Said | undefined
  readonly changes?: readonly OwnChange[] | undefined
}

interface FirstPick {
  readonly brand: string
  readonly model: string
  readonly price: number | null
  readonly total?: { readonly price: number | null } | undefined
}

/** A completed fitting, as far as its advice follows from it. */
interface Completed {
  readonly next: { readonly action: string; readonly check?: readonly Said[] | undefined }
  readonly topPicks: readonly FirstPick[]
  readonly clubRecommendations: { readonly currentClub?: PresentVerdict | undefined }
}

/** What a fitting tells that was stored before there was advice. @param fit The same request, fitted again. */
export function toldBy(input: FittingRequest, fit: Fit, { next, topPicks, clubRecommendations }: Completed): Told {
  return {
    input,
    fit,
    action: next.action,
    questions: next.check ?? [],
    present: clubRecommendations.currentClub ?? null,
    pick: topPicks[0] ?? null,
  }
}
