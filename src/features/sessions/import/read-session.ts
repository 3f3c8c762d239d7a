import { cleaned, cut } from '../../../platform/text/plain-text.ts'
import type { Message } from '../../../words/message.ts'
import { say } from '../../../words/say.ts'
import type { Report } from '../read/index.ts'
import { type FileShot, readShotFile } from '../read/index.ts'
import type { Session } from '../schema.ts'
import { chosenClubs, chosenColumns, type ImportQuery } from './schema.ts'
import { sessionOf, uuidOf } from './session-of.ts'

/** A session has no more. */
const shotsMax = 2_000

/** What a file is as a session; or why it is none, and which parameter would help. */
export type ReadSession =
  | { readonly session: Session; readonly report: Report }
  | { readonly refusal: Message; readonly pointer: string }

/** Read a file into a session as the sender wants it: the shots of one player, with clubs by the names that were told. */
export const readSession = async (bytes: Uint8Array, wish: ImportQuery, at: Date): Promise<ReadSession> => {
  const reading = await readShotFile(bytes, {
    columns: chosenColumns(wish),
    clubs: chosenClubs(wish),
    ...(wish.units !== undefined && { units: wish.units }),
    ...(wish.speedUnit !== undefined && { speedUnit: wish.speedUnit }),
    ...(wish.distanceUnit !== undefined && { distanceUnit: wish.distanceUnit }),
    ...(wish.player !== undefined && { player: wish.player }),
    ...(wish.head !== undefined && { head: wish.head }),
  })
  if ('refusal' in reading) return { refusal: say('files.ofFile', { why: reading.refusal }), pointer: '' }
  const { shots, report } = reading
  if (shots.length > shotsMax)
    return { refusal: say('files.shotsMost', { shots: shots.length, most: shotsMax }), pointer: '' }
  if (report.players.length > 1 && wish.dryRun !== 'true') {
    const names = report.players.map(({ name }) => name)
    const first = encodeURIComponent(names[0]!)
    return { refusal: say('files.players', { count: names.length, names, first }), pointer: '/player' }
  }
  const session = sessionOf(clubsApart(shots), report.device, {
    sessionId: wish.sessionId ?? uuidOf(bytes, `${wish.player ?? ''}\n${wish.head ?? ''}`),
    fitterId: cut(cleaned(wish.fitterId ?? 'import'), 200),
    customerRef: wish.customerRef === undefined ? undefined : cut(cleaned(wish.customerRef), 320),
    at,
  })
  return { session, report }
}

/** Two heads of one club have no common median: where there are several, the club is written with its head. */
const clubsApart = (shots: readonly FileShot[]): FileShot[] => {
  const headsOf = new Map<string, Set<string>>()
  for (const { club, head } of shots)
    if (club !== null && head !== null) headsOf.set(club, (headsOf.get(club) ?? new Set()).add(head))
  return shots.map((shot) => {
    const isOneOfSeveral = shot.club !== null && (headsOf.get(shot.club)?.size ?? 0) > 1
    return isOneOfSeveral && shot.head !== null ? { ...shot, club: `${shot.club} (${shot.head})` } : shot
  })
}
