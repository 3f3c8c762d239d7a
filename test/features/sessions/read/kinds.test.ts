import { describe, expect, test } from 'bun:test'
import { readCell } from '../../../../src/features/sessions/read/cells.ts'
import { readShotFile } from '../../../../src/features/sessions/read/index.ts'
import { inEnglish } from '../../../../src/words/index.ts'

const read = async (file: string | Uint8Array, choices = {}) => {
  const reading = await readShotFile(typeof file === 'string' ? new TextEncoder().encode(file) : file, choices)
  if ('refusal' in reading) throw new Error(inEnglish(reading.refusal))
  return reading
}
const numbersOf = async (file: string | Uint8Array, choices = {}) =>
  (await read(file, choices)).shots.map(({ numbers }) => Object.fromEntries(numbers))
const linesOf = async (file: string) => (await read(file)).shots.map(({ line }) => line)

describe('a cell is a number whole, or no number', () => {
  test.each([
    ['12.3', 12.3],
    ['−3.2', -3.2],
    ['–3.2', -3.2],
    ['.5', 0.5],
    ['5.', 5],
    ['+5.2', 5.2],
    ['1,234.5', 1234.5],
    ['6 500', 6500],
    ['6\u00a0500', 6500],
    ['6\u202f500', 6500],
    ['6’500', 6500],
    ['1,234,567', 1_234_567],
    ['3.40282346638529E+38', 3.40282346638529e38],
    ['-3.814697E-06', -3.814697e-6],
    ['１２．３', 12.3],
    ['12.3 mph', 12.3],
    ['17°', 17],
    ['17.0º', 17],
  ])('%s', (written, value) => {
    expect(readCell(written, '.')).toMatchObject({ kind: 'number', value })
  })
  test.each(['1,23', '12.3.4', '1.2.2026', '3:35', 'abc', '12 ca', '5-6', '1,2345', '(3)', 'R2D2', '12 L R', 'L 3 R'])(
    '%s is none',
    (written) => {
      expect(readCell(written, '.')).toEqual({ kind: 'unread' })
    },
  )
  test.each(['', ' ', '-', '--', '—', 'n/a', 'NaN', 'null', '…'])('"%s" is missing', (written) => {
    expect(readCell(written, '.')).toEqual({ kind: 'missing' })
  })
  test.each([
    ['1.234,5', 1234.5],
    ['6.500', 6500],
    ['136,875', 136.875],
    ['184,35989341892119', 184.35989341892119],
    ['17,0', 17],
  ])('%s with a decimal comma', (written, value) => {
    expect(readCell(written, ',')).toMatchObject({ kind: 'number', value })
  })
  test.each([
    ['L12.3', 'left'],
    ['12.3R', 'right'],
    ['L 4', 'left'],
    ['4.2 yds L', 'left'],
    ['3 links', 'left'],
    ['3 D', 'd'],
    ['2.1 in-out', 'in-out'],
  ])('%s has a side', (written, side) => {
    expect(readCell(written, '.')).toMatchObject({ kind: 'number', side })
  })
})

describe('the decimal sign is that of the file', () => {
  test.each([
    [
      'Club;Ball Speed (mph);Spin;Carry (yds)\n7i;115,5;6.500;155,25\n',
      { ballSpeed: 115.5, spinRate: 6500, carry: 155.25 },
    ],
    [
      'Club;Ball Speed (mph);Spin;Carry (yds)\n7i;115.5;6,500;155.25\n',
      { ballSpeed: 115.5, spinRate: 6500, carry: 155.25 },
    ],
    ['Club;Ball Speed (mph);Spin;Carry (yds)\n7i;115;6,500;155\n', { ballSpeed: 115, spinRate: 6500, carry: 155 }],
    [
      'Club\tBall Speed (mph)\tSpin\tCarry (yds)\n7i\t115,125\t6500\t155,125\n',
      { ballSpeed: 115.13, spinRate: 6500, carry: 155.13 },
    ],
    [
      'Club,Ball Speed (mph),Spin,Carry (yds)\n7i,"115,5","6.500","155,2"\n',
      { ballSpeed: 115.5, spinRate: 6500, carry: 155.2 },
    ],
  ])('%s', async (file, numbers) => {
    expect(await numbersOf(file)).toEqual([numbers])
  })
  test('what fits it not is told, and left out', async () => {
    const { shots, report } = await read('Club;Ball Speed (mph);Carry (yds)\n7i;115,5;155,2\n7i;114,5;154.21\n')
    expect(shots.map(({ numbers }) => numbers.get('carry'))).toEqual([155.2, undefined])
    expect(report.unreadCells).toEqual([{ line: 3, heading: 'Carry', cell: '154.21' }])
    expect(report.doubts).toEqual([expect.stringContaining('154.21')])
  })
})

