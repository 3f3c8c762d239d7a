import { describe, expect, test } from 'bun:test'
import { fittableClub } from '../../../../src/features/sessions/fittable-club.ts'
import { readShotFile } from '../../../../src/features/sessions/read/index.ts'
import { inEnglish } from '../../../../src/words/index.ts'

/** A 7-iron in the columns of each launch monitor's own export: 85 mph, 115 mph, 17°, 6,500 rpm, 155 yards. */
const exports = {
  'TrackMan, where the simulated flight stands beside the measured one': `Date,TMD No,TMD Filename,Player,Club,Ball,Club Speed,Attack Angle,Club Path,Low Point,Dyn. Loft,Face Angle,Ball Speed,Smash Factor,Launch Angle,Launch Direction,Spin Rate,Spin Rate Type,Carry (Sim),Total (Sim),Carry Side (Sim),Landing Angle (Sim),Max Height - Height,Carry Flat - Length,Carry Flat - Side,Carry Flat - Land. Angle,Est. Total Flat - Length,Use In Stat
,,,,,,[mph],[deg],[deg],[in],[deg],[deg],[mph],[],[deg],[deg],[rpm],[],[yds],[yds],[yds],[deg],[ft],[yds],[yds],[deg],[yds],
2026-11-20 17:02,1,a.tmd,Sam,7 Iron,Premium,85.0,-4.1,1.2,1.0,24.0,0.4,115.0,1.35,17.0,0.3,6500,Measured,149.0,158.0,9.9,44.0,95.0,155.0,4.2,46.0,164.0,True
`,
  'Foresight FSX 2020, where 16777215 is nothing': `Shot ID, Club, Club head Speed (m/s), Ball Speed (m/s), Launch Angle (deg), Azimuth (deg), Side Spin (rpm), Back Spin (rpm), Total Spin (rpm), Descent Angle (deg), Carry (m), Total Distance (m), Offline (m), Peak Height (m), Distance to Pin (m), Vert Path (deg), Horiz Path (deg), Face to Path (deg), Face to Target (deg),
5, 7i, 37.998, 51.410, 17.0, 0.59, 95, 6500, 6501, 46.0, 141.73, 149.96, 3.84, 28.96, 0, -4.1, 1.2, 16777215.000000, 16777215.000000,
`,
  'a page of Foresight': `"Shot","Club","Club Speed (mph)","Ball Speed (mph)","Launch Angle (deg)","Back Spin (rpm)","Side Spin (rpm)","Carry (yd)","Offline (yd)"
"1","7 Iron","85.0","115.0","17.0","6,500","-210","155.0","L 4.2"
`,
  'Rapsodo MLM2PRO': `"Club Type","Club Brand","Club Model","Carry Distance","Total Distance","Ball Speed","Launch Angle","Launch Direction","Apex","Side Carry","Club Speed","Smash Factor","Descent Angle","Attack Angle","Club Path","Club Data Est Type","Spin Rate","Spin Axis"
"i7","Ping","G440","155.0","164.0","115.0","17.0","0.3","95.0","4.2","85.0","1.35","46.0","-4.1","1.2","0","6500","1.0"
"Average","","","155.0","164.0","115.0","17.0","0.3","95.0","4.2","85.0","1.35","46.0","-4.1","1.2","0","6500","1.0"
"Std. Dev.","","","0","0","0","0","0","0","0","0","0","0","0","0","0","0","0"
`,
  'Garmin R10': `Date,Player,Club Type,Club Speed,Attack Angle,Club Path,Club Face,Face to Path,Ball Speed,Smash Factor,Launch Angle,Launch Direction,Backspin,Sidespin,Spin Rate,Spin Rate Type,Spin Axis,Apex Height,Carry Distance,Carry Deviation Angle,Carry Deviation Distance,Total Distance,Total Deviation Angle,Total Deviation Distance
,,,[km/h],[deg],[deg],[deg],[deg],[km/h],,[deg],[deg],[rpm],[rpm],[rpm],,[deg],[m],[m],[deg],[m],[m],[deg],[m]
11/20/26 17:02:10 PM,Sam,7 Iron,136.8,-4.1,1.2,0.4,-0.8,185.1,1.35,17.0,0.3,6500,100,6501,Measured,0,28.96,141.7,0,3.84,150.0,0,4
`,
  'Garmin of a German': `Datum,Spieler,Schlägername,Schlägerart,Schl.gsch.,Anstellwinkel,Schwungbahn,Schlagfläche,Ballgeschwindigkeit,Abflugwinkel,Abflugrichtung,Backspin,Sidespin,Drehrate,Höhe des Scheitelpunkts,Carry-Distanz,Carry-Abweichungsdistanz,Gesamtstrecke
,,,,[km/h],[deg],[deg],[deg],[km/h],[deg],[deg],[rpm],[rpm],[rpm],[m],[m],[m],[m]
20.11.26 17:02,Sam,,7 Iron,136.8,-4.1,1.2,0.4,185.1,17.0,0.3,6500,100,6501,28.96,141.7,3.84,150.0
`,
  'Garmin of a Dutchman': `Datum,Speler,Clubnaam,Type club,Clubsnelh.,Aanvalshoek,Clubtraject,Slagvlak van de club,Balsnelheid,Slaghoek,Backspin,Apexhoogte,Carry-afstand,Carry-afwijkingsafstand,Totale afstand
,,,,[km/u],[deg],[deg],[deg],[km/u],[deg],[rpm],[m],[m],[m],[m]
20/11/2026 17:02,Sam,,7 iron,136.8,-4.1,1.2,0.4,185.1,17.0,6500,28.96,141.7,3.84,150.0
`,
  GSPro: `Carry,TotalDistance,BallSpeed,BackSpin,SideSpin,HLA,VLA,Decent,DistanceToPin,PeakHeight,Offline,rawSpinAxis,rawCarryGame,rawCarryLM,Club,ClubSpeed,Path,AoA,FaceToTarget,FaceToPath,Lie,Loft,DynamicLoft,CR,HI,VI,SmashFactor
155.0,164.0,115.0,6500,-210,1.1,17.0,46,0 ft,95.0,-4.2,1,155,155,7I,85.0,1.2,-4.1,0.4,0,0,0,0,0,0,0,1.35
`,
  'a spreadsheet of a German': `Schlag;Club;Ball Speed [m/s];Club Speed [m/s];Launch Angle;Spin;Carry [m]
1;7-Iron;51,4;38,0;17,0;6500;141,7
`,
}

