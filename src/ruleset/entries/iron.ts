import {
  comboSet,
  goodHandicapMax,
  goodStrikerHandicapMax,
  holdBends,
  hybridAboveIronDeg,
  longestIrons,
  modeledLandingGraceDeg,
  slowIronRise,
  soldSets,
  strongLoft,
  strongPitchingWedgeDeg,
  superForgivingBelowMph,
  tooHigh,
  womenIronClass,
  workableHandicapMax,
} from '../../golf/clubs/irons.ts'
import { ironBendDegMax } from '../../golf/clubs/matching.ts'
import { graphiteFromAge, madeGrams, steelFromGrams } from '../../golf/clubs/weights.ts'
import type { RuleEntry } from '../rule.ts'

const section = 'irons'
const since = '2026.11'

/** `4 from 90 mph, 82-90 4 (handicap 8 or less) or 5, ..., below 7`. */
const longestIronWords = longestIrons
  .map(({ fromMph, iron, goodIron }, place) => {
    const either = goodIron === iron ? `${iron}` : `${goodIron} (handicap ${goodHandicapMax} or less) or ${iron}`
    if (place === 0) return `${either} from ${fromMph} mph`
    return fromMph === 0 ? `below ${either}` : `${fromMph}-${longestIrons[place - 1]!.fromMph} ${either}`
  })
  .join(', ')

/** Rules of irons. */
export const ironRules = [
  {
    id: 'IRON-HEAD',
    title: 'Iron class',
    statement: `By handicap and 7-iron speed from the table; women without a handicap game_improvement (${womenIronClass.fromMph} mph and more players_distance). One class more forgiving for off-center strikes or a two-way miss (once; not for a centered strike with handicap ${goodStrikerHandicapMax} or less) and when forgiveness is asked for, but super game improvement so only below ${superForgivingBelowMph} mph: its light heads are for slow swings; one class more workable when feel is asked for and handicap is ${workableHandicapMax} or less. Juniors: game_improvement at least.`,
    source: "The industry's classes; borders ours",
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/irons/iron-head.ts#fitIronHead',
    table: 'iron-category.csv',
  },
  {
    id: 'IRON-LOFT',
    title: '7-iron loft',
    statement: `The class's stock loft, bent as IRON-GOAL says where launch and spin were measured; otherwise +${holdBends.flatDeg}° when the hold-the-green check fails by less than ${holdBends.farShortDeg}°, +${ironBendDegMax}° by more; ${holdBends.highDeg}° when too high; +${slowIronRise.degPerMph}° for each mph below ${slowIronRise.belowMph} when nothing else is known, up to the ${slowIronRise.loftDegMax}° that high-launch heads are sold at. Within ±${ironBendDegMax}° of bending; bounce changes one to one.`,
    source: 'Stock lofts: Golf Digest examples, others from memory',
    status: 'from_memory',
    section,
    since,
    implementedBy: 'src/fitting/engine/irons/iron-loft.ts#fitIronLoft',
    table: 'standard-specs.csv',
  },
  {
    id: 'IRON-GOAL',
    title: 'What irons are fitted for',
    statement: `A 7-iron that stops on the green with the least bending: landing and height of the windows of IRON-HOLD, not over ${tooHigh.overIdealDeg}° above the ideal landing from over ${tooHigh.peakFeet} ft, at ${tooHigh.spinShare} x the window's spin or less. Where launch and spin were measured, the current shot is flown at the stock loft and at every degree of bending, held to the carry, height and landing that were measured: a ball that does not stop is bent weaker until it does, or until more loft brings it no nearer; one that is too high is bent ${-holdBends.highDeg}° stronger if it still stops from there. Where a compared loft would stop better, a sentence names the rule that holds, with degrees and yards.`,
    source: 'Flight model, held to what was measured; landing before distance: PING landing-angle findings',
    status: 'model',
    section,
    since,
    implementedBy: 'src/fitting/engine/irons/iron-goal.ts#bendToStop',
    table: 'iron-7i-windows.csv',
  },
  {
    id: 'IRON-HOLD',
    title: 'Hold-the-green check',
    statement: `Peak height and landing angle, measured or flown from measured launch, spin and ball speed, against the windows by 7-iron speed (a modeled angle gets ${modeledLandingGraceDeg}° of grace), rounded as they are printed. Fail: weaker loft, higher profile, hybrids for the long irons, softer ball, in this order. Too high: landing ${tooHigh.overIdealDeg}° over ideal with a peak over ${tooHigh.peakFeet} ft, or spin over ${tooHigh.spinShare} x the window.`,
    source: 'PING landing-angle findings, TrackMan PGA rows; windows fitted to the flight model',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/irons/iron-flight.ts#holdVerdict',
    table: 'iron-7i-windows.csv',
  },
  {
    id: 'IRON-STRONG-LOFT',
    title: 'Strong lofts',
    statement: `Loft under ${strongLoft.belowDeg}° and a modeled landing under ${strongLoft.landingBelowDeg}° draws a warning.`,
    source: '7-irons run from 25 to 34° in one year (Golf Digest)',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/irons/iron.ts#fitIron',
  },
  {
    id: 'IRON-SET',
    title: 'Set make-up',
    statement: `Longest iron ${longestIronWords}; above it, from the 4-iron on, the hybrid that the hybrid fitting of the same golfer gives for the next slot, never stronger than its loft and with at least ${hybridAboveIronDeg}° less than the longest iron, then a 7-wood (9-wood and 7-wood below ${longestIrons[2].fromMph} mph). Store set: the one that begins with the longest iron, ${soldSets[6]} at the shortest, whose 6-iron stays out of the bag below ${longestIrons[2].fromMph} mph. Combo set with handicap ${comboSet.handicapMin}-${comboSet.handicapMax} from ${comboSet.fromMph} mph. A PW of ${strongPitchingWedgeDeg}° or less, bent as the 7-iron is: add the gap wedge of the set. Juniors: a few clubs by height, no long irons.`,
    source: 'House',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/irons/iron-set.ts#fitIronSet',
    table: 'junior.csv',
  },
  {
    id: 'IRON-SHEET',
    title: 'Sheet of the set',
    statement:
      "Every club of the first pick from the hybrid in place of the first long iron to the pitching wedge, and the strongest gap wedge of a strong set. Lofts are those of the maker, bent as the 7-iron is; lengths and lies step from the 7-iron as built by the maker's table of the set, else by the table of standards; carries are those of FLT-CARRY at this speed, scaled to the expected carry of the fitted 7-iron where its launch and spin were measured, else to a stated carry of the current one. Figures that are not of the maker are marked estimated.",
    source: "Catalog; steps from the makers' tables in it, else from the table of standards",
    status: 'from_memory',
    section,
    since,
    implementedBy: 'src/fitting/answer/iron-sheet.ts#ironSheet',
    table: 'standard-specs.csv',
  },
  {
    id: 'IRON-MATERIAL',
    title: 'Steel or graphite',
    statement: `A wish for one of the two wins where it is made: graphite to ${madeGrams.graphiteMax} g, steel from ${madeGrams.steelMin} g. Sore joints and juniors: graphite. Otherwise steel from ${steelFromGrams.men} g (women ${steelFromGrams.women} g) and under ${graphiteFromAge} years, else graphite.`,
    source: 'What makers sell by weight',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/irons/iron-material.ts#fitIronMaterial',
  },
] as const satisfies readonly RuleEntry[]