describe('a file is read in its encoding', () => {
  const text = 'Schlägerart,Ballgeschwindigkeit,Carry-Distanz\n,[km/h],[m]\nEisen 7,185.1,141.7\n'
  const wide = (isBig: boolean, mark: string) => {
    const letters = [...(mark + text)].map((letter) => letter.charCodeAt(0))
    return Uint8Array.from(letters.flatMap((code) => (isBig ? [code >> 8, code & 255] : [code & 255, code >> 8])))
  }
  test.each([
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['windows-1252', Uint8Array.from(Buffer.from(text, 'latin1'))],
    ['UTF-16, little end first', wide(false, '\uFEFF')],
    ['UTF-16, big end first', wide(true, '\uFEFF')],
    ['UTF-16 without a mark', wide(false, '')],
  ])('%s', async (_name, bytes) => {
    const { shots } = await read(bytes)
    expect([shots[0]!.club, shots[0]!.numbers.get('ballSpeed')]).toEqual(['Eisen 7', 115.02])
  })
  test('Shift JIS', async () => {
    const heading = [0x83, 0x4e, 0x83, 0x89, 0x83, 0x75] // クラブ
    const rest = new TextEncoder().encode(',Ball Speed (mph),Carry (yd)\n7I,115,155\n')
    const { shots, report } = await read(Uint8Array.from([...heading, ...rest]))
    expect([report.encoding, shots[0]!.club]).toEqual(['shift_jis', '7I'])
  })
})

describe('rows that are no shots', () => {
  const heading = 'Club,Ball Speed (mph),Club Speed (mph),Carry (yds)\n'
  const shots = '7 Iron,115,85,155\n7 Iron,113,84,151\n'
  test.each([
    ['Mittelwert,114,84.5,153'],
    ['Moyenne,114,84.5,153'],
    ['Promedio,114,84.5,153'],
    ['Gemiddelde,114,84.5,153'],
    ['Media,114,84.5,153'],
    ['平均,114,84.5,153'],
    ['Std. Dev.,1,0.5,2'],
    ['Standardabweichung,1,0.5,2'],
    ['Écart-type,1,0.5,2'],
    ['7 Iron Average,114,84.5,153'],
    ['Min,113,84,151'],
    [',114,84.5,153'],
    ['7 Iron,114,84.5,153'],
    ['Club,Ball Speed (mph),Club Speed (mph),Carry (yds)'],
    ['Notes: windy'],
  ])('%s', async (row) => {
    const { shots: read2, report } = await read(`${heading}${shots}${row}\n7 Iron,116,86,157\n`)
    expect(read2.map(({ line }) => line)).toEqual([2, 3, 5])
    expect(report.leftOut.map(({ line }) => line)).toEqual([4])
  })
  test('equal shots are shots', async () => {
    expect(await linesOf(`${heading}7 Iron,115,85,155\n7 Iron,115,85,155\n7 Iron,115,85,155\n`)).toEqual([2, 3, 4])
  })
  test('a player, a tag and a note may be called like a statistic', async () => {
    const rows = 'Max,Average lie,7 Iron,115,85,155\nMax,Mean,7 Iron,112,84,150\nMax,Deviation,7 Iron,118,88,162\n'
    expect(await linesOf(`Player,Tag,Club,Ball Speed (mph),Club Speed (mph),Carry (yds)\n${rows}`)).toEqual([2, 3, 4])
  })
})

