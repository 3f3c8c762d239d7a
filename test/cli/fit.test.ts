import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { clubwright, newAccount, scratchDirectory, serverForVerbs } from '../support/service.ts'

const scratch = scratchDirectory()
let server: Awaited<ReturnType<typeof serverForVerbs>>
afterAll(async () => {
  await server.stop()
  scratch.remove()
})
const env = { DATA_DIR: join(scratch.path, 'data') }
const json = async (...args: string[]) => {
  const { stdout, stderr } = await clubwright([...args, '--json'], env)
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}
/** The only account, so that it need not be named. */
beforeAll(async () => {
  await newAccount(env, 4)
  server = await serverForVerbs(env)
})

describe('fit, for one golfer', () => {
  test('options are named after the fields, and every figure comes with its reason', async () => {
    const golfer = ['--driver', '--speed', '95', '--hand', 'right', '--attack-angle', '-2.5']
    const { stdout, code } = await clubwright(['fit', ...golfer], env)
    expect(code).toBe(0)
    expect(stdout).toContain('Driver speed 95 mph lies in the Stiff band')
    expect(stdout).toMatch(/loft +[\d.]+° \(measured, \d+ % sure\)/)
    expect(stdout).toEndWith('One fitting was charged.\n')
  })

  test('what is wrong or missing is named by its option', async () => {
    const { stderr, code } = await clubwright(['fit', '--iron', '--speed', '500', '--json'], env)
    expect([code, JSON.parse(stderr).fields]).toEqual([
      2,
      [
        { option: '--hand', problem: 'is required' },
        { option: '--speed', problem: 'must be 30 to 150 mph' },
      ],
    ])
    const two = await clubwright(['fit', '--iron', '--driver'], env)
    expect([two.code, two.stderr]).toEqual([2, 'Fit one club at a time: driver or iron.\n'])
  })
})

