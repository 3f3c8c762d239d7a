import type { Catalog, Head } from '../../equipment/catalog/index.ts'
import { carriesOf } from '../../flight/index.ts'
import { standardClub } from '../../golf/clubs/lengths.ts'
import type { IronCategory } from '../../golf/names/words.ts'
import { roundTo } from '../../golf/units.ts'
import type { Matched } from '../../matching/index.ts'
import type { Fit } from '../engine/fit.ts'
import { drivingOf } from '../engine/swing/golfer.ts'

/** One club of a set of irons: inches and degrees as built, yards as it is expected to carry. */
interface SheetClub {
  readonly club: string
  readonly loftDeg: number
  readonly lengthIn: number | null
  readonly lieDeg: number | null
  readonly carryYards: number
  /** To the club before it. */
  readonly gapYards: number | null
  readonly estimated: readonly ('loft' | 'length' | 'lie')[]
}

type IronHead = Extract<Head, { clubType: 'iron' }>
type IronLofts = IronHead['ironLofts']

/** Irons of a set from the longest on, as the catalog and the table of standards name them. */
const namesOfSet = [4, 5, 6, 7, 8, 9, 'PW'] as const satisfies readonly (keyof IronLofts)[]
const gapWedgeNames = ['GW', 'AW', 'UW'] as const

/**
 * The set of the first pick as a fitter writes it down: the hybrid that replaces the first long iron, and every iron from the
 * longest worth carrying on. Lofts are the maker's, bent as the pick is; lengths and lies step from the 7-iron of the pick as
 * the maker's table of the set does, where there is none as standard sets do; carries are scaled to the fitted 7-iron where its flight is known. What is not the maker's is marked.
 * Undefined where no head was found, and for juniors, who carry a few clubs.
 * @param presentDeg Loft of the current 7-iron, which a stated carry was hit with.
 * @rule IRON-SHEET
 */
export const ironSheet = (fit: Fit, presentDeg: number | undefined, [pick]: Matched['picks'], catalog: Catalog) => {
  const head = catalog.heads.find(({ headId }) => headId === pick?.headId)
  const { ironSet, golfer } = fit
  if (pick === undefined || head?.clubType !== 'iron' || ironSet === undefined || golfer.group === 'junior')
    return undefined
  const carryOf = carryOfGolfer(fit, presentDeg)
  const hybrids = ironSet.hybrids.map(({ replaces, loftDeg }) => ({
    club: `${replaces[0]}-hybrid`,
    loftDeg,
    lengthIn: null,
    lieDeg: null,
    carryYards: carryOf('hybrid', loftDeg),
    estimated: [],
  }))
  const names = [...namesOfSet.filter((name) => name === 'PW' || name >= ironSet.longestIron), ...gapWedgeOf(fit, head)]
  const irons = names
    .map((name) => ironAs(name, pick, head))
    .map((iron) => ({ ...iron, carryYards: carryOf('iron_wedge', iron.loftDeg) }))
  const clubs = [...hybrids, ...irons]
  const withGaps = clubs.map(
    (club, place): SheetClub => ({
      ...club,
      gapYards: place === 0 ? null : clubs[place - 1]!.carryYards - club.carryYards,
    }),
  )
  return { headId: pick.headId, clubs: withGaps, rules: ['IRON-SHEET', 'IRON-SET', 'IRON-LOFT', 'FLT-CARRY'] as const }
}

const gapWedgeOf = ({ ironSet }: Fit, { ironLofts }: IronHead) =>
  ironSet!.addGapWedge
    ? gapWedgeNames
        .filter((name) => ironLofts[name] !== undefined)
        .sort((a, b) => ironLofts[a]! - ironLofts[b]!)
        .slice(0, 1)
    : []

const carryOfGolfer = (fit: Fit, presentDeg: number | undefined) => {
  const { golfer, driverSpeedMph, specs, configurations, swing } = fit
  const estimate = carriesOf(drivingOf(golfer, driverSpeedMph.value))
  const fitted = configurations.find(({ recommended }) => recommended)?.expected?.carryYards
  const own = swing.believedCarryYards
  const [yards, atDeg] = fitted === undefined ? [own, presentDeg ?? specs.loft.value] : [fitted, specs.loft.value]
  const factor = yards === null ? 1 : yards / estimate('iron_wedge', atDeg)
  return (kind: 'hybrid' | 'iron_wedge', loftDeg: number) => roundTo(factor * estimate(kind, loftDeg), 1)
}

type PickOfIrons = Pick<Matched['picks'][number], 'build' | 'estimated'>

const ironAs = (
  name: (typeof namesOfSet)[number] | (typeof gapWedgeNames)[number],
  { build, estimated }: PickOfIrons,
  head: IronHead,
) => {
  const category = head.category as IronCategory
  const isGapWedge = gapWedgeNames.some((one) => one === name)
  const standardOf = (club: string) => standardClub(club, category, 'male')!
  const standard = standardOf(isGapWedge ? 'GW' : typeof name === 'number' ? `${name}-iron` : name)
  const seven = standardOf('7-iron')
  const isSeven = name === 7
  const madeDeg = head.ironLofts[name]
  const length = stepFromSeven(head, name, 'lengthIn', standard.lengthIn - seven.lengthIn)
  const lie = stepFromSeven(head, name, 'lieDeg', standard.lieDeg - seven.lieDeg)
  const loftDeg = (madeDeg ?? head.sevenIronLoft + standard.loftDeg - seven.loftDeg) + build.playingLoft - build.loft
  const isEstimated = (part: string) => estimated.includes(part)
  return {
    club: typeof name === 'number' ? `${name}-iron` : name,
    loftDeg: roundTo(loftDeg, 0.5),
    lengthIn: build.length === null ? null : roundTo(build.length + length.by, length.roundedTo),
    lieDeg: build.lie === null ? null : roundTo(build.lie + lie.by, lie.roundedTo),
    estimated: [
      ...(madeDeg === undefined || isEstimated('loft') ? (['loft'] as const) : []),
      ...((isSeven || length.isMakers) && !isEstimated('length') ? [] : (['length'] as const)),
      ...((isSeven || lie.isMakers) && !isEstimated('lie') ? [] : (['lie'] as const)),
    ],
  }
}

/** Makers print eighths of an inch and tenths of a degree: finer than any of them, to clear sums of binary fractions only. */
const printedStep = 0.005

/** What a club has more than the 7-iron: by the maker's table of the set, else by the table of standards. */
const stepFromSeven = (
  { ironBuilds }: IronHead,
  name: keyof IronLofts,
  part: 'lengthIn' | 'lieDeg',
  standardStep: number,
) => {
  const [own, seven] = [ironBuilds?.[name]?.[part], ironBuilds?.[7]?.[part]]
  return typeof own === 'number' && typeof seven === 'number'
    ? { by: own - seven, roundedTo: printedStep, isMakers: true }
    : { by: standardStep, roundedTo: 0.25, isMakers: false }
}