describe('a shot is the same from', () => {
  for (const [name, text] of Object.entries(exports))
    test(name, async () => {
      const reading = await readShotFile(new TextEncoder().encode(text))
      if ('refusal' in reading) throw new Error(inEnglish(reading.refusal))
      expect(reading.shots).toHaveLength(1)
      const { club, numbers } = reading.shots[0]!
      expect(fittableClub(club!)).toMatchObject({ clubType: 'iron' })
      expect(numbers.get('clubSpeed')).toBeWithin(84.9, 85.1)
      expect(numbers.get('ballSpeed')).toBeWithin(114.9, 115.1)
      expect(numbers.get('carry')).toBeWithin(154.9, 155.1)
      expect([numbers.get('launchAngle'), numbers.get('spinRate')]).toEqual([17, 6500])
      if (numbers.has('offline')) expect(Math.abs(numbers.get('offline')!)).toBeWithin(4.1, 4.3)
      if (numbers.has('peakHeight')) expect(numbers.get('peakHeight')).toBeWithin(94, 96)
      if (numbers.has('landingAngle')) expect(numbers.get('landingAngle')).toBe(46)
      if (numbers.has('attackAngle')) expect([numbers.get('attackAngle'), numbers.get('clubPath')]).toEqual([-4.1, 1.2])
      if (numbers.has('faceAngle')) expect(numbers.get('faceAngle')).toBe(0.4)
      expect(reading.report.doubts).toEqual([])
    })
})
