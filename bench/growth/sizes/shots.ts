import { exampleSession } from '../../../src/features/sessions/example.ts'
import type { BenchService } from '../../service.ts'
import { asking, calls, type Grown } from './grown.ts'

const sizes = [10, 40, 160, 640, 2_000]
const clubs = ['Driver', '3-wood', '5-hybrid', '5-iron', '7-iron', '9-iron', 'Pitching wedge', 'Sand wedge']

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [segment] = exampleSession.segments
const [example] = segment!.shots

const shot = (n: number) => ({
  ...example!,
  shotId: uuid(n),
  shotNumber: n,
  club: clubs[n % clubs.length]!,
  ball: {
    speed: 130 + (n % 37) / 4,
    launchAngle: 11 + (n % 23) / 8,
    backSpin: 2600 + (n % 51) * 10,
    carry: 200 + (n % 29),
  },
  club_: { speed: 93 + (n % 17) / 4, attackAngle: (n % 11) / 2 - 3 },
})

/** Shots of one session. It is sent with other contents each time, which replaces it. */
export const moreShots = async (service: BenchService): Promise<Grown[]> => {
  const ask = asking(service)
  let sent = 0
  const sender = (count: number, sessionId = uuid(count)) => {
    const shots = Array.from({ length: count }, (_, n) => shot(n + 1))
    const session = { ...exampleSession, sessionId, segments: [{ ...segment!, shots }] }
    return async () =>
      JSON.parse(await ask('/v1/sessions/ingest', { ...session, appVersion: String(sent++) })) as { sessionUrl: string }
  }
  /** Others than those that are stored over and over: the page of a session moves when it is replaced. */
  const kept = await Promise.all(
    sizes.map(async (count) => {
      const { pathname, search } = new URL((await sender(count)()).sessionUrl)
      return { count, page: pathname + search }
    }),
  )
  const fit = { club: 'Driver', golfer: { handedness: 'right' } }
  const reading = (operation: string, one: (session: (typeof kept)[number]) => Promise<unknown>): Grown => ({
    of: 'shots',
    operation,
    at: kept.map((session) => [session.count, calls(8, () => one(session))] as const),
  })
  return [
    reading('medians of a session', ({ count }) => ask(`/v1/sessions/${uuid(count)}`)),
    reading('page of a session', ({ page }) => ask(page)),
    reading('fitting from a session', ({ count }) => ask(`/v1/sessions/${uuid(count)}/fit`, fit)),
    {
      of: 'shots',
      operation: 'session stored',
      at: sizes.map((count) => [count, calls(8, sender(count, uuid(count + 1)))] as const),
    },
  ]
}