describe('columns by what their words mean', () => {
  test.each([
    ['Club,ball_speed_mph,club_speed_mph,carry_yds', { ballSpeed: 115, clubSpeed: 85, carry: 155 }],
    ['Club,Launch Speed (mph),CHS (mph),Vertical Launch', { ballSpeed: 115, clubSpeed: 85, launchAngle: undefined }],
    ['Club,Ball (mph),Club (mph),Carry (yd)', { ballSpeed: 115, clubSpeed: 85, carry: 155 }],
    ['Fer,Vitesse de balle (mph),Vitesse club (mph),Portée (yd)', { ballSpeed: 115, clubSpeed: 85, carry: 155 }],
    ['番手,ボール初速(mph),ヘッドスピード(mph),キャリー(yd)', { ballSpeed: 115, clubSpeed: 85, carry: 155 }],
    [
      'Club,BallData.Speed (mph),ClubData.Speed (mph),BallData.CarryDistance (yd)',
      { ballSpeed: 115, clubSpeed: 85, carry: 155 },
    ],
  ])('%s', async (heading, numbers) => {
    expect((await numbersOf(`${heading}\n7i,115,85,155\n`))[0]).toMatchObject(
      JSON.parse(JSON.stringify(numbers)) as object,
    )
  })
  test('a column of which the file has two is the one with numbers', async () => {
    const [shot] = await numbersOf('Club,Club Speed (mph),Ball Speed (mph),Club Speed (mph)\n7i,,115,85\n')
    expect(shot).toEqual({ clubSpeed: 85, ballSpeed: 115 })
  })
  test('the legend of a unit may turn the sides round', async () => {
    const [shot] = await numbersOf('Club,Ball Speed (mph),Offline (yds L+/R-)\n7i,115,4\n')
    expect(shot!['offline']).toBe(-4)
  })
})

describe('units that the file does not name', () => {
  const file = 'Club,Ball Speed,Club Speed,Carry\n'
  test.each([
    ['142,98,225', 'mph', 'yd', 0],
    ['75,68,78', 'mph', 'yd', 0],
    ['228,157,205', 'km/h', 'm', 1],
    ['62,43.2,208', 'm/s', 'm', 1],
  ])('%s', async (row, speed, distance, doubts) => {
    const { report } = await read(`${file}Driver,${row}\n`)
    expect<unknown>([report.units.speed, report.units.distance, report.doubts.length]).toEqual([
      speed,
      distance,
      doubts,
    ])
  })
  test('are those of a column of the kind that names its own', async () => {
    const { report, shots } = await read('Club,Ball Speed (km/h),Club Speed,Carry (m)\nDriver,228,157,205\n')
    expect([report.units.source, shots[0]!.numbers.get('clubSpeed')]).toEqual(['named', 97.56])
  })
  test('are asked about where the choice contradicts the numbers', async () => {
    const { report } = await read(`${file}Driver,62,43.2,208\n`, { units: 'imperial' })
    expect(report.doubts).toEqual([expect.stringContaining('Are they m/s and m?')])
  })
})

describe('clubs in rows of their own', () => {
  test.each(['7 Iron', 'Club: 7 Iron', '7 Iron (2 shots)', 'IRON7', '7番アイアン', 'Eisen 7'])('%s', async (name) => {
    const file = `Shot,Ball Speed (mph),Carry (yds)\n${name},,\n1,115,155\n2,114,153\nDriver\n1,142,225\n`
    const { shots, report } = await read(file)
    expect(report.clubs.map(({ as }) => as)).toEqual(['7-iron', 'driver'])
    expect(shots).toHaveLength(3)
  })
})
test('the statistics of one player are no shots of another', async () => {
  const rows = 'Sam,Driver,142,98,225\nSam,Driver,144,99,229\nAverage,Driver,143,98.5,227\n'
  const more = 'Kim,Driver,100,72,140\nKim,Driver,102,73,144\nAverage,Driver,101,72.5,142\n'
  expect(await linesOf(`Player,Club,Ball Speed (mph),Club Speed (mph),Carry (yds)\n${rows}${more}`)).toEqual([
    2, 3, 5, 6,
  ])
})
test('up and down are sides of an attack', async () => {
  const numbers = await numbersOf(
    'Club,Ball Speed (mph),Attack Angle,Offline (yd)\n7i,115,4.1 D,3 D\n7i,114,2.0 U,3-L\n',
  )
  expect(numbers.map(({ attackAngle, offline }) => [attackAngle, offline])).toEqual([
    [-4.1, 3],
    [2, -3],
  ])
})

