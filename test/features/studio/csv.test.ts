import { describe, expect, test } from 'bun:test'
import { fittableClub } from '../../../src/features/sessions/fittable-club.ts'
import { mappingOf, numberIn, readCsv, shotsIn } from '../../../src/features/studio/csv.ts'

/** One or two 7-irons as each launch monitor exports them: 85 mph, 115 mph, 17°, 6,500 rpm, 155 yards. */
const exports = {
  TrackMan: `sep=,
Date,Player,Club,Club Speed,Attack Angle,Club Path,Dyn. Loft,Face Angle,Ball Speed,Smash Factor,Launch Angle,Spin Rate,Carry,Total,Side
,,,[mph],[deg],[deg],[deg],[deg],[mph],[],[deg],[rpm],[yds],[yds],[yds]
2026-11-20 17:02,Sam,7 Iron,85.0,-4.1,1.2,24.0,0.4,115.0,1.35,17.0,6500,155.0,164.0,4.2 R
`,
  Foresight: `"Shot","Club","Club Speed (mph)","Ball Speed (mph)","Launch Angle (deg)","Back Spin (rpm)","Side Spin (rpm)","Carry (yd)","Offline (yd)"
"1","7 Iron","85.0","115.0","17.0","6,500","-210","155.0","L 4.2"
`,
  Rapsodo: `"Club Type","Club Brand","Carry Distance","Total Distance","Ball Speed","Launch Angle","Apex","Side Carry","Club Speed","Spin Rate"
"i7","Ping","155.0","164.0","115.0","17.0","95.0","4.2","85.0","6500"
"Average","","155.0","164.0","115.0","17.0","95.0","4.2","85.0","6500"
"Std. Dev.","","0","0","0","0","0","0","0","0"
`,
  'Garmin R10': `Date,Player,Club Name,Club Type,Club Speed,Attack Angle,Club Path,Club Face,Ball Speed,Launch Angle,Backspin,Apex Height,Carry Distance,Carry Deviation Distance,Total Distance
,,,,[km/h],[deg],[deg],[deg],[km/h],[deg],[rpm],[m],[m],[m],[m]
11/20/26 17:02,Sam,,7 Iron,136.8,-4.1,1.2,0.4,185.1,17.0,6500,29.0,141.7,3.8,150.0
`,
  GSPro: `Club,Ball Speed,Club Speed,VLA,HLA,BackSpin,SideSpin,Carry,Total Dist,Offline,Peak Height
I7,115.0,85.0,17.0,1.1,6500,-210,155.0,164.0,-4.2,95.0
`,
  'a spreadsheet of a German': `Schlag;Club;Ball Speed [m/s];Club Speed [m/s];Launch Angle;Spin;Carry [m]
1;7-Iron;51,4;38,0;17,0;6500;141,7
`,
}

describe('a shot is the same from', () => {
  for (const [name, text] of Object.entries(exports))
    test(name, () => {
      const table = readCsv(text)!
      const shots = shotsIn(table, mappingOf(table.columns), 'imperial')
      expect(shots).toHaveLength(1)
      const { club, numbers } = shots[0]!
      expect(fittableClub(club!)).toMatchObject({ clubType: 'iron' })
      expect(numbers.clubSpeed).toBeWithin(84.9, 85.1)
      expect(numbers.ballSpeed).toBeWithin(114.9, 115.1)
      expect(numbers.carry).toBeWithin(154.9, 155.1)
      expect([numbers.launchAngle, numbers.spinRate]).toEqual([17, 6500])
      if (numbers.offline !== undefined) expect(Math.abs(numbers.offline)).toBeWithin(4.1, 4.3)
      if (numbers.peakHeight !== undefined) expect(numbers.peakHeight).toBeWithin(94, 96)
    })
})

test('left is negative, whichever way it is written', () => {
  const written = ['L 4.2', '4.2 L', '4.2L', '-4.2', '4.2 R', '4.2']
  expect(written.map(numberIn)).toEqual([-4.2, -4.2, -4.2, -4.2, 4.2, 4.2])
  expect(['', '-', 'n/a', undefined].map(numberIn)).toEqual([undefined, undefined, undefined, undefined])
})
test('numbers without a unit are read in the chosen one', () => {
  const table = readCsv('Club,Ball Speed,Carry,Apex\nDriver,61.7,200,30\n')!
  const [shot] = shotsIn(table, mappingOf(table.columns), 'si')
  expect(shot!.numbers.ballSpeed).toBeCloseTo(138, 0)
  expect(shot!.numbers.carry).toBeCloseTo(218.7, 1)
  expect(shot!.numbers.peakHeight).toBeCloseTo(98.4, 1)
})
test('a cell may hold what separates cells', () => {
  const table = readCsv('Club,Note,Ball Speed,Carry\n"Driver","first, ""best""\nof all","1,38",214\n')!
  expect(table.rows).toEqual([['Driver', 'first, "best"\nof all', '1,38', '214']])
})
test('what holds no shots is no table', () => {
  for (const text of ['', 'hello', 'Club,Ball Speed\n', '\u0000\u0001', '"'.repeat(1000), ','.repeat(100_000)])
    expect([text.slice(0, 20), readCsv(text)]).toEqual([text.slice(0, 20), null])
})
