import { createHash } from 'node:crypto'
import { cut } from '../../../platform/text/plain-text.ts'
import type { MetricId } from '../metrics.ts'
import type { FileShot, Report } from '../read/index.ts'
import type { Session, Shot } from '../schema.ts'

/** Where each number of a shot goes, under the names of the specification's bags. */
const places: Readonly<Record<MetricId, readonly ['ball' | 'club_', string]>> = {
  clubSpeed: ['club_', 'speed'],
  ballSpeed: ['ball', 'speed'],
  smash: ['ball', 'smash'],
  launchAngle: ['ball', 'launchAngle'],
  launchDirection: ['ball', 'launchDirection'],
  spinRate: ['ball', 'spinRate'],
  sideSpin: ['ball', 'sideSpin'],
  spinAxis: ['ball', 'spinAxis'],
  carry: ['ball', 'carry'],
  total: ['ball', 'total'],
  offline: ['ball', 'offline'],
  peakHeight: ['ball', 'peakHeight'],
  landingAngle: ['ball', 'landingAngle'],
  attackAngle: ['club_', 'attackAngle'],
  clubPath: ['club_', 'clubPath'],
  faceAngle: ['club_', 'faceAngle'],
  faceToPath: ['club_', 'faceToPath'],
  dynamicLoft: ['club_', 'dynamicLoft'],
  deliveredLie: ['club_', 'dynamicLie'],
  impactX: ['club_', 'impactX'],
  impactY: ['club_', 'impactY'],
}

/** What a session says beside its shots. */
interface About {
  readonly sessionId: string
  readonly fitterId: string
  readonly customerRef: string | undefined
  readonly at: Date
}

/** Shots of a file as a session of the specification, in mph, yards, degrees and rpm: a segment for each player and head. */
export const sessionOf = (shots: readonly FileShot[], device: Report['device'], about: About): Session => {
  const readAt = about.at.toISOString()
  const known = shots.flatMap(({ at }) => (at === null || at > about.at ? [] : [at.toISOString()]))
  const startedAtUtc = known.toSorted()[0] ?? readAt
  const segments = Map.groupBy(
    shots.map((shot, i) => ({ shot, shotNumber: i + 1 })),
    ({ shot: { player, head } }) => [player, head].filter((part) => part !== null).join(', '),
  )
  return {
    payloadVersion: 1,
    appVersion: 'import',
    ...(about.customerRef !== undefined && { customerRef: about.customerRef }),
    sessionId: about.sessionId,
    fitterId: about.fitterId,
    startedAtUtc,
    processedAtUtc: readAt,
    segments: [...segments].map(([label, located]) => ({
      id: uuidOf(`${about.sessionId} ${label}`),
      ...(label !== '' && { label: cut(label, 200) }),
      shots: located.map(
        ({ shot, shotNumber }): Shot => ({
          shotId: uuidOf(`${about.sessionId} shot ${shotNumber}`),
          shotNumber,
          capturedAtUtc: shot.at === null || shot.at > about.at ? startedAtUtc : shot.at.toISOString(),
          club: shot.club === null ? null : cut(shot.club, 100),
          source: 'csv',
          // Nothing is corrected of a device that is not known.
          measurementRef: device?.kind === 'camera' ? 'club-face' : 'club-cog',
          units: 'imperial',
          needsReview: false,
          ...bagsOf(shot),
        }),
      ),
    })),
  }
}

const bagsOf = ({ numbers }: FileShot): Pick<Shot, 'ball' | 'club_'> => {
  const bags: { ball: Record<string, number>; club_: Record<string, number> } = { ball: {}, club_: {} }
  for (const [id, value] of numbers) {
    const [bag, name] = places[id]
    bags[bag][name] = value
  }
  return bags
}

/** The same text gives the same UUID, so that a file that is sent again replaces its session. */
export const uuidOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  const hex = hash.digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