test('stray quotes cost no shot, and are told', async () => {
  const { shots, report } = await read(
    'Club,Note,Ball Speed (mph),Carry (yds)\n7i,"open,115,155\n7i,ok,114,153\n7i,"x" y,113,152\n7i,5" lie,112,151\n',
  )
  expect(shots.map(({ numbers }) => numbers.get('carry'))).toEqual([155, 153, 152, 151])
  expect(report.doubts).toEqual([expect.stringContaining('line 2, 4')])
})
test('a cell may hold what separates cells', async () => {
  const { shots } = await read('Club,Note,Ball Speed (mph),Carry (yds)\nDriver,"first, ""best""\nof all",138,214\n')
  expect(shots.map(({ numbers }) => numbers.get('carry'))).toEqual([214])
})
test('estimated spin does not count beside measured spin', async () => {
  const rows = '7i,115,6500,Measured\n7i,114,3000,Estimated\n9i,100,8000,Estimated\n'
  const { shots, report } = await read(`Club,Ball Speed (mph),Spin Rate,Spin Rate Type\n${rows}`)
  expect(shots.map(({ numbers }) => numbers.get('spinRate'))).toEqual([6500, undefined, 8000])
  expect(report.doubts).toEqual([expect.stringContaining('Spin of 1 shot was estimated')])
})
test('a NUL within a table is left out', async () => {
  const { shots } = await read('Club,Ball Speed (mph)\nDri\0ver,150\n')
  expect(shots.map(({ club }) => club)).toEqual(['Driver'])
})
test('no text makes a reading throw', async () => {
  const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 7919 + length) % 256)
  for (const file of [bytes(1), bytes(100), bytes(5000), new Uint8Array(0)])
    expect('refusal' in (await readShotFile(file))).toBe(true)
  for (const text of ['', '\0', 'a\0b', 'hello', '"'.repeat(1000), ','.repeat(100_000), '[[[[', 'null', '"a"', '[1]'])
    expect([text.slice(0, 9), 'refusal' in (await readShotFile(new TextEncoder().encode(text)))]).toEqual([
      text.slice(0, 9),
      true,
    ])
})

