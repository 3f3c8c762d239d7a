import { handBands, oneWrapAboveFingerIn } from '../../golf/grips.ts'
import { hoselDegMax, ironBendDegMax } from '../../golf/matching.ts'
import { juniorCap, pickedBonus, scoreMax, weightGrowth } from '../../golf/scores.ts'
import type { RuleEntry } from '../rule.ts'

const section = 'equipment'
const since = '2026.11'

/** From fitted figures to real clubs. */
export const equipmentRules = [
  {
    id: 'MATCH-HEAD',
    title: 'Which heads are picked',
    statement:
      "Current heads only, made for the golfer's hand in the fitted loft, in the golfer's group (women: women's and light heads, unisex from Senior flex on; juniors by height), the wanted category first and its neighbors after, best score first; three different models and, where quality is equal, not all of one brand. Mini drivers (under 400 cc) are never picked. What is missed is said as a compromise.",
    source: 'House',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/matching/match.ts#match',
  },
  {
    id: 'MATCH-LOFT',
    title: 'Reaching the fitted loft',
    statement: `The nearest stock loft; an adjustable hosel reaches any loft within its range and at most ${hoselDegMax}° of a stock loft, and the setting is told. Irons bend within ${ironBendDegMax}°.`,
    source: "Makers' hosel charts in general",
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/matching/loft.ts#fitLoft',
  },
  {
    id: 'MATCH-SHAFT',
    title: 'Which shaft is picked',
    statement:
      'A stock shaft in the fitted flex and weight band, else an aftermarket one, else the nearest with the compromise said; never two flexes away. Stiff+ is the Extra Stiff of the lower weight or the Stiff of the higher weight, since makers rarely print it.',
    source: 'Coverage of the catalog',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/matching/shaft.ts#bestStockShaft',
  },
  {
    id: 'SCORE-HEAD',
    title: 'Fit score of a head',
    statement: `Six criteria of 0 to 1 (distance, forgiveness, launch, spin, direction, build), weighted by the goal; the weights of launch, spin and direction grow with the need (1 + ${weightGrowth} x |need|). Capped at ${scoreMax}, with hard caps for heads that contradict the golfer (junior heads from ${juniorCap.fromMph} mph among them); +${pickedBonus.points} when the head was picked in at least ${100 / pickedBonus.oneIn} % of at least ${pickedBonus.fittingsMin} similar fittings.`,
    source: 'House; worked scores in db/rules/score-worked.csv',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/scoring/rules/score.ts#scoreHead',
    table: 'score-weights.csv',
  },
  {
    id: 'GRIP-SIZE',
    title: 'Grip size',
    statement: `By hand length: below ${handBands[0]!.toIn} in junior, ${handBands[1]!.toIn} undersize, ${handBands[2]!.toIn.toFixed(1)} standard, ${handBands[3]!.toIn} midsize, then jumbo. A fitting without a hand measurement takes standard, for women undersize, for juniors junior and from 57 in of height undersize.`,
    source: 'Compromise of published charts that disagree by up to an inch',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/features/grips/hand.ts#gripForHand',
    table: 'grip-sizes.csv',
  },
  {
    id: 'GRIP-WRAP',
    title: 'Wraps under the grip',
    statement: `A longest finger over ${oneWrapAboveFingerIn} in takes one wrap, up to standard only: from midsize on the larger size has already done the work, and a size jump and wraps are never combined. A hand over 9 1/4 in takes jumbo plus two wraps, whatever the finger.`,
    source: 'Interface specification, grip size; 9 1/4 in read as hand length, because a finger ends at 6 in',
    status: 'published',
    section,
    since,
    implementedBy: 'src/features/grips/hand.ts#gripForHand',
  },
  {
    id: 'GRIP-BUILD',
    title: 'What a grip size changes',
    statement:
      'Against standard: undersize 1/64 to 1/32 in thinner, each wrap 1/64 in thicker (about 1.5 g), midsize 1/16 in and jumbo 1/8 in thicker. A midsize grip usually weighs 8 to 15 g more (makers differ) and reads 2 to 3 swing-weight points lighter.',
    source: 'Steps of 1/64 in: published grip charts; weights and swing weights: fitter practice',
    status: 'from_memory',
    section,
    since,
    implementedBy: 'src/features/grips/reasons.ts#reasonsFor',
  },
  {
    id: 'GRIP-STORE',
    title: 'Grip size at the store',
    statement:
      'The store builds undersize, standard, midsize and jumbo. Junior hands are sent there as undersize, and only junior grips that are also made undersize are listed for them.',
    source: 'Interface specification, store link, gripSize',
    status: 'published',
    section,
    since,
    implementedBy: 'src/features/grips/recommend.ts#recommendGrip',
  },
  {
    id: 'KEEP-CLUB',
    title: 'Keep the present club',
    statement:
      'Kept when what is known of it is within tolerance: loft 0.5° (driver), 1° (others), length 0.5 in, shaft weight 10 g (woods) or 15 g (irons and wedges), and its head is of the fitted class or unknown. Inside on the head but outside elsewhere: adjust. At least loft must be known.',
    source: 'Tolerances of a hosel step, a re-cut and a weight band',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/keep.ts#currentClubVerdict',
  },
] as const satisfies readonly RuleEntry[]
