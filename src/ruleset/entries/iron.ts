import { womenIronClass } from '../../golf/irons.ts'
import { ironBendDegMax } from '../../golf/matching.ts'
import type { RuleEntry } from '../rule.ts'

const section = 'irons'
const since = '2026.11'

export const ironRules = [
  {
    id: 'IRON-HEAD',
    title: 'Iron class',
    statement: `By handicap and 7-iron speed from the table; women without a handicap game_improvement (${womenIronClass.fromMph} mph and more players_distance). One class more forgiving for off-center strikes or a two-way miss (once; not for a centerd strike with handicap 12 or less) and when forgiveness is asked for; one class more workable when feel is asked for and handicap is 8 or less. Juniors: game_improvement at least.`,
    source: "The industry's classes; borders ours",
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/iron-head.ts#fitIronHead',
    table: 'iron-category.csv',
  },
  {
    id: 'IRON-LOFT',
    title: '7-iron loft',
    statement: `The class's stock loft; +1° when the hold-the-green check fails by less than 3°, +2° by more; -1° when too high; +1° below 65 mph when nothing else is known. Within ±${ironBendDegMax}° of bending; bounce changes one to one.`,
    source: 'Stock lofts: Golf Digest examples, others from memory',
    status: 'from_memory',
    section,
    since,
    implementedBy: 'src/fitting/engine/iron-loft.ts#fitIronLoft',
    table: 'standard-specs.csv',
  },
  {
    id: 'IRON-HOLD',
    title: 'Hold-the-green check',
    statement:
      'Peak height and landing angle, measured or flown from measured launch, spin and ball speed, against the windows by 7-iron speed (a modeled angle gets 1° of grace). Fail: weaker loft, higher profile, hybrids for the long irons, softer ball, in this order. Too high: landing 5° over ideal with a peak over 115 ft, or spin over 1.15 x the window.',
    source: 'PING landing-angle findings, TrackMan PGA rows; windows fitted to the flight model',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/iron-flight.ts#holdVerdict',
    table: 'iron-7i-windows.csv',
  },
  {
    id: 'IRON-STRONG-LOFT',
    title: 'Strong lofts',
    statement: '7-iron speed under 75 mph, loft under 30° and a modeled landing under 40°: warned.',
    source: '7-irons run from 25 to 34° in one year (Golf Digest)',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/iron.ts#fitIron',
  },
  {
    id: 'IRON-SET',
    title: 'Set make-up',
    statement:
      'Longest iron 4 from 90 mph, 82-90 4 (handicap 8 or less) or 5, 75-82 5, 68-75 6, below 7; above it, down from the 4-iron, the hybrids that the hybrid fitting of the same golfer gives for these slots, at least 3° apart and never stronger than its loft, then a 7-wood (9-wood and 7-wood below 68 mph). Store set 6-PW for super game improvement or below 72 mph, 4-PW from 90 mph with handicap 8 or less, else 5-PW. Combo set with handicap 3-12 from 78 mph. A PW of 45° or less: add the gap wedge of the set. Juniors: a few clubs by height, no long irons.',
    source: 'House',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/iron-set.ts#fitIronSet',
    table: 'junior.csv',
  },
  {
    id: 'IRON-MATERIAL',
    title: 'Steel or graphite',
    statement:
      'A wish for one of the two wins where it is made: graphite to 115 g, steel from 80 g. Sore joints and juniors: graphite. Otherwise steel from 85 g (women 95 g) and under 65 years, else graphite.',
    source: 'What makers sell by weight',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/iron-material.ts#fitIronMaterial',
  },
] as const satisfies readonly RuleEntry[]
