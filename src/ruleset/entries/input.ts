import type { RuleEntry } from '../rule.ts'

const section = 'input'
const since = '2026.11'

/** How the request is read before any club is fitted. */
export const inputRules = [
  {
    id: 'IN-HANDICAP',
    title: 'Effective handicap',
    statement:
      'A stated handicap is used as it is; 25+ counts as 27. Without one an average score gives 0.94 x (score - 75), held to -5..36. Unknown counts as 16 where a rule needs a number, and never satisfies a rule that needs a known handicap.',
    source:
      'USGA research: a golfer averages about three strokes above course handicap; 113/120 for slope. 25+ and 16 are ours.',
    status: 'judgment',
    section,
    since,
  },
  {
    id: 'IN-GROUP',
    title: 'Whose tables',
    statement:
      "Age 12 and under: junior rules. Gender female: women's rules. Otherwise, gender omitted included, the men's tables. There is no senior group: speed decides.",
    source: 'Interface specification, golfer.gender and golfer.age',
    status: 'published',
    section,
    since,
  },
  {
    id: 'IN-SPEED-MEANING',
    title: 'What swingSpeed means',
    statement:
      'Driver: driver speed. Fairway: driver speed, or 3-wood speed when fairwaySpeedSource is three_wood. Hybrid and wedge: the club itself. Iron: the 7-iron.',
    source: 'Interface specification, meaning of swingSpeed per club type',
    status: 'published',
    section,
    since,
  },
  {
    id: 'IN-CONVERT',
    title: 'Driver-equivalent speed',
    statement: '3-wood x 1.055, hybrid x 1.13, 7-iron x 1.20; a wedge is swung at 0.925 of the 7-iron.',
    source:
      'PGA tour averages 113/107 and 113/100 (TrackMan); 1.20 from the interface specification; 0.925 from the PW rows',
    status: 'published',
    section,
    since,
    table: 'trackman-pga.csv',
  },
  {
    id: 'IN-DERIVE',
    title: 'Missing speeds and spin',
    statement:
      'Club speed = ball speed / (smash factor of the club x strike efficiency), and the reverse; a known 7-iron loft decides its smash factor. Spin behind a measured launch comes from the impact model and serves expected flights only; an unknown spin never triggers a spin rule.',
    source: 'Impact and strike model (FLT-IMPACT, FLT-STRIKE)',
    status: 'model',
    section,
    since,
    table: 'strike-factor.csv',
  },
  {
    id: 'IN-ATTACK',
    title: 'Attack angle when none was measured',
    statement:
      'Driver numbers -1.5° (handicap above 10 or unknown) or -0.5°; 3-wood -2.5°; hybrid -3°; 7-iron -3.5°; wedge -4.5°. Marked default.',
    source: 'Anchored to the TrackMan PGA rows and usual amateur values',
    status: 'judgment',
    section,
    since,
  },
  {
    id: 'IN-BALL-FLIGHT',
    title: 'Described ball flight',
    statement:
      'With driver numbers and no measured launch, low, normal and high read as a launch of 9, 13 and 17°. For other clubs the word is a description only. A measured launch takes precedence.',
    source: 'Interface specification, ballFlight of the tool form',
    status: 'published',
    section,
    since,
  },
  {
    id: 'IN-CONSISTENT-SPEED',
    title: 'Club speed and ball speed must belong together',
    statement:
      'With both given, club speed is held to ball speed / smash for smash factors of 1.30-1.53 (driver), 1.28-1.52 (3-wood), 1.24-1.50 (hybrid), 1.20-1.45 (7-iron); wedges are not checked. A moved speed is used in every rule and warned about.',
    source: 'Range of center to poor strikes; a clamp is continuous, so faster is never softer',
    status: 'judgment',
    section,
    since,
  },
  {
    id: 'IN-CONSISTENT-CARRY',
    title: 'A carry the ball speed cannot make',
    statement:
      'A carry, stated or read from a total, above 1.12 x the model carry is left out of flex and gapping; below 0.70 x it is kept with a warning about the strike. A total below the carry is ignored. Wedges are not checked: they are often hit with less than a full swing.',
    source: 'Flight model with room for wind and altitude',
    status: 'judgment',
    section,
    since,
  },
  {
    id: 'IN-CONSISTENT-CLUBS',
    title: 'Speeds of two clubs',
    statement:
      'A driver speed of 1.5 x the 7-iron speed or more, or 1.05 x or less, is warned about; so are two driver speeds more than 5 mph apart. The speed of the fitted club is used.',
    source: 'Tour ratio 1.256, specification ratio 1.20',
    status: 'judgment',
    section,
    since,
  },
  {
    id: 'IN-SELF-REPORT',
    title: 'Stated carries',
    statement:
      'A carry without ball speed and launch is a belief: gapping uses carry x (0.97 - 0.004 x handicap) and says so.',
    source: 'Arccos: scratch players believed 194 yd and hit 176 with a 5-iron, 20 handicaps 187 and 152',
    status: 'judgment',
    section,
    since,
  },
  {
    id: 'IN-CONFIDENCE',
    title: 'How much the input tells',
    statement:
      'Start 40; ball speed with club speed +10, launch +10, spin +10, attack +8, carry +6, miss +5 (its size +2), handicap or average score +4, wrist to floor +4, strike +3, present loft +3, height +2; at most 95; -5 for each warning. The missing input that would add most is named.',
    source: 'Weights by how much each input moves the fitted values',
    status: 'judgment',
    section,
    since,
  },
] as const satisfies readonly RuleEntry[]
