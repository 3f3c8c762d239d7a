import { clubTypes, flexes, type Hand, hands } from '../../golf/names/words.ts'
import { type PresetId, presets as scored } from '../../scoring/index.ts'
import { grid, partsOfCell } from './cell.ts'
import { type ClubEvidence, type Evidence, fittingsMin } from './evidence.ts'
import type { Tally } from './tally.ts'

/** Bands of driver speed that people think in: [from, to). The first holds slower golfers too, the last faster ones. */
const speedBandsMph = [
  { mph: 'under 70', belowMph: 70 },
  { mph: '70-79', belowMph: 80 },
  { mph: '80-89', belowMph: 90 },
  { mph: '90-99', belowMph: 100 },
  { mph: '100-109', belowMph: 110 },
  { mph: '110 and over', belowMph: Number.POSITIVE_INFINITY },
] as const
/** Names of the bands of driver speed, mph, slowest first. */
export const speedBands = speedBandsMph.map(({ mph }) => mph)

/** Answer of `GET /v1/catalog/evidence`. */
export const evidenceSummary = (evidence: Evidence) => {
  const clubs = clubTypes.map((clubType) => ({
    clubType,
    ...chooseTally(evidence.clubs[clubType]),
    choices: choicesByHead(evidence.clubs[clubType].chosen),
  }))
  const heads = clubs.flatMap(({ clubType, basis, tally, choices }) => {
    const tables = tablesOf(tally)
    return [...new Set([...tally.heads, ...choices.keys()])]
      .map((headId) => ({
        headId,
        ...summaryOf(tables, tally.placeOf.get(headId)),
        chosen: choices.get(headId) ?? 0,
      }))
      .filter(({ picks, chosen }) => picks + chosen > 0)
      .sort((a, b) => b.picks - a.picks || b.chosen - a.chosen)
      .map(({ headId, picks, ...by }) => ({
        headId,
        clubType,
        basis,
        picks,
        of: tally.fittings,
        share: Math.round((1000 * picks) / tally.fittings) / 1000,
        popularity30Days: evidence.popularity(headId),
        ...by,
      }))
  })
  return {
    success: true as const,
    evidenceRevision: evidence.revision,
    clubTypes: clubs.map(({ clubType, basis, choices }) => ({
      clubType,
      basis,
      choices: choices.values().reduce((sum, golfers) => sum + golfers, 0),
      fittings: evidence.clubs[clubType].fittings.fittings,
      simulated: evidence.clubs[clubType].simulated.fittings,
    })),
    presets: presetList,
    count: heads.length,
    heads,
  }
}

/** A club type is shown from its fittings as soon as they are enough to compare golfers by. */
const chooseTally = ({ fittings, simulated }: ClubEvidence): { basis: 'fittings' | 'simulated'; tally: Tally } =>
  fittings.fittings >= fittingsMin ? { basis: 'fittings', tally: fittings } : { basis: 'simulated', tally: simulated }

/** How many golfers chose or kept each head. */
const choicesByHead = ({ heads, entryHead, entryPicks }: Tally): ReadonlyMap<string, number> => {
  const choices = new Map<string, number>()
  for (const [entry, head] of entryHead.entries())
    choices.set(heads[head]!, (choices.get(heads[head]!) ?? 0) + entryPicks[entry]!)
  return choices
}

interface Tables {
  readonly tally: Tally
  readonly bySpeed: readonly Uint32Array[]
  readonly byMiss: Readonly<Record<'fade' | 'hook' | 'none', Uint32Array>>
}

const tablesOf = (tally: Tally): Tables => {
  const heads = tally.heads.length
  const bySpeed = speedBandsMph.map(() => new Uint32Array(heads))
  const byMiss = { fade: new Uint32Array(heads), hook: new Uint32Array(heads), none: new Uint32Array(heads) }
  tally.cells.forEach((cell, row) => {
    const { speedBin, missSign } = partsOfCell(cell)
    const fromMph = grid.speedFromMph + speedBin * grid.speedStepMph
    const band = bySpeed[speedBandsMph.findIndex(({ belowMph }) => fromMph < belowMph)]!
    for (let entry = tally.entryFrom[row]!; entry < tally.entryFrom[row + 1]!; entry++) {
      band[tally.entryHead[entry]!]! += tally.entryPicks[entry]!
      byMiss[missSign][tally.entryHead[entry]!]! += tally.entryPicks[entry]!
    }
  })
  return { tally, bySpeed, byMiss }
}

/** @param place Index of the head in the tally; undefined: nobody was recommended it. */
const summaryOf = ({ tally, bySpeed, byMiss }: Tables, place: number | undefined) => {
  const head = place ?? tally.heads.length
  const byHand = Object.fromEntries(
    hands.map((hand, column) => [hand, tally.headHands[head * hands.length + column] ?? 0]),
  ) as Record<Hand, number>
  return {
    picks: byHand.right + byHand.left,
    bySpeed: speedBands
      .map((mph, band) => ({ mph, picks: bySpeed[band]![head] ?? 0 }))
      .filter(({ picks }) => picks > 0),
    byMiss: { fade: byMiss.fade[head] ?? 0, hook: byMiss.hook[head] ?? 0, none: byMiss.none[head] ?? 0 },
    byFlex: flexes
      .map((flex, column) => ({ flex, picks: tally.headFlexes[head * flexes.length + column] ?? 0 }))
      .filter(({ picks }) => picks > 0),
    byHand,
  }
}

type Category = 'core' | 'low_spin' | 'draw' | 'light' | 'max_forgiveness'

/** What each preset shows: its title, and the driver categories that come first. @source house, fitting rules §10.4 */
const shown = {
  typical: { title: 'Typical golfer', expectedFirst: ['core', 'max_forgiveness'] },
  'slicer-95': { title: 'Slices at 95 mph', expectedFirst: ['draw'] },
  'high-spin-98': { title: 'Too much spin at 98 mph', expectedFirst: ['core', 'low_spin'] },
  'needs-launch-76': { title: 'Needs launch at 76 mph', expectedFirst: ['light', 'max_forgiveness'] },
} as const satisfies Record<PresetId, { title: string; expectedFirst: readonly Category[] }>

/** The golfer presets as callers see them: the golfer in the words of a score context. */
const presetList = (Object.keys(shown) as PresetId[]).map((id) => {
  const golfer: (typeof scored)[PresetId] & { needsLaunch?: boolean; highSpin?: boolean } = scored[id]
  return {
    id,
    title: shown[id].title,
    golfer: {
      speed: golfer.speedMph,
      miss: golfer.missPattern === 'fade' ? 'slice' : golfer.missPattern,
      handicap: golfer.handicap,
      needsLaunch: golfer.needsLaunch ?? false,
      highSpin: golfer.highSpin ?? false,
    },
    expectedFirst: shown[id].expectedFirst,
  }
})
