import curvatureCsv from '../../db/rules/curvature-vectors.csv' with { type: 'text' }
import flightErrorsCsv from '../../db/rules/flight-model-errors.csv' with { type: 'text' }
import pingCsv from '../../db/rules/ping-2019-launch-spin.csv' with { type: 'text' }
import optimizerCsv from '../../db/rules/trackman-2010-optimizer.csv' with { type: 'text' }
import combineCsv from '../../db/rules/trackman-combine-driver.csv' with { type: 'text' }
import { driverTarget, expectedSmash } from '../../src/flight/index.ts'
import { sideFlight, sideStart } from '../../src/flight/side/index.ts'
import { numberIn, readTable } from '../../src/golf/read-table.ts'
import { rulePicturesOf } from '../../src/maintenance/status/rule-picture.ts'
import { ruleDetail } from '../../src/maintenance/status/rules.ts'
import { englishReader } from '../../src/pages/index.ts'
import type { RuleId } from '../../src/ruleset/index.ts'
import { targetAtBall, tourAverages } from '../../test/support/published.ts'
import { keptRuns } from '../results/history.ts'
import latest from '../results/latest.json' with { type: 'json' }
import { bars, plot, svgFile } from './drawing.ts'

/** Every figure of docs/figures that is computed, by file name. */
export const figures = (): Readonly<Record<string, string>> => ({
  'flight-carry.svg': flightErrors(
    'Error of the carry on every row of the TrackMan tables',
    'error of the carry, %',
    [-4, 4],
    (row) => numberIn(row, 'carry_error_pct'),
  ),
  'flight-landing.svg': flightErrors(
    'Error of the landing angle on every row of the TrackMan tables',
    'error of the landing angle, degrees',
    [-2, 2],
    (row) => numberIn(row, 'model_land_deg') - numberIn(row, 'published_land_deg'),
  ),
  'curvature.svg': curvature(),
  'smash.svg': smash(),
  'target-ping.svg': targetAgainstPing(),
  'target-trackman.svg': targetAgainstTrackman(),
  'scores.svg': scores(),
  'history.svg': history(),
  'fittings.svg': fittings(),
  ...Object.fromEntries(drawnRules.map((id) => [`rule-${id.toLowerCase()}.svg`, ruleFigure(id)])),
})

type Row = ReturnType<typeof readTable>[number]

const flightErrors = (
  title: string,
  label: string,
  [from, to]: readonly [number, number],
  errorOf: (row: Row) => number,
): string => {
  const rows = readTable(flightErrorsCsv)
  const eras = [...Map.groupBy(rows, (row) => row['era']!)]
  return plot(
    title,
    { label: 'published carry, yards', from: 100, to: 300 },
    { label, from, to },
    eras.map(([name, members]) => ({
      name: `TrackMan, PGA Tour ${name}`,
      points: members.map((row) => [numberIn(row, 'published_carry_yd'), errorOf(row)]),
    })),
  )
}

const curvature = (): string => {
  const points = readTable(curvatureCsv).map((row): [number, number] => {
    const shot = tourAverages[row['shot']!]!
    const start = sideStart({ ...shot, faceDeg: numberIn(row, 'face_to_path_deg'), clubPathDeg: 0 })
    return [
      numberIn(row, 'curvature_yd_right'),
      Math.round(sideFlight({ ...shot, ...start, directionDeg: 0 }).curveYards),
    ]
  })
  return plot(
    'Curve of the flight model against the published curves',
    { label: 'published curve, yards to the right', from: -50, to: 50 },
    { label: 'flight model, yards', from: -50, to: 50 },
    [
      {
        name: 'equal',
        points: [
          [-50, -50],
          [50, 50],
        ],
        isLine: true,
      },
      { name: 'the eight curves of TrackMan', points },
    ],
  )
}

/** Of a driver, as a fitting expects it where ball speed was not measured. */
const smash = (): string => {
  const published = Map.groupBy(readTable(combineCsv), (row) => row['gender']!)
  const groups = [
    ['male', 'men'],
    ['female', 'women'],
  ] as const
  return plot(
    'Smash factor of a driver by handicap, against the TrackMan Combine',
    { label: 'handicap', from: 0, to: 20 },
    { label: 'smash factor', from: 1.4, to: 1.5 },
    groups.flatMap(([gender, group]) => {
      const rows = published.get(gender)!
      return [
        {
          name: `${group}, here`,
          points: rows.map((row): [number, number] => {
            const handicap = numberIn(row, 'handicap')
            return [handicap, expectedSmash({ club: 'driver', handicap, ...(group === 'women' && { group }) })]
          }),
          isLine: true,
        },
        {
          name: `${group}, TrackMan`,
          points: rows.map((row): [number, number] => [numberIn(row, 'handicap'), numberIn(row, 'smash')]),
        },
      ]
    }),
  )
}