describe('fit --csv', () => {
  const csv = join(scratch.path, 'golfers.csv')
  const out = join(scratch.path, 'fittings.csv')
  const fitFile = (...more: string[]) =>
    json('fit', '--csv', csv, '--map', 'swingSpeed=Club Speed, key=Member', '--driver', ...more)
  beforeAll(() =>
    Bun.write(
      csv,
      [
        'Member,Name,Club Speed,Handedness,Attack Angle,Club Type',
        '1,"Doe, Ann",95,right,-2.5,',
        '2,Bob,500,right,,',
        '3,Cid,84,left,,iron',
        '4,Dan,84,left,,iron',
        '5,Eve,90,left,,',
        '',
      ].join('\n'),
    ),
  )

  test('a dry run charges nothing and says what would become of each row', async () => {
    const dry = await fitFile('--dry-run')
    expect(dry).toMatchObject({ rows: 5, toFit: 4, completed: 0, refused: 1, remaining: 3, unused: ['Name'] })
  })

  test('a table of a German spreadsheet is read like any other, and a dry run tells how', async () => {
    const german = join(scratch.path, 'golfers-german.csv')
    const text = 'Mitglied;SPEED;hand;Attack Angle;Handicap\r\n7;92,5;left;-1,5;+2,1\r\n8;1.092,5;left;;\r\n'
    await Bun.write(german, new TextEncoder().encode(`\uFEFF${text}`))
    const dry = await json('fit', '--csv', german, '--map', 'KEY=mitglied', '--driver', '--dry-run')
    const columns = {
      key: 'Mitglied',
      swingSpeed: 'SPEED',
      handedness: 'hand',
      handicap: 'Handicap',
      attackAngle: 'Attack Angle',
    }
    expect(dry).toMatchObject({ rows: 2, toFit: 1, refused: 1, unused: [], columns })
  })

  test('C9 K51 a list as a club keeps it is read: RH, M, heights, units of cells and headings', async () => {
    const list = join(scratch.path, 'golfers-club.csv')
    const out = join(scratch.path, 'golfers-club-out.csv')
    await Bun.write(
      list,
      [
        'Name,Hand,Gender,Age,Handicap Index,Height,Swing Speed (mph),Ball Speed (mph),Carry (yds),Club,Miss,Launch',
        'A. One,RH,M,68,18.4,5\'10",85,122,190,Driver,slice,14',
        'B. Two,Left,Female,44,28.2,1.68 m,72,103,150,Driver,straight,',
        'C. Three,R,male,31,+1.4,"6\' 4""",112 mph,167,275,Driver,hook,11.5',
        'D. Four,right-handed,m,54,N/A,178 cm,136 km/h,,210,Driver,both,',
        'E. Five,RH,F,11,54,4ft 9in,60,,110,7 iron,fade,',
        'F. Six,maybe,F,30,10,tall,60,,110,7 iron,fade,',
        '',
      ].join('\n'),
    )
    const dry = await json('fit', '--csv', list, '--dry-run', '--out', out)
    expect(dry).toMatchObject({ rows: 6, toFit: 5, refused: 1, unused: ['Name'] })
    const rows = parse(await Bun.file(out).text(), { columns: true }) as Record<string, string>[]
    const problem = rows.find(({ Name }) => Name === 'F. Six')?.['problem']
    expect(problem).toContain('handedness')
    expect(problem).toContain('heightFeet')
  })

  test.each([
    [
      'Swing Speed (mph)',
      'Spin Rate (rpm)',
      'Launch Angle (deg)',
      'Age (years)',
      'Height (in)',
      '95,2800,12,45,70',
      '',
    ],
    [
      'Swing Speed mph',
      'Spin Rate [rpm]',
      'Launch Angle (°)',
      'Age (yrs)',
      'Height (cm)',
      '95,2800,12°,45 yrs,178',
      '',
    ],
    [
      'swingSpeedMph',
      'spin rpm',
      'Launch (degrees)',
      'Age (GHIN)',
      'Height (inches)',
      '95,2800 rpm,12,45,70',
      'spinRate=spin rpm, age=Age (GHIN)',
    ],
  ])('X2 X3 a heading ends with its unit: %s, %s, %s, %s, %s', async (...columns) => {
    const [mapped, figures] = [columns.pop()!, columns.pop()!]
    const idsOf = async (name: string, heading: string, row: string, ...more: string[]) => {
      const file = join(scratch.path, `${name}.csv`)
      await Bun.write(file, `${heading}\n${row}\n`)
      const dry = await json('fit', '--csv', file, '--driver', '--hand', 'right', '--dry-run', ...more)
      const [read] = parse(dry.csv, { columns: true }) as Record<string, string>[]
      return { rowId: read?.['rowId'], problem: read?.['problem'], unused: dry.unused }
    }
    const plain = 'key,swingSpeed,spinRate,launchAngle,age,heightFeet,heightInches'
    const expected = await idsOf('plain', plain, '17,95,2800,12,45,5,10')
    const map = `key=Ref (id), ${mapped}`
    const units = await idsOf('units', ['Ref (id)', ...columns].join(','), `17,${figures}`, '--map', map)
    expect(units).toEqual(expected)
    expect(expected).toMatchObject({ problem: '', unused: [] })
  })

  test('X1 a list with other irons is refused by its row, and charged nothing', async () => {
    const list = join(scratch.path, 'golfers-irons.csv')
    await Bun.write(list, 'Club,Hand,Speed,Height (ft),Height (in)\n5 iron,R,82,5,10\n7 iron,R,80,5,10\n')
    const { csv: written, ...dry } = await json('fit', '--csv', list, '--dry-run')
    expect(dry).toMatchObject({ toFit: 1, refused: 1, unused: [] })
    expect(written).toContain('Irons are fitted from the 7-iron, not from 5 iron: hit a 7-iron.')
  })

  test('every row is written with its fitting or its problem; the same file again charges nothing', async () => {
    const first = await fitFile('--out', out)
    expect(first).toMatchObject({ rows: 5, completed: 3, replayed: 0, refused: 2, remaining: 0 })
    const read = async () => parse(await Bun.file(out).text(), { columns: true }) as Record<string, string>[]
    const rows = await read()
    expect(rows.map(({ Name, status }) => [Name, status])).toEqual([
      ['Doe, Ann', 'completed'],
      ['Bob', 'refused'],
      ['Cid', 'completed'],
      ['Dan', 'completed'],
      ['Eve', 'refused'],
    ])
    expect(rows[0]).toMatchObject({
      'fit.shaftFlex': 'Stiff',
      'Attack Angle': '-2.5',
      fittingId: expect.stringMatching(/^fit_/),
    })
    expect(rows[1]!['problem']).toContain('must be 30 to 150 mph')
    expect(rows[4]!['problem']).toContain('included fittings of this month are used')
    expect(await fitFile('--out', out)).toMatchObject({ completed: 0, replayed: 3, refused: 2, remaining: 0 })
    expect((await read()).map(({ fittingId }) => fittingId)).toEqual(rows.map(({ fittingId }) => fittingId))
  })

  test('fittings in the file are kept as they stand, also by a dry run', async () => {
    const edited = (await Bun.file(out).text()).replace(',Stiff,', ',Stiff (my own choice),')
    for (const more of [[], ['--dry-run']]) {
      await Bun.write(out, edited)
      expect(await fitFile('--out', out, ...more)).toMatchObject({ rows: 5, completed: 0, replayed: 3 })
      expect(await Bun.file(out).text()).toContain(',Stiff (my own choice),')
    }
  })

  test('a refused row may be corrected, and rows added', async () => {
    await Bun.write(csv, `${(await Bun.file(csv).text()).replace('2,Bob,500', '2,Bob,100')}6,Fay,70,right,,\n`)
    expect(await fitFile('--out', out)).toMatchObject({ rows: 6, completed: 0, replayed: 3, refused: 3 })
    const rows = parse(await Bun.file(out).text(), { columns: true }) as Record<string, string>[]
    expect(rows.map(({ Name }) => Name)).toEqual(['Doe, Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay'])
    expect(rows[1]!['problem']).toContain('included fittings of this month are used')
  })

  test('a file with other fittings, or with anything else, is refused and stays as it is', async () => {
    const golfers = await Bun.file(csv).text()
    const other = join(scratch.path, 'other.csv')
    const cases = [
      [golfers.replace('Ann",95', 'Ann",96'), out, [], 'already has a fitting for a golfer or options'],
      [golfers, out, ['--handicap', '3'], 'already has a fitting for a golfer or options'],
      [golfers.replace('Name,', 'Nickname,'), out, [], 'its columns do not match'],
      [golfers, csv, [], 'its columns do not match'],
    ] as const
    for (const [text, to, more, why] of cases) {
      await Bun.write(other, text)
      const before = await Bun.file(to).text()
      const map = 'swingSpeed=Club Speed, key=Member'
      const { code, stderr } = await clubwright(
        ['fit', '--csv', other, '--map', map, '--driver', '--out', to, ...more],
        env,
      )
      expect([code, stderr]).toEqual([4, expect.stringContaining(why)])
      expect(await Bun.file(to).text()).toBe(before)
    }
  })
})