describe('units that stand beside the numbers', () => {
  const imperial = { ballSpeed: 115, carry: 155 }
  const metric = { ballSpeed: 185.1, carry: 141.7 }
  const told = async (file: string) =>
    (await numbersOf(file)).map(({ ballSpeed, carry }) => ({
      ballSpeed: ballSpeed && Math.round(ballSpeed),
      carry: carry && Math.round(carry),
    }))
  const both = [
    { ballSpeed: 115, carry: 155 },
    { ballSpeed: 115, carry: 155 },
  ]

  test.each([
    ['Ball Speed Unit', 'Carry Unit'],
    ['Speed Unit', 'Distance Unit'],
    ['Unit', 'Unit'],
    ['ballSpeedUnit', 'x-unit carry'],
  ])('in columns, another in each line: %s, %s', async (speed, distance) => {
    const head = `Club,Ball Speed,${speed},Launch Angle,Spin Rate,Carry,${distance}`
    const lines = [`7 Iron,${imperial.ballSpeed},mph,17,6500,${imperial.carry},yd`]
    lines.push(`7 Iron,${metric.ballSpeed},km/h,17,6500,${metric.carry},m`)
    expect(await told([head, ...lines].join('\n'))).toEqual(both)
    const { columns, corrections } = (await read([head, ...lines].join('\n'))).report
    expect(columns.filter(({ as }) => as === 'ballSpeed' || as === 'carry')).toMatchObject([
      { unit: 'mph, km/h', isUnitNamed: true },
      { unit: 'yd, m', isUnitNamed: true },
    ])
    expect(corrections).toEqual(['Converted to mph, yards and feet: Ball Speed: from km/h; Carry: from m.'])
  })
  test('in the cells: the report says the unit of each, and that those without one name none', async () => {
    const unitOf = async (...speeds: string[]) =>
      (await read(['Club,Ball Speed,Carry (yd)', ...speeds.map((speed) => `7 Iron,${speed},155`)].join('\n'))).report
        .columns[1]
    expect(await unitOf('185 km/h', '186 km/h')).toMatchObject({ unit: 'km/h', isUnitNamed: true })
    expect(await unitOf('185 km/h', '115 mph')).toMatchObject({ unit: 'km/h, mph', isUnitNamed: true })
    expect(await unitOf('185 km/h', '115')).toMatchObject({ unit: 'km/h, mph', isUnitNamed: false })
  })
  test('in columns, the same in all lines: the report names them as those of the file', async () => {
    const line = `7 Iron,115,mph,17,6500,141.7,m`
    const file = `Club,Ball Speed,Ball Speed Unit,Launch Angle,Spin Rate,Carry,Carry Unit\n${line}\n${line}`
    expect(await told(file)).toEqual(both)
    expect((await read(file)).report).toMatchObject({ units: { distance: 'm', source: 'named' }, doubts: [] })
  })
  test.each([
    ['Carry Unit', 'furlongs', 'says furlongs in its column Carry Unit, which is no unit that is known for Carry.'],
    ['Carry Unit', 'mph', 'says mph in its column Carry Unit, which is no unit that is known for Carry.'],
  ])('are refused by name where they are none: %s %s', async (heading, unit, why) => {
    const file = `Club,Ball Speed (mph),Launch Angle,Spin Rate,Carry,${heading}\n7 Iron,115,17,6500,155,yd\n7 Iron,115,17,6500,155,${unit}`
    expect(read(file)).rejects.toThrow(why)
  })
  test('are named of no column that is told without one', async () => {
    const { columns } = (await read('Club,Player,Ball Speed,Carry\nPW,Bob,mph,yd\n7 Iron,Bob,115,155')).report
    expect(columns.map(({ unit, isUnitNamed }) => [unit, isUnitNamed])).toEqual([
      [null, false],
      [null, false],
      ['mph', true],
      ['yd', true],
    ])
  })
  test.each([
    ['the headings again', 'Club,Ball Speed,Ball Speed Unit,Launch Angle,Spin Rate,Carry,Carry Unit'],
    ['a shot without the number', '7 Iron,115,mph,17,6500,-,-'],
    ['a statistic', ',,Average,,,,'],
  ])('are asked only of numbers: %s', async (_, line) => {
    const shot = '7 Iron,115,mph,17,6500,155,yd'
    const head = 'Club,Ball Speed,Ball Speed Unit,Launch Angle,Spin Rate,Carry,Carry Unit'
    const { shots, report } = await read([head, shot, line, shot].join('\n'))
    expect(shots.filter(({ numbers }) => numbers.get('carry') === 155)).toHaveLength(2)
    expect(report.columns[5]).toMatchObject({ unit: 'yd', isUnitNamed: true })
  })
  test.each([
    ['imperial', '7 Iron,185,141', { ballSpeed: 185, carry: 141 }],
    ['metric', '7 Iron,150,110', { ballSpeed: 93, carry: 120 }],
  ])('may be a system that a column says of all lines: %s', async (system, line, numbers) => {
    const file = `Club,Ball Speed,Carry,Units\n${line},${system}\n${line},${system}`
    expect(await told(file)).toEqual([numbers, numbers])
    const { columns } = (await read(file)).report
    expect(columns[2]).toMatchObject({ unit: system === 'metric' ? 'm' : 'yd', isUnitNamed: true })
  })
  test('of two systems by turns are refused by name', async () => {
    const file =
      'Club,Ball Speed,Launch Angle,Spin Rate,Carry,Units\n7 Iron,115,17,6500,155,imperial\n7 Iron,185.1,17,6500,141.7,metric'
    expect(read(file)).rejects.toThrow('says imperial and metric by turns in its column Units.')
  })
  test.each([
    [',[mi_i]/h,deg,/min,[yd_i]', '7 Iron,115,17,6500,155'],
    [',km.h-1,deg,min-1,m', '7 Iron,185.1,17,6500,141.7'],
    ['x-unit,kn,deg,rpm,m', '7 Iron,99.93,17,6500,141.7'],
  ])('as codes in a row: %s', async (units, line) => {
    expect(await told(`Club,Ball Speed,Launch Angle,Spin Rate,Carry\n${units}\n${line}\n${line}`)).toEqual(both)
  })
  test.each([['x-unit,warp,deg,rpm,m'], [',warp,deg,rpm,m']])(
    'in a row, of which one is not known, are not guessed: %s',
    async (units) => {
      const line = '7 Iron,99.9,17,6500,141.7'
      expect(await told(`Club,Ball Speed,Launch Angle,Spin Rate,Carry\n${units}\n${line}\n${line}`)).toEqual(
        both.map(({ carry }) => ({ ballSpeed: undefined, carry })) as never,
      )
    },
  )
})
