/**
 * Watches the folder in which a launch monitor puts its CSV exports. Each file becomes a session of the service, and each club
 * with enough shots a fitting.
 *
 *     CLUBWRIGHT_KEY=svc_... bun bridge.ts FOLDER [--hand left] [--handicap 14] [--once]
 *
 * A file that is read again, after a crash or because it grew, replaces its session, and the fitting of the same numbers is
 * not charged again.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
// In a program of your own: from '@clubwright/client'.
import { Clubwright, type Hand, type Session } from '../../clients/typescript/src/index.ts'

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    hand: { type: 'string', default: 'right' },
    handicap: { type: 'string' },
    once: { type: 'boolean', default: false },
  },
})
const folder = positionals[0] ?? '.'
const service = new Clubwright()
const shotsMin = 3

/** The same text gives the same UUID, so that a file which is read twice is one session. */
const uuidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Rows of a plain CSV file by the names of its columns. Quoted commas would need a CSV library. */
const rowsOf = (text: string): Record<string, string>[] => {
  const [header = '', ...lines] = text.trim().split(/\r?\n/)
  const names = header.split(',').map((name) => name.trim())
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, i) => [names[i] ?? `column ${i}`, cell.trim()])),
  )
}

/** The service knows the numbers by the names that launch monitors give them, so all go as they are. */
const sessionOf = (file: string, rows: readonly Record<string, string>[]): Session => {
  const now = new Date().toISOString()
  const sessionId = uuidOf(file)
  return {
    payloadVersion: 1,
    appVersion: 'bridge 1.0',
    sessionId,
    fitterId: 'bridge',
    startedAtUtc: now,
    processedAtUtc: now,
    segments: [
      {
        id: uuidOf(`${sessionId} segment`),
        label: file,
        shots: rows.map((row, i) => {
          const { Club: club = null, ...numbers } = row
          const measured = Object.entries(numbers).filter(([, cell]) => cell !== '' && Number.isFinite(Number(cell)))
          return {
            shotId: uuidOf(`${sessionId} shot ${i}`),
            shotNumber: i + 1,
            capturedAtUtc: now,
            club,
            source: 'csv',
            measurementRef: 'club-face',
            units: 'imperial',
            needsReview: false,
            extended: Object.fromEntries(measured.map(([name, cell]) => [name, Number(cell)])),
          }
        }),
      },
    ],
  }
}

const fitFile = async (file: string): Promise<void> => {
  const text = readFileSync(join(folder, file), 'utf8')
  const session = sessionOf(file, rowsOf(text))
  const path = { sessionId: session.sessionId }
  const { sessionUrl, shotsAccepted } = await service.ingestSession({ body: session })
  console.log(`${file}: ${shotsAccepted} shots, ${sessionUrl}`)
  const { clubs } = await service.getSession({ path })
  for (const { club, fits, shotsCounted, whyNot } of clubs) {
    if (club === null || fits === null || shotsCounted < shotsMin) {
      console.log(`  ${club}: not fitted, ${whyNot ?? `fewer than ${shotsMin} shots`}`)
      continue
    }
    const golfer = { handedness: values.hand as Hand, ...(values.handicap && { handicap: Number(values.handicap) }) }
    const key = createHash('sha256')
      .update(`${text} ${club} ${JSON.stringify(golfer)}`)
      .digest('hex')
    const begun = await service.fitSession({ path, body: { club, golfer }, headers: { 'idempotency-key': key } })
    const { specs, topPicks, attribution } = await service.completed(begun)
    console.log(
      `  ${club}: ${Object.values(specs)
        .map(({ display }) => display)
        .join(', ')}`,
    )
    const [pick] = topPicks
    if (pick) console.log(`    ${pick.brand} ${pick.model} (${pick.score}), ${attribution}`)
  }
}

const isExport = (name: string): boolean => name.toLowerCase().endsWith('.csv')

for (const file of readdirSync(folder).filter(isExport)) await fitFile(file)
if (!values.once) {
  console.log(`Waiting for CSV files in ${folder} ...`)
  const pending = new Map<string, Timer>()
  watch(folder, (_event, file) => {
    if (file === null || !isExport(file)) return
    // A file is written in pieces: wait until it rests.
    clearTimeout(pending.get(file))
    pending.set(
      file,
      setTimeout(() => fitFile(file).catch(({ message }: Error) => console.error(`${file}: ${message}`)), 500),
    )
  })
}
