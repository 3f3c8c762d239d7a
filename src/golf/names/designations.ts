// What makers print on a head, to tell a wrong record of the catalog from an unusual club.

/** Lofts that a designation may have, degrees. @source house, wide enough for every published line of db/catalog @rule MATCH-LOFT */
export const designationLoftsDeg: Readonly<Record<string, readonly [number, number]>> = {
  'Strong 3-wood': [12, 14.5],
  '3-wood': [13.5, 17],
  'HL 3-wood': [16, 17.5],
  '4-wood': [16, 18],
  '5-wood': [17, 20.5],
  'HL 5-wood': [19, 21.5],
  Heavenwood: [19, 23],
  '7-wood': [20, 23.5],
  'HL 7-wood': [23, 25],
  '9-wood': [23, 27],
  '11-wood': [25, 30],
  UW: [16, 26],
  FY: [16, 26],
  '2H': [15, 18.5],
  '3H': [18, 21.5],
  '4H': [20, 24.5],
  '5H': [22, 28],
  '6H': [26, 32],
  '7H': [28, 36],
  '8H': [32, 40],
  '9H': [36, 45],
  PW: [42, 49],
  GW: [48, 53.5],
  SW: [52, 58],
  LW: [57, 66],
}

/** Women's and junior lines are named one to two clubs stronger than they are: so many degrees more at most. @source house, from the lines of db/catalog @rule MATCH-LOFT */
export const weakerLineDeg = 8

/** From one numbered iron of a set to the next, degrees. @source house, wide enough for every published set of db/catalog @rule MATCH-LOFT */
export const ironStepDeg = { min: 2, max: 6.5 } as const
