/// <reference path="../../assembly/types.d.ts" />
import { WANTED_CLUB_TYPE, WEDGE_COUNT } from '../../assembly/match-layout.ts'
import type { Catalog, Head, Shaft } from '../equipment/catalog/index.ts'
import { clubTypes } from '../golf/names/words.ts'
import { atOnce, inTurns, type Steps } from '../platform/work/steps.ts'
import { type Candidate, type Choice, candidateOf, choiceOf } from './choice.ts'
import { Core } from './core/index.ts'
import { noEvidence, type ScoringEvidence } from './evidence.ts'
import { type EvidenceRows, evidenceRows, wedgeChoices } from './evidence-rows.ts'
import { type Image, packImage, placeOf, withEvidence } from './image.ts'
import type { PackedContext } from './pack.ts'
import { packInWorker } from './pack-in-worker.ts'
import type { GolferFacts } from './rules/need.ts'

/** An image in a core, and the evidence to answer with. */
export interface LoadedImage {
  readonly image: Image
  readonly evidence: EvidenceRows
  /** Score, order and write. The bytes are the core's own and last until its next call. */
  answer(context: PackedContext): Uint8Array<ArrayBuffer>
  /** The same in parts that take a millisecond each; between two of them others may have the core. */
  parts(context: PackedContext): Iterable<Uint8Array<ArrayBuffer>>
  /** Whether an answer of all clubs is one part. */
  readonly isOnePart: boolean
  /**
   * The heads that could be built as a wanted build, packed as assembly/match-layout.ts has it.
   * @param stock By place among the lofts of the image whether a shop has it, where the build says that this counts
   * @param among By place among the heads of the image whether it may be found; null: each may
   */
  match(wanted: Uint8Array, golfer: GolferFacts, stock?: Uint8Array | null, among?: Uint8Array | null): Found
  /** The same on one head; null when it is not made for the golfer. */
  build(wanted: Uint8Array, head: Head, stock?: Uint8Array | null): Choice | null
  /** Keep this image for an answer that takes several calls. @returns What gives it back; calling it twice is harmless. */
  hold(): () => void
}

/** What the catalog has for a wanted build. It lasts until the core is asked for another. */
export interface Found {
  /** In the order of ties. */
  readonly candidates: readonly Candidate[]
  /** How one is built. */
  choiceOf(candidate: Candidate): Choice
  /** Shafts of the picks, then the best of what these heads come with and of what is sold. */
  shaftsFor(heads: readonly Candidate[], picks: number): Shaft[]
}

/** The scores of this process: one image for new requests, swapped between them. */
export interface Scorer {
  current(): LoadedImage
  /**
   * Make and use the image of another catalog or evidence. Answers that hold the present one finish on it. Other evidence
   * costs next to nothing: counts come with each context, so the core keeps the image it has.
   */
  use(catalog: Catalog, evidence?: ScoringEvidence): LoadedImage
  /**
   * Make the image of another catalog while requests are answered from the present one.
   * @returns What begins to use it, at once, with the evidence of that moment
   */
  prepare(catalog: Catalog): Promise<(evidence: ScoringEvidence) => LoadedImage>
}

/** Start scoring. @param packed The image of the catalog, where there is one already. */
export const createScorer = (
  catalog: Catalog,
  evidence: ScoringEvidence = noEvidence,
  packed: Image = packImage(catalog, ''),
): Scorer => {
  const takeSeat = seats()
  const seated = (image: Image, counts: ScoringEvidence, seat: Seat) => ({
    seat,
    release: seat.hold(),
    loaded: loadedOf(image, counts, seat),
  })
  const first = withEvidence(packed, evidence.revision)
  let present = seated(first, evidence, atOnce(takeSeat(first)))
  return {
    current: () => present.loaded,
    prepare: async (from) => {
      const image = await packInWorker(from)
      const seat = await inTurns(takeSeat(image))
      return (counts) => {
        const before = present
        present = seated(withEvidence(image, counts.revision), counts, seat)
        before.release()
        return present.loaded
      }
    },
    use: (from, counts = noEvidence) => {
      const before = present
      const { image } = before.loaded
      if (from === image.catalog)
        present = { ...before, loaded: loadedOf(withEvidence(image, counts.revision), counts, before.seat) }
      else {
        const other = packImage(from, counts.revision)
        present = seated(other, counts, atOnce(takeSeat(other)))
        before.release()
      }
      return present.loaded
    },
  }
}

/** About 1 MB. */
const clubsPerPart = 2_000

/** A core with the image of one catalog. */
interface Seat {
  readonly core: Core
  /** Keep the image there. @returns What gives the core back; calling it twice is harmless. */
  hold(): () => void
}

/** A core that no answer holds any more is used again, so that swapping costs no memory. */
const seats = (): ((image: Image) => Steps<Seat>) => {
  const idle: Core[] = []
  return function* ({ bytes }) {
    const core = idle.pop() ?? new Core()
    yield* core.loading(bytes)
    let holders = 0
    const release = () => {
      holders--
      if (holders === 0) idle.push(core)
    }
    return {
      core,
      hold: () => {
        holders++
        return once(release)
      },
    }
  }
}

const loadedOf = (image: Image, evidence: ScoringEvidence, { core, hold }: Seat): LoadedImage => {
  const rows = evidenceRows(evidence, image)
  return {
    image,
    evidence: rows,
    answer: (context) => core.answer(context),
    parts: (context) => core.parts(context, clubsPerPart),
    isOnePart: image.heads.length <= clubsPerPart,
    match: (wanted, golfer, stock = null, among = null) => {
      const isWedge = wanted[WANTED_CLUB_TYPE] === clubTypes.indexOf('wedge')
      const chosen = isWedge ? wedgeChoices(rows, golfer) : null
      return {
        candidates: core.match(wanted, stock, among, (row, place) => candidateOf(image, row, place, chosen)),
        choiceOf: ({ place }) => choiceOf(image, core.choose(place), wanted[WEDGE_COUNT]!),
        shaftsFor: (heads, picks) =>
          core
            .shaftsFor(
              heads.map(({ place }) => place),
              picks,
            )
            .map((place) => image.catalog.shafts[place]!),
      }
    },
    build: (wanted, { headId }, stock = null) => {
      const chosen = core.build(wanted, placeOf(image, headId)!, stock)
      return chosen && choiceOf(image, chosen, wanted[WEDGE_COUNT]!)
    },
    hold,
  }
}

const once = (work: () => void): (() => void) => {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}