const targetAgainstPing = (): string =>
  plot(
    'Launch target less the launch of PING, on all 121 cells',
    { label: 'ball speed, mph', from: 75, to: 185 },
    { label: 'target less PING, degrees', from: -1.2, to: 1.2 },
    [
      {
        name: 'a cell of PING, 2019, which counts 1° as optimal',
        points: readTable(pingCsv).map((row) => {
          const ballSpeedMph = numberIn(row, 'ball_speed_mph')
          const { launchDeg } = targetAtBall(ballSpeedMph, numberIn(row, 'attack_deg'))
          return [ballSpeedMph, launchDeg - numberIn(row, 'launch_deg')]
        }),
      },
    ],
  )

/** At an attack angle of 0°. */
const targetAgainstTrackman = (): string => {
  const optima = Map.groupBy(
    readTable(optimizerCsv).filter((row) => numberIn(row, 'attack_deg') === 0),
    (row) => row['goal']!,
  )
  const published = (goal: string) =>
    optima.get(goal)!.map((row): [number, number] => [numberIn(row, 'club_speed_mph'), numberIn(row, 'launch_deg')])
  const ours = published('carry').map(([speed]): [number, number] => [speed, driverTarget(speed, 0).launchDeg])
  return plot(
    'Launch target between the optima of TrackMan for total and carry, attack 0°',
    { label: 'club speed, mph', from: 70, to: 125 },
    { label: 'launch, degrees', from: 6, to: 18 },
    [
      { name: 'target of this service', points: ours, isLine: true },
      { name: 'TrackMan, most carry', points: published('carry'), isLine: true },
      { name: 'TrackMan, most total', points: published('total'), isLine: true },
    ],
  )
}

type Recorded = Readonly<Record<string, string | number>>

const tableNamed = (title: string): readonly Recorded[] =>
  (latest.tables as readonly { title: string; rows: readonly Recorded[] }[]).find((table) => table.title === title)!
    .rows

const scores = (): string =>
  bars(
    'Answers of 0.4 MB a second, as shares of fixed bytes from Bun',
    'x',
    tableNamed('scores over HTTP')
      .filter((row) => Number(row['kB/answer']) > 0)
      .map((row) => ({
        name: String(row['server']),
        value: Number(row['x fixed req/s']),
        isPeer: !String(row['server']).startsWith('clubwright'),
      })),
  )

/** Where the figure of a run is: a table, the row by how its first column begins, the column. */
type Place = readonly [table: string, row: string, column: string]

const remembered: Readonly<Record<string, Place>> = {
  'scores / fixed bytes': ['scores over HTTP', 'clubwright scores', 'x fixed req/s'],
  'analyze / pgbench': ['fittings over HTTP on PostgreSQL', 'analyze,', 'x pgbench'],
  'unchanged / health': ['scores over HTTP, ratios', '304 req/s against /health', 'reached'],
}

/** Requests a second against those of the yardstick, run by run. */
const history = (): string => {
  const runs = keptRuns()
  const series = Object.entries(remembered).map(([name, [title, of, column]]) => ({
    name,
    isLine: true,
    points: runs.flatMap(({ tables }, i): [number, number][] => {
      const row = tables
        .find((table) => table.title === title)
        ?.rows.find((one) => String(Object.values(one)[0]).startsWith(of))
      return row === undefined ? [] : [[i + 1, Number.parseFloat(String(row[column]))]]
    }),
  }))
  return plot(
    'Requests a second as shares of the yardstick, by run',
    { label: 'run', from: 1, to: runs.length },
    { label: 'share', from: 0, to: 1 },
    series,
  )
}

const fittings = (): string =>
  bars(
    'Fittings a second on PostgreSQL, as shares of pgbench',
    'x',
    tableNamed('fittings over HTTP on PostgreSQL')
      .filter((row) => !/half|first/.test(String(row['what'])))
      .map((row) => ({
        name: String(row['what']),
        value: Number(row['x pgbench']),
        isPeer: String(row['what']).startsWith('pgbench'),
      })),
  )

const drawnRules = ['DRV-LOFT', 'SHAFT-WEIGHT', 'LEN-IRON', 'LIE-STATIC'] as const satisfies readonly RuleId[]

/** The chart of the page of a rule, as a file. Its legend stands beside the drawing there, and is left to the text here. */
const ruleFigure = (id: (typeof drawnRules)[number]): string => {
  const { rule } = ruleDetail(id)
  if (!('rows' in rule) || rule.rows === undefined) throw new Error(`${id} has no table`)
  const { text } = rulePicturesOf(id, rule, null, englishReader)[0]!
  const [, width, height, body] = /<svg viewBox="0 0 (\d+) (\d+)"[^>]*>([\s\S]*?)<\/svg>/.exec(text)!
  return svgFile(rule.title, Number(width), Number(height), body!.trim())
}
