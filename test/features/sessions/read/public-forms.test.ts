import { describe, expect, test } from 'bun:test'
import { fittableClub } from '../../../../src/features/sessions/fittable-club.ts'
import { readShotFile } from '../../../../src/features/sessions/read/index.ts'
import { inEnglish } from '../../../../src/words/index.ts'

interface Form {
  /** Where the columns and the forms of their cells were seen, November 2026; `id` is that of the public index of source files. */
  readonly seen: string
  readonly text: string
  /** Of the first shot, in mph, yards, feet, degrees and rpm. */
  readonly first: Readonly<Record<string, number>>
  readonly clubs: readonly (string | null)[]
  readonly fits?: string | null
  readonly kind?: 'radar' | 'camera'
  readonly player?: string
  /** Words of the question that the report must ask. */
  readonly asks?: string
}

const tabs = (...rows: readonly string[]) => rows.map((row) => row.replaceAll('|', '\t')).join('\n')

/** Exports in forms that public programs write and read; every row was written for this test. */
const forms: Readonly<Record<string, Form>> = {
  'Awesome Golf, metric': {
    seen: 'id 46783644983 (a writer of that format), 70347309988',
    text: `Date,Club Type,Club Description,Altitude,Club Speed,Ball Speed,Carry Distance,Total Distance,Roll Distance,Smash,Vertical Launch,Peak Height,Descent Angle,Horizontal Launch,Carry Lateral Distance,Total Lateral Distance,Carry Curve Distance,Total Curve Distance,Attack Angle,Dynamic Loft,Spin Loft,Spin Rate,Spin Axis,Spin Reading,Low Point,Club Path,Face Path,Face Target,Swing Plane Tilt,Swing Plane Rotation,Shot Classification
,,,[m],[m/s],[m/s],[m],[m],[m],,[deg],[m],[deg],[deg],[m],[m],[m],[m],[deg],[deg],[deg],[rpm],[deg],,[cm],[deg],[deg],[deg],[deg],[deg],
11/20/2026 17:02:10,7 Iron,,120,38,51.4,141.7,150,8.3,1.35,17,29,46,0.5,-3.8,-4.1,-5,-5.4,-4.1,24,28,6500,-1.5,Actual,,1.2,-0.8,0.4,,,Straight
`,
    first: {
      clubSpeed: 85,
      ballSpeed: 114.98,
      carry: 154.97,
      total: 164.04,
      launchAngle: 17,
      peakHeight: 95.14,
      landingAngle: 46,
      launchDirection: 0.5,
      offline: -4.16,
      attackAngle: -4.1,
      dynamicLoft: 24,
      spinRate: 6500,
      clubPath: 1.2,
      faceToPath: -0.8,
      faceAngle: 0.4,
    },
    clubs: ['7 Iron'],
    fits: 'iron',
  },
  'Garmin R50, with the greatest height in yards': {
    seen: 'id 66799825916 (a test of an importer)',
    text: `Date,Time,Player,Club Name,Club Type,Club Speed,Ball Speed,Smash Factor,Launch Angle,Launch Direction,Back Spin,Side Spin,Spin Axis,Spin Rate,Carry Distance,Carry Deviation Distance,Carry Deviation Angle,Total Distance,Total Deviation Distance,Total Deviation Angle,Hang Time,Max Height,Descent Angle
,[mph],[],[],[],[mph],[mph],[],[deg],[deg],[rpm],[rpm],[deg],[rpm],[yd],[yd],[deg],[yd],[yd],[deg],[s],[yd],[deg]
2026-11-20,17:02:10,Sam,7 Iron,Iron,85.0,115.0,1.35,17.0,0.5,6490,-90,-0.8,6500,155.0,-4.2,-1.5,164.0,-4.6,-1.6,5.9,31.7,46.0
2026-11-20,17:03:10,Sam,Driver,Wood,98.0,142.0,1.45,13.0,1.0,2590,110,2.0,2600,225.0,6.0,1.5,247.0,7.0,1.6,6.2,30.0,38.0
`,
    first: {
      clubSpeed: 85,
      ballSpeed: 115,
      carry: 155,
      offline: -4.2,
      spinRate: 6490,
      peakHeight: 95.1,
      landingAngle: 46,
    },
    clubs: ['7 Iron', 'Driver'],
    fits: 'iron',
    player: 'Sam',
    kind: 'radar',
  },
  'FS Golf in km/h, with decimal commas in quotes and sides after the number': {
    seen: 'id 59425081808, 59194575837',
    text: `club,Shot,Ball (km/h),Club (km/h),Smash,Carry (m),Total (m),Roll (m),Spin (rpm),Height (m),Time (s),Spin Axis (°),Lateral (m),Shot Type,Launch H (°),Launch V (°)
7 Iron,1,"185,1","136,8","1,35","141,7",150,"8,3",6500,29,"5,6","1,5 L","3,8 L",Draw,"0,5 R",17
7 Iron,2,"184,2","136,2","1,35","141,5",150,"8,5",-,29,"5,6",-,-,,-,"16,5"
Average,,"184,6","136,5","1,35","141,6",150,"8,4",6500,29,"5,6","1,5 L","3,8 L",,"0,5 R","16,7"
`,
    first: {
      ballSpeed: 115.02,
      clubSpeed: 85,
      carry: 154.97,
      spinRate: 6500,
      peakHeight: 95.14,
      offline: -4.16,
      spinAxis: -1.5,
      launchDirection: 0.5,
      launchAngle: 17,
    },
    clubs: ['7 Iron', '7 Iron'],
    fits: 'iron',
    kind: 'radar',
  },
  'Mevo of old, with the club in the last column': {
    seen: 'id 59425081808, 59194575837',
    text: `Ball Speed (mph),Club Speed (mph),Smash,Carry Distance (yds),Launch Angle V (°),Spin (rpm),Height (ft),Time (s),Club
142.0,98.0,1.45,225.0,13.0,2600,90.0,6.1,Driver
115.0,85.0,1.35,155.0,17.0,6500,95.0,5.6,7 Iron
`,
    first: { ballSpeed: 142, clubSpeed: 98, carry: 225, launchAngle: 13, spinRate: 2600, peakHeight: 90 },
    clubs: ['Driver', '7 Iron'],
    fits: 'driver',
  },
  'Bushnell, with a heading below every club and UP, DN, I-O and O-I': {
    seen: 'id 53086424885 (a parser)',
    text: `Shot Analysis
7i,
,Date,Time,Carry,Total,Peak Height,Offline,Curve,Descent Angle,Hang Time,Ball Speed,Launch Angle,Launch Direction,Side Spin,Back Spin,Total Spin,Spin Axis,Club Speed,Club Speed at Impact,Smash Factor,Angle of Attack,Club Path,Face to Path,Lie,Dynamic Loft,Closure Rate,Face to Target
1,11/20/2026,17:02,155.0,164.0,95,4.2 L,3.0 L,46.0,5.9,115.0,17.0,0.5 R,90 L,6490,6500,0.8 L,85.0,84.0,1.35,4.1 DN,1.2 I-O,0.8 C,0.5 UP,24.0,1500,0.4 O
Average,,,155.0,164.0,95,4.2 L,3.0 L,46.0,5.9,115.0,17.0,0.5 R,90 L,6490,6500,0.8 L,85.0,84.0,1.35,4.1 DN,1.2 I-O,0.8 C,0.5 UP,24.0,1500,0.4 O
Driver,
,Date,Time,Carry,Total,Peak Height,Offline,Curve,Descent Angle,Hang Time,Ball Speed,Launch Angle,Launch Direction,Side Spin,Back Spin,Total Spin,Spin Axis,Club Speed,Club Speed at Impact,Smash Factor,Angle of Attack,Club Path,Face to Path,Lie,Dynamic Loft,Closure Rate,Face to Target
1,11/20/2026,17:12,225.0,247.0,90,6.0 R,5.0 R,38.0,6.1,142.0,13.0,1.0 R,110 R,2590,2600,2.0 R,98.0,97.0,1.45,1.5 UP,2.0 O-I,3.0 O,0.5 UP,15.0,2500,1.0 O
`,
    first: {
      clubSpeed: 85,
      ballSpeed: 115,
      carry: 155,
      offline: -4.2,
      launchDirection: 0.5,
      attackAngle: -4.1,
      clubPath: 1.2,
      faceToPath: -0.8,
      faceAngle: 0.4,
      peakHeight: 95,
      landingAngle: 46,
      dynamicLoft: 24,
    },
    clubs: ['7i', 'Driver'],
    fits: 'iron',
    kind: 'camera',
  },
  'Uneekor Refine, which names no club': {
    seen: 'id 28362507116',
    text: `No,Carry,Total,Side Dist,Smash Factor,Club Speed,Ball Speed,Back Spin,Side Spin,Launch Angle,Side Angle,Descent Angle,Apex,Flight Time
2,155.0,164.0,L 4.2,1.35,85.0,115.0,6500,L 90,17.0,R 0.5,46.0,31.7,5.9
1,149.0,158.0,R 6.7,--,--,112.0,6400,R 110,17.4,R 2.1,45.0,31.0,5.8
`,
    first: {
      carry: 155,
      offline: -4.2,
      clubSpeed: 85,
      ballSpeed: 115,
      spinRate: 6500,
      launchAngle: 17,
      launchDirection: 0.5,
    },
    clubs: [null, null],
    asks: 'Which club were 2 shots hit with?',
  },
  'Rapsodo with two marks, sep= and lines before the headings': {
    seen: 'id 63413318398, 61003586219',
    text: `\uFEFF\uFEFFsep=,\r
Session: 2026-11-20 R-Cloud Session\r
Player: Sam\r
Shot,Date,Time,Club,Ball Speed (mph),Club Speed (mph),Total Spin,Carry\r
1,2026-11-20,17:02:10,7 Iron,115.0,85.0,6500,155.0\r
2,2026-11-20,17:03:10,7 Iron,114.0,84.0,6450,153.0\r
Average,,,7 Iron,114.5,84.5,6475,154.0\r
Std Dev,,,7 Iron,0.7,0.7,35,1.4\r
`,
    first: { ballSpeed: 115, clubSpeed: 85, spinRate: 6500, carry: 155 },
    clubs: ['7 Iron', '7 Iron'],
    fits: 'iron',
    player: 'Sam',
  },
  'R-Cloud, in words': {
    seen: 'id 66979213691',
    text: `Shot Time,Club,Ball Speed (mph),Club Head Speed (mph),Launch Angle (deg),Total Spin (rpm),Carry Distance (Yards),Total Distance (Yards),Side Carry (Yards)
2026-11-20 17:02:10,7i,115.0,85.0,17.0,6500,155.0,164.0,-4.2
`,
    first: { ballSpeed: 115, clubSpeed: 85, launchAngle: 17, spinRate: 6500, carry: 155, total: 164, offline: -4.2 },
    clubs: ['7i'],
    fits: 'iron',
  },
  'a range report of TrackMan': {
    seen: 'id 60921478912, 68595355486',
    text: `Trackman Range Report
Player: Sam
Club,Club Speed,Ball Speed,Smash,Carry (yds),Total,Spin Rate,Club Path
56°,70,82,1.17,85,89,9400,-2.1
56°,71,83,1.17,86,90,9300,-1.8
Driver,98,142,1.45,225,247,2600,1.2
Avg,80,102,1.26,132,142,7100,-0.9
`,
    first: { clubSpeed: 70, ballSpeed: 82, carry: 85, total: 89, spinRate: 9400, clubPath: -2.1 },
    clubs: ['56°', '56°', 'Driver'],
    fits: 'wedge',
    player: 'Sam',
    kind: 'radar',
  },
  'a table copied from the page of TrackMan, in m/s': {
    seen: 'id 69395334281 (a test with a pasted table)',
    text: tabs(
      '2026-11-20',
      '7i',
      '7IronHide',
      'Change Datachange data icon|Club Speed|Attack Ang.|Ball Speed|Spin Rate|Carry|Side||||',
      'm, m/schange unit icon',
      'm/s|Deg|m/s|Rpm|m|m',
      '1.|Eye icon',
      'Ball icon',
      '38.0|-4.1|51.4|6500|141.7|3.8L',
      '2.|Eye icon',
      'Ball icon',
      '37.8|-3.9|51.0|6400|140.2|1.7R',
      'Average|Balls icon|37.9|-4.0|51.2|6450|141.0|1.1L',
      'Consistency|0.1|0.1|0.2|50|0.8|2.7',
    ),
    first: { clubSpeed: 85, attackAngle: -4.1, ballSpeed: 114.98, spinRate: 6500, carry: 154.97, offline: -4.16 },
    clubs: ['7i', '7i'],
    fits: 'iron',
  },
  'Garmin with facts of the session above, and a shot that was not seen': {
    seen: 'id 63104689895 (a test of an importer)',
    text: `Session Title,My Practice Round
Date,2026-11-20
Player,Sam
Notes,Warm-up session at the range

Shot Number,Club,Ball Speed (mph),Club Speed (mph),Carry (yds),Total (yds),Offline (yds),Launch Angle (deg),Spin Rate (rpm),Smash Factor
1,9 Iron,105,80,128,136,-3,22,8000,1.31
2,9 Iron,0,79,0,0,-1,17,0,0
3,Pitching Wedge,96,74,115,121,4,26,8600,1.3
`,
    first: { ballSpeed: 105, clubSpeed: 80, carry: 128, total: 136, offline: -3, launchAngle: 22, spinRate: 8000 },
    clubs: ['9 Iron', '9 Iron', 'Pitching Wedge'],
    fits: null,
    player: 'Sam',
  },
  'Garmin of a Thai': {
    seen: 'id 70966925074 (a test with the columns of a user’s file)',
    text: `วันที่,ผู้เล่น,ชื่อไม้,แบรนด์/รุ่น,ประเภทไม้,ไม้เร็ว,มุมเข้าลูก,เส้นทางของไม้,หน้าไม้กอล์ฟ,หน้ากับเส้นทาง,ความเร็วลูก,ปัจจัยการชนกระทบ,มุมเปิด,ทิศทางการเปิด,Backspin,Sidespin,อัตราการหมุน,ประเภทอัตราการหมุน,แกนการหมุน,ความสูงของเอเพ็กซ์,ระยะทางในการใช้,การใช้มุมเบี่ยงเบน,การใช้การเบี่ยงเบนระยะทาง,ระยะทางทั้งหมด,มุมเบี่ยงเบนรวม,ระยะทางเบี่ยงเบนทั้งหมด
,,,,,[mph],[deg],[deg],[deg],[deg],[mph],,[deg],[deg],[rpm],[rpm],[rpm],,[deg],[ม.],[หลา],[deg],[หลา],[หลา],[deg],[หลา]
20/11/26 17:02:10,Sam,,,เหล็ก 7,85.0,-4.1,1.2,0.4,-0.8,115.0,1.35,17.0,0.5,6490,-90,6500,วัด,-0.8,28.96,155.0,-1.5,-4.2,164.0,-1.6,-4.6
20/11/26 17:12:10,Sam,,,ไดรเวอร์,98.0,1.5,-2.0,1.0,3.0,142.0,1.45,13.0,1.0,2590,110,2600,วัด,2.0,27.4,225.0,1.5,6.0,247.0,1.6,7.0
`,
    first: {
      clubSpeed: 85,
      attackAngle: -4.1,
      clubPath: 1.2,
      faceAngle: 0.4,
      faceToPath: -0.8,
      ballSpeed: 115,
      launchAngle: 17,
      spinRate: 6490,
      peakHeight: 95,
      carry: 155,
      offline: -4.2,
      total: 164,
    },
    clubs: ['เหล็ก 7', 'ไดรเวอร์'],
    fits: 'iron',
    player: 'Sam',
  },
  'short names of columns': {
    seen: 'id 52617157457 (a test of an importer)',
    text: `Club,Ball Spd,Launch Ang,Total Spin,Carry Dist,Total Dist,Club Spd
7 Iron,115.0,17.0,6500,155,164,85.0
`,
    first: { ballSpeed: 115, launchAngle: 17, spinRate: 6500, carry: 155, total: 164, clubSpeed: 85 },
    clubs: ['7 Iron'],
    fits: 'iron',
  },
  'FlightScope with units in brackets and the apex in yards': {
    seen: 'id 63091819847 (a test of an importer)',
    text: `Club Name,Ball Speed (mph),Club Speed (mph),Smash Factor,Launch Angle (deg),Launch Direction (deg),Backspin (rpm),Sidespin (rpm),Spin Axis (deg),Total Spin (rpm),Carry (yds),Total (yds),Max Height (yds),Descent Angle (deg),Hang Time (s),Attack Angle (deg)
PW,96.0,74.0,1.3,26.0,-1.0,8600,-150,-0.9,8601,115.0,121.0,31.0,48.0,5.5,-5.1
`,
    first: {
      ballSpeed: 96,
      clubSpeed: 74,
      launchAngle: 26,
      carry: 115,
      peakHeight: 93,
      landingAngle: 48,
      attackAngle: -5.1,
    },
    clubs: ['PW'],
    fits: 'wedge',
  },
  'a player’s own sheet, with names as programs write them': {
    seen: 'id 67072020030, 52617157457',
    text: `Club,ClubHeadSpeed,ball_speed_mph,Vertical Launch,LA,Total Spin,Carry Distance
7 Iron,85.0,115.0,17.0,17.0,6500,155
`,
    first: { clubSpeed: 85, ballSpeed: 115, launchAngle: 17, spinRate: 6500, carry: 155 },
    clubs: ['7 Iron'],
    fits: 'iron',
    asks: 'What is in LA?',
  },
  'Garmin with units in a row without brackets, and the maker beside the club': {
    seen: 'id 68595355486 (a test of an importer)',
    text: `Date/Time,Club Type,Club Name,Club Speed,Ball Speed,Launch Angle,Launch Direction,Spin Rate,Spin Axis,Backspin,Sidespin,Carry Distance,Total Distance,Smash Factor
yyyy-mm-dd,,,km/h,km/h,deg,deg,rpm,deg,rpm,rpm,m,m,
"2026-11-20 17:02","Iron","7 Iron, Callaway",136.8,185.1,17.0,0.5,6500,-0.8,6490,-90,141.7,150,1.35
"2026-11-20 17:03","Wood","3 Wood",157.7,228.5,11.0,1.0,3400,3,3395,180,205,225,1.45
`,
    first: { clubSpeed: 85, ballSpeed: 115.02, launchAngle: 17, launchDirection: 0.5, spinRate: 6490, carry: 154.97 },
    clubs: ['7 Iron, Callaway', '3 Wood'],
    fits: 'iron',
  },
  'Foresight with semicolons and the loft of a wedge as its name': {
    seen: 'id 68595355486 (a test of an importer)',
    text: `Shot;Club;Ball Speed (mph);Launch Angle (Vertical);Club Head Speed (mph);Smash Factor;Carry Distance (yds);Run Distance (yds);Total Distance (yds);Offline Distance (yds);Peak Height (ft);Hang Time (s)
1;PW;96.2;26.0;74.0;1.3;115;6;121;-3;93;5.4
2;56;83.1;33.5;65.2;1.27;90;2;92;-2;75;4.9
`,
    first: { ballSpeed: 96.2, clubSpeed: 74, launchAngle: 26, carry: 115, total: 121, offline: -3, peakHeight: 93 },
    clubs: ['PW', '56'],
    fits: 'wedge',
  },
  'a session of Bushnell, with an address above and the carry at the end': {
    seen: 'id 53029441416 (a parser)',
    text: `player@example.com
7i,
,Date,Time,Ball Speed,Launch Angle,Launch Direction,Side Spin,Back Spin,Total Spin,Spin Axis,Club Speed,Club Speed at Impact,Efficiency,Angle of Attack,Club Path,Face to Path,Lie,Dynamic Loft,Closure Rate,Horizontal Impact,Vertical Impact,Face to Target,Carry,Total,Peak Height,Offline,Total Offline,Curve,Descent Angle,Hang Time
1,11/20/26,17:02,115.0,17.0,0.5,-90,6490,6500,-0.8,85.0,84.0,1.35,-4.1,1.2,-0.8,0.5,24.0,1500,2,1,0.4,155.0,164.0,95,-4.2,-4.6,-3.0,46.0,5.9
Average,,,115.0,17.0,0.5,-90,6490,6500,-0.8,85.0,84.0,1.35,-4.1,1.2,-0.8,0.5,24.0,1500,2,1,0.4,155.0,164.0,95,-4.2,-4.6,-3.0,46.0,5.9
`,
    first: {
      ballSpeed: 115,
      clubSpeed: 85,
      launchAngle: 17,
      spinRate: 6490,
      attackAngle: -4.1,
      clubPath: 1.2,
      faceAngle: 0.4,
      carry: 155,
      offline: -4.2,
      peakHeight: 95,
      landingAngle: 46,
    },
    clubs: ['7i'],
    fits: 'iron',
  },
  'Square, with the day and the place above, and sides before the number': {
    seen: 'id 52678746018, 70139011117, 27413427709',
    text: `Dates,11-20-2026,Place,Driving Ranges
Club,Index,Ball Speed(mph),Launch Direction,Launch Angle,Spin Rate,Spin Axis,Carry(yd),Total(yd),Apex(yd),Offline(yd),Attack Angle, Dynamic Loft
P-Wedge,0,96.0,R0.5,26.0,8600,L0.9,115.0,121.0,31.0,L3.7,-5.1,40.0
P-Wedge,1,95.0,L1.5,26.4,8500,R0.4,113.0,119.0,30.5,R1.2,-5.0,40.2
P-Wedge,Average,95.5,L0.5,26.2,8550,L0.3,114.0,120.0,30.8,L1.3,-5.1,40.1
P-Wedge,Deviation,0.5,1.0,0.2,50,0.7,1.0,1.0,0.3,2.5,0.1,0.1
`,
    first: {
      ballSpeed: 96,
      launchDirection: 0.5,
      launchAngle: 26,
      spinRate: 8600,
      carry: 115,
      total: 121,
      peakHeight: 93,
      offline: -3.7,
      attackAngle: -5.1,
      dynamicLoft: 40,
    },
    clubs: ['P-Wedge', 'P-Wedge'],
    fits: 'wedge',
  },
  'Square in short': {
    seen: 'id 58022687987 (a test of an importer)',
    text: `Club,Carry Distance,Total Distance,Ball Speed,Launch Angle
7 Iron,155.0,164.0,115.0,17.0
`,
    first: { carry: 155, total: 164, ballSpeed: 115, launchAngle: 17 },
    clubs: ['7 Iron'],
    fits: 'iron',
  },
  'Rapsodo with distances in meters, and measured club data': {
    seen: 'id 57926370419 (a test of an importer)',
    text: `Shot Number,Club Type,Club Brand,Club Model,Carry Distance (m),Total Distance (m),Ball Speed (mph),Launch Angle,Launch Direction,Apex (m),Side Carry (m),Club Speed (mph),Smash Factor,Descent Angle,Attack Angle,Club Path,Club Data Est Type
1,Driver,TaylorMade,Qi10,205.74,225,142,13,1.5,27.43,-8,98,1.45,38,1.5,2.1,Measured
`,
    first: {
      carry: 225,
      total: 246.06,
      ballSpeed: 142,
      clubSpeed: 98,
      peakHeight: 90,
      offline: -8.75,
      attackAngle: 1.5,
    },
    clubs: ['Driver'],
    fits: 'driver',
  },
  'the history of a home simulator, whose player is a profile': {
    seen: 'id 66066494682 (a writer)',
    text: `Date/Time,Profile,Club,Ball Speed (mph),Club Speed (mph),Smash Factor,Launch Angle (°),Spin (rpm),Carry (yds),Total (yds)
2026-11-20 17:02:10,Guest,7 Iron,115,85,1.35,17,6500,155,164
`,
    first: { ballSpeed: 115, clubSpeed: 85, launchAngle: 17, spinRate: 6500, carry: 155, total: 164 },
    clubs: ['7 Iron'],
    fits: 'iron',
  },
  'TrackMan with every unit, and a row of a club alone': {
    seen: 'id 53079067091 (a sample), 52444111927 (its test)',
    text: `Club,Club Speed (mph),Attack Angle (deg),Club Path (deg),Face Angle (deg),Face to Path (deg),Ball Speed (mph),Smash Factor,Launch Angle (deg),Launch Direction (deg),Spin Rate (rpm),Spin Axis (deg),Carry (yd),Carry Side (yd),Total (yd),Total Side (yd),Apex Height (ft),Landing Angle (deg)
Driver,98,1.5,2.1,0.8,-1.3,142,1.45,13,-0.5,2600,3.2,225,8,247,12,90,38
Driver,,,,,,,,,,,,,,,,,
7 Iron,85,-4.1,0.5,-0.2,-0.7,115,1.35,17,0.3,6500,-1.5,155,-3,164,-4,95,46
`,
    first: {
      clubSpeed: 98,
      attackAngle: 1.5,
      clubPath: 2.1,
      faceAngle: 0.8,
      faceToPath: -1.3,
      ballSpeed: 142,
      carry: 225,
      offline: 8,
      peakHeight: 90,
      landingAngle: 38,
    },
    clubs: ['Driver', '7 Iron'],
    fits: 'driver',
  },
  'TrackMan with every unit, in meters per second': {
    seen: 'id 52444111927 (a test of a parser)',
    text: `Club,Club Speed (m/s),Attack Angle (deg),Ball Speed (m/s),Launch Angle (deg),Spin Rate (rpm),Carry (m),Carry Side (m),Total (m),Apex Height (m),Landing Angle (deg)
Driver,43.81,1.5,63.48,13,2600,205.74,7.3,225.86,27.43,38
`,
    first: { clubSpeed: 98, ballSpeed: 142, carry: 225, offline: 7.98, total: 247, peakHeight: 90 },
    clubs: ['Driver'],
    fits: 'driver',
  },
  'the table of a coach, in camel case': {
    seen: 'id 66721107674, 66770237539',
    text: `club,proximity,carry,total,ballSpeed,clubSpeed,smash,apex,spin,spinAxis,launch,descent,horizontalAngle,faceAngle,clubPath,faceToPath,sideCarry,sideTotal,offline
7-Iron,20.1,155,164,115,85,1.35,95,6500,-3,17,46,0.5,0.4,1.2,-0.8,-4.2,-4.6,-4.6
`,
    first: {
      carry: 155,
      total: 164,
      ballSpeed: 115,
      clubSpeed: 85,
      peakHeight: 95,
      spinRate: 6500,
      launchAngle: 17,
      landingAngle: 46,
      faceAngle: 0.4,
      clubPath: 1.2,
      faceToPath: -0.8,
      offline: -4.2,
    },
    clubs: ['7-Iron'],
    fits: 'iron',
  },
  'Garmin with the side after the number of the deviation': {
    seen: 'id 55128511637, 55190596419',
    text: `Club,Date,Ball Speed,Club Speed,Smash Factor,Launch Angle,Carry Distance,Total Distance,Spin Rate,Carry Deviation Distance
7 Iron,2026-11-20 17:02,115,85,1.35,17,155,164,6500,3.2R
7 Iron,2026-11-20 17:03,114,84.5,1.35,17.2,153,162,6450,4.1L
`,
    first: { ballSpeed: 115, clubSpeed: 85, launchAngle: 17, carry: 155, total: 164, spinRate: 6500, offline: 3.2 },
    clubs: ['7 Iron', '7 Iron'],
    fits: 'iron',
  },
  'the side beside a total with the side after the number': {
    seen: 'id 70388630913 (a page that takes pasted tables)',
    text: `Club,Carry,Total,Side,Ball Speed,Launch Angle,Spin Rate
Driver,225.0,247.0,12.3R,142,13,2600
7 Iron,155.0,164.0,3.1L,115,17,6500
`,
    first: { carry: 225, total: 247, offline: 12.3, ballSpeed: 142, launchAngle: 13, spinRate: 2600 },
    clubs: ['Driver', '7 Iron'],
    fits: 'driver',
  },
  'Garmin of a metric player without the row of units': {
    seen: 'id 61368314225 (a test of an importer)',
    text: `Club Type,Carry Distance,Total Distance,Ball Speed,Launch Angle,Deviation Distance
7 Iron,140,146,52,19,2
7 Iron,138,145,51,18,-3
`,
    first: { carry: 153.1, total: 159.67, ballSpeed: 116.32, launchAngle: 19, offline: 2.19 },
    clubs: ['7 Iron', '7 Iron'],
    fits: 'iron',
    asks: 'They were read as m/s and m.',
  },
}

describe('a public form of export is read right or asked about', () => {
  for (const [name, { text, first, clubs, fits, kind, player, asks }] of Object.entries(forms))
    test(name, async () => {
      const reading = await readShotFile(new TextEncoder().encode(text))
      if ('refusal' in reading) throw new Error(inEnglish(reading.refusal))
      const { shots, report } = reading
      expect(shots.map(({ club }) => club)).toEqual([...clubs])
      for (const [metric, value] of Object.entries(first))
        expect([metric, shots[0]!.numbers.get(metric as 'carry') ?? Number.NaN]).toEqual([
          metric,
          expect.closeTo(value, 1),
        ])
      if (fits !== undefined) expect(fitsOf(shots[0]!.club)).toBe(fits)
      if (kind !== undefined) expect(report.device?.kind).toBe(kind)
      if (player !== undefined) expect(shots.map((shot) => shot.player)).toEqual(clubs.map(() => player))
      expect(report.unreadCells).toEqual([])
      if (asks === undefined) expect(report.doubts).toEqual([])
      else expect(report.doubts).toContainEqual(expect.stringContaining(asks))
    })
})

const fitsOf = (club: string | null): string | null => {
  const read = fittableClub(club!)
  return 'refusal' in read ? null : read.clubType
}
