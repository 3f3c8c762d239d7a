import { clubTypes } from '../golf/names/words.ts'
import { type ScoringEvidence, type SimilarGolfers, similarityQuestion } from './evidence.ts'
import { type Image, placeOf } from './image.ts'
import type { GolferFacts } from './rules/need.ts'

/** Counts for golfers like one, laid out as the core reads them: fittings by club type, picks by head. */
interface EvidenceRow {
  readonly of: readonly number[]
  readonly basis: readonly SimilarGolfers['basis'][]
  readonly picked: Uint32Array
}

/** Rows of one image and its evidence, each made when such a golfer is first seen. */
export interface EvidenceRows {
  /** Of the counts. */
  readonly revision: string
  rowFor(golfer: GolferFacts): EvidenceRow
}

/** By head what golfers like one chose or kept; null while too little of that is known. */
export const wedgeChoices = (rows: EvidenceRows, golfer: GolferFacts): Uint32Array | null => {
  const { basis, picked } = rows.rowFor(golfer)
  return basis[clubTypes.indexOf('wedge')] === 'chosen' ? picked : null
}

/** More than there are kinds of golfers that the evidence tells apart. */
const rowsMax = 3_000
/** Of all kept rows together: 4 bytes a head each. */
const rowsBytesMax = 64 << 20

/** Evidence of similar golfers as rows for the core, kept for the golfers asked of lately. */
export const evidenceRows = (evidence: ScoringEvidence, image: Image): EvidenceRows => {
  const rows = new Map<string, EvidenceRow>()
  const keptMax = Math.min(rowsMax, Math.ceil(rowsBytesMax / (4 * image.heads.length + 1)))
  return {
    revision: evidence.revision,
    rowFor: (golfer) => {
      const question = similarityQuestion(golfer)
      // One club type tells which kind of golfer this is.
      const { key } = evidence.similar(clubTypes[0], question)
      const known = rows.get(key)
      if (known !== undefined) return known
      const similar = clubTypes.map((clubType) => evidence.similar(clubType, question))
      const row = {
        of: similar.map(({ of }) => of),
        basis: similar.map(({ basis }) => basis),
        picked: pickedIn(image, similar),
      }
      if (rows.size >= keptMax) rows.delete(rows.keys().next().value!)
      rows.set(key, row)
      return row
    },
  }
}

/** By place of the head. Only heads that were picked are looked up: a large catalog has a hundred times as many. */
const pickedIn = (image: Image, similar: readonly SimilarGolfers[]): Uint32Array => {
  const { heads } = image
  const counts = new Uint32Array(heads.length)
  for (const [type, clubType] of clubTypes.entries())
    for (const headId of similar[type]!.heads) {
      const place = placeOf(image, headId)
      if (place !== undefined && heads[place]!.clubType === clubType) counts[place] = similar[type]!.picked(headId)
    }
  return counts
}
