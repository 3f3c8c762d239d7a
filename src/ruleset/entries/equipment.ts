import type { RuleEntry } from '../rule.ts'

const section = 'equipment'
const since = '2026.11'

/** From fitted figures to real clubs. */
export const equipmentRules = [
  {
    id: 'MATCH-HEAD',
    title: 'Which heads are picked',
    statement:
      "Current heads only, made for the golfer's hand in the fitted loft, in the golfer's group (women: women's and light heads, unisex from Senior flex on; juniors by height), the wanted category first and its neighbours after, best score first; three different models and, where quality is equal, not all of one brand. Mini drivers (under 400 cc) are never picked. What is missed is said as a compromise.",
    source: 'House',
    status: 'judgment',
    section,
    since,
  },
  {
    id: 'MATCH-LOFT',
    title: 'Reaching the fitted loft',
    statement:
      'The nearest stock loft; an adjustable hosel reaches any loft within its range and at most 1° of a stock loft, and the setting is told. Irons bend within 2°.',
    source: "Makers' hosel charts in general",
    status: 'judgment',
    section,
    since,
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
  },
  {
    id: 'SCORE-HEAD',
    title: 'Fit score of a head',
    statement:
      'Six criteria of 0 to 1 (distance, forgiveness, launch, spin, direction, build), weighted by the goal; the weights of launch, spin and direction grow with the need (1 + 1.5 x |need|). Capped at 98, with hard caps for heads that contradict the golfer (junior heads from 75 mph among them); +2 when the head was picked in at least 20 % of at least 20 similar fittings.',
    source: 'House; worked scores in db/rules/score-worked.csv',
    status: 'judgment',
    section,
    since,
    table: 'score-weights.csv',
  },
  {
    id: 'GRIP-SIZE',
    title: 'Grip size',
    statement:
      'By hand length: below 5.75 in junior, 6.75 undersize, 8.0 standard, 8.75 midsize, then jumbo. A fitting without a hand measurement takes standard, for women undersize, for juniors junior and from 57 in of height undersize.',
    source: 'Compromise of published charts that disagree by up to an inch',
    status: 'judgment',
    section,
    since,
    table: 'grip-sizes.csv',
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
  },
] as const satisfies readonly RuleEntry[]
