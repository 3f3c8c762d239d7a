import type { Head } from '../../equipment/catalog/index.ts'
import { wedgeLengthIn } from '../../golf/clubs/lengths.ts'
import { loftToleranceDeg } from '../../golf/clubs/matching.ts'
import {
  type Build,
  buildFor,
  filterOffers,
  type Matched,
  match,
  type WantedBuild,
  wedgeAlone,
} from '../../matching/index.ts'
import type { LoadedImage } from '../../scoring/index.ts'
import type { Said } from '../../words/message.ts'
import type { Fit } from '../engine/fit.ts'
import type { SetWedge, WedgeFit } from '../engine/wedges/wedge-fit.ts'
import type { CurrentClub } from './current-club.ts'

/** A wedge of the set as it is sold. */
export interface SoldWedge {
  readonly head: Head
  readonly build: Build
  readonly compromises: readonly Said[]
}

type FitOfWedges = Fit & { readonly wedgeFit: WedgeFit }

/** A wedge of the set: in the bag already, or as it is sold; null where no line comes near it. */
interface WedgeToBuy {
  readonly owned: boolean
  readonly sold: SoldWedge | null
}

/**
 * Each wedge of a fitted set as the golfer buys it: of the line of the first pick where that makes it, else of the first line
 * that does and that the golfer's limits leave. A current wedge that is kept is not sold again.
 * @rule MATCH-HEAD, KEEP-CLUB
 */
export const wedgesToBuy = (
  fit: FitOfWedges,
  present: CurrentClub | null,
  { wanted, matched }: { readonly wanted: WantedBuild; readonly matched: Matched },
  loaded: Pick<LoadedImage, 'image' | 'match' | 'build'>,
): WedgeToBuy[] => {
  const [first] = matched.picks
  const offers = filterOffers(wanted, loaded)
  const left = offers && new Set(offers.flatMap(({ head, isLeft }) => (isLeft ? [head.headId] : [])))
  return fit.wedgeFit.set.map((wedge): WedgeToBuy => {
    const isFitted = wedge.loftDeg === fit.specs.loft.value
    if (isFitted && present?.verdict === 'keep') return { owned: true, sold: null }
    const asked = wantedFor(wedge, wanted, fit)
    const lead = first === undefined ? null : ofLine(first.headId, asked, loaded)
    return { owned: false, sold: lead ?? nearest(asked, loaded, left) }
  })
}

/** The build of another wedge of the set: its own loft, bounce, length and weight of shaft. */
const wantedFor = (wedge: SetWedge, wanted: WantedBuild, fit: FitOfWedges): WantedBuild => {
  const { golfer, lengthOffsetIn } = fit
  const ofSet = wanted.wedges?.find(({ loftDeg }) => loftDeg === wedge.loftDeg) ?? wedge
  // The limits are those of the whole set.
  const { filter: _, ...unlimited } = wedgeAlone(wanted, ofSet)
  return {
    ...unlimited,
    // Juniors have one length for all wedges.
    ...(wanted.lengthIn === undefined && {
      fittedLengthIn: wedgeLengthIn(wedge.club, golfer.adultGroup) + lengthOffsetIn,
    }),
  }
}

const isNear = ({ loftDeg }: WantedBuild, { playingLoft }: Build): boolean =>
  Math.abs(playingLoft - loftDeg) <= loftToleranceDeg

const ofLine = (headId: string, asked: WantedBuild, loaded: Pick<LoadedImage, 'image' | 'build'>): SoldWedge | null => {
  const head = loaded.image.catalog.head(headId)!
  const built = buildFor(asked, head, loaded)
  if (built === null || !isNear(asked, built.build)) return null
  return { head, build: built.build, compromises: built.compromises }
}

/** Of the lines that could serve, best first, and then of all that are sold, the first that makes the loft. @param left Lines that the golfer's limits leave; null: all. */
const nearest = (
  asked: WantedBuild,
  loaded: Pick<LoadedImage, 'image' | 'match' | 'build'>,
  left: ReadonlySet<string> | null,
): SoldWedge | null => {
  const others = loaded.image.catalog.heads.filter(
    ({ clubType, discontinued, gender }) =>
      clubType === 'wedge' && !discontinued && (gender === 'unisex' || gender === asked.group),
  )
  for (const headId of [...match(asked, loaded).heads, ...others.map(({ headId }) => headId)]) {
    const sold = left === null || left.has(headId) ? ofLine(headId, asked, loaded) : null
    if (sold !== null) return sold
  }
  return null
}
