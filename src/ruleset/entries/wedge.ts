import type { RuleEntry } from '../rule.ts'

const section = 'wedges'
const since = '2026.11'

export const wedgeRules = [
  {
    id: 'WDG-CLASS',
    title: 'Which wedge',
    statement:
      'wedgeHit when given (AW and UW are gap wedges), else by loft: below 48.5 PW, below 53 GW, below 57.5 SW, else LW.',
    source: 'Interface specification, wedgeHit; loft borders ours',
    status: 'published',
    section,
    since,
  },
  {
    id: 'WDG-LOFT',
    title: 'Wedge loft',
    statement:
      'A given loft wins. Else GW 50, SW 56, LW 60, PW = pwLoft or 45 by wedgeHit; without both 52°. Stock steel lengths GW 35.5, SW 35.25, LW 35 in.',
    source: 'Interface specification, currentEquipment and wedgeHit',
    status: 'published',
    section,
    since,
  },
  {
    id: 'WDG-SET',
    title: 'Set gapping from the pitching wedge',
    statement:
      '56 - PW is split into max(1, round(d/5), ceil(d/6)) even steps; real lofts (even from 46) with gaps of 3-6° that end at 54 or more, nearest to the even steps. The PW is pwLoft, or the fitted wedge when that is the PW; unknown it counts as 45 (42 after a super game improvement iron fitting, women 43.5) and is marked.',
    source: '4-6° between wedges is the published rule; snapping ours',
    status: 'judgment',
    section,
    since,
    table: 'wedge-set.csv',
  },
  {
    id: 'WDG-LOB',
    title: 'Lob wedge',
    statement:
      'Full swing yes: sand wedge + 4. Handicap 20 and more, not fitting a lob wedge: none, 58° at most. No: + 6. Unsure or unknown: + 4.',
    source: 'lobWedgeFullSwing: interface specification; sizes ours',
    status: 'judgment',
    section,
    since,
  },
  {
    id: 'WDG-BOUNCE',
    title: 'Bounce',
    statement:
      'Linear between the nodes steep -7.5°, neutral -4.5°, shallow -1.5° of attack per wedge; +clip((handicap - 8)/4, 0, 2) away from the steep node, -1 at the shallow node for handicap 5 or less; strikes all over +1; 4 to 14°. A good player’s set of three holds one bounce of 10 or more and one of 10 or less; the fitted wedge keeps its own.',
    source: 'Published low/mid/high scheme; nodes ours',
    status: 'judgment',
    section,
    since,
    table: 'wedge-bounce.csv',
  },
  {
    id: 'WDG-GRIND',
    title: 'Grind',
    statement:
      'By attack angle: steep (-6° and below) full and wide soles, shallow (above -3°) narrow soles with heel relief, else mid soles.',
    source: "Makers' sole guides in general words",
    status: 'judgment',
    section,
    since,
    table: 'wedge-bounce.csv',
  },
  {
    id: 'WDG-SPIN',
    title: 'Wedge spin',
    statement:
      'Full swings are graded per wedge; above 11,000 rpm there is no further credit. Partial shots (below 70 % of the expected carry or 55 mph of ball speed) are not graded.',
    source: 'Grading to 11,000 rpm: interface specification; PW anchored at 9,304 rpm (TrackMan)',
    status: 'judgment',
    section,
    since,
    table: 'wedge-spin.csv',
  },
  {
    id: 'WDG-LAUNCH',
    title: 'Wedge launch',
    statement: 'Full gap to lob wedges launch at 24-32°: above 34° a lower-launching shaft, below 22° more loft.',
    source: 'House',
    status: 'judgment',
    section,
    since,
  },
  {
    id: 'WDG-SHAFT',
    title: 'Wedge shaft follows the irons',
    statement:
      'Order: ironFittingId, ironShaft, 7-iron speed, wedge speed (flex from the wedge row, weight at speed / 0.925). Flex, weight, material and profile carry over unchanged, what is not stated is derived; steel sand and lob wedges +5 g. Launch above 34° with under 7,500 rpm: one profile lower.',
    source: 'Carry-over: interface specification; +5 g fitter practice',
    status: 'judgment',
    section,
    since,
  },
  {
    id: 'WDG-HEAD',
    title: 'Blade or cavity back',
    statement:
      'Cavity back with handicap 15 and more, game-improvement irons, off-center strikes, an unknown handicap below 78 mph 7-iron speed, a PW or GW with handicap 10 and more, and for juniors; otherwise blade.',
    source: 'The two words: interface specification; borders ours',
    status: 'judgment',
    section,
    since,
  },
] as const satisfies readonly RuleEntry[]
