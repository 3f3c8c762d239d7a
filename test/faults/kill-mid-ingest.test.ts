import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { IngestAnswer, Session } from '../../src/features/sessions/schema.ts'
import { sessionOf, shotOf, uuid } from '../features/sessions/bay.ts'
import { audit } from '../support/audit.ts'
import { crashStorages, deathsEach, deathsLimitMs, onDatabase } from '../support/crash.ts'
import { newAccount, readyService, type Service, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

/** A long day: 0.4 MB, so that storing it takes a while. */
const shots = Array.from({ length: 1_500 }, (_, n) => shotOf(n + 1))
const anyMoment = 'any moment'
const moments = ['before-ingest', 'after-ingest', anyMoment] as const

/** What an app hears of a session that is stored. */
interface Stored {
  readonly isNew: boolean
  /** Path and signature of its page; its address was that of a process. */
  readonly link: string
}

const storages = await crashStorages(scratch.path)
describe.each(storages)('R1 a service on %s that dies while sessions come in', (engine, storage) => {
  const settings = { ...storage, LOG_LEVEL: 'off', LAB_SIGNING_SECRET: 'the same secret before and after' }
  /** What was acknowledged last of each session. */
  const acknowledged = new Map<string, Session>()
  let apiKey: string
  let service: Service
  beforeAll(async () => {
    apiKey = (await newAccount(storage)).apiKey
    service = await readyService(settings)
  }, deathsLimitMs)
  afterAll(() => service.stop('SIGKILL'))

  /** Null when the process died before it answered. */
  const sent = async ({ address }: Pick<Service, 'address'>, session: Session): Promise<Stored | null> => {
    const request = {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    }
    const heard = await fetch(`${address}/v1/sessions/ingest`, { ...request, body: JSON.stringify(session) })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => null)
    if (heard === null) return null
    if (heard.status === 503) {
      await Bun.sleep(1_000) // a crowded machine was too slow for a deadline of ours
      return sent({ address }, session)
    }
    expect(heard.status).toBeOneOf([200, 201])
    const { sessionUrl, shotsAccepted } = JSON.parse(heard.text) as IngestAnswer
    expect(shotsAccepted).toBe(shots.length)
    acknowledged.set(session.sessionId, session)
    const { pathname, search } = new URL(sessionUrl)
    return { isNew: heard.status === 201, link: pathname + search }
  }
  /** Null for a link that shows nothing any more. */
  const pageAt = async (link: string): Promise<string | null> => {
    const response = await fetch(service.address + link)
    if (response.status === 404) return null
    expect(response.status).toBe(200)
    return response.text()
  }
  /** Another process dies with these requests in its hands, and the service starts again. Returns what was heard. */
  const dies = async (moment: (typeof moments)[number], sessions: readonly Session[], storingMs: number) => {
    await service.stop('SIGKILL')
    const dying = await readyService(settings, moment === anyMoment ? undefined : moment)
    const hearing = Promise.all(sessions.map((session) => sent(dying, session)))
    if (moment === anyMoment) {
      await Bun.sleep(Math.random() * 2 * storingMs)
      await dying.stop('SIGKILL')
    }
    const heard = await hearing
    expect(await dying.exited).toBe(137)
    service = await readyService(settings)
    return heard
  }

  for (const moment of moments)
    test(
      `${moment}: each session is whole or absent, a link shows what it was given out for or nothing, and a retry makes no second one (${deathsEach} times)`,
      async () => {
        for (let death = 0; death < deathsEach; death++) {
          const known = sessionOf(shots, { sessionId: uuid(acknowledged.size + 1) })
          const startedMs = performance.now()
          const { link, isNew } = (await sent(service, known))!
          const storingMs = performance.now() - startedMs
          expect(isNew).toBeTrue()
          const pageBefore = await pageAt(link)

          const changed = { ...known, startedAtUtc: '2026-11-20T09:00:00Z' }
          const added = { ...known, sessionId: uuid(acknowledged.size + 1) }
          const heard = await dies(moment, [changed, added], storingMs)
          const pageLeft = await pageAt(link)
          const again = [(await sent(service, changed))!, (await sent(service, added))!] as const
          const pageAfter = await pageAt(again[0].link)
          expect(again[0].isNew).toBeFalse()
          expect(pathOf(again[0].link)).not.toBe(pathOf(link))
          expect([null, pageBefore]).not.toContain(pageAfter)
          expect([null, pageBefore]).toContain(pageLeft)
          expect(await pageAt(link)).toBeNull()

          const wasStored = [pageLeft === null, !again[1].isNew]
          if (moment !== anyMoment) {
            expect(heard).toEqual([null, null])
            expect(wasStored.includes(true)).toBe(moment === 'after-ingest')
          }
          for (const [n, answer] of heard.entries())
            if (answer) expect([wasStored[n], pathOf(answer.link)]).toEqual([true, pathOf(again[n]!.link)])
        }
      },
      deathsLimitMs,
    )

  test(
    'after all of it the sessions are those that were acknowledged, each once and whole',
    async () => {
      await service.stop('SIGTERM')
      const rows = await onDatabase(storage, async (sql) => {
        await audit({ sql, services: [] })
        return sql<{ id: string; payload: Session }>`select id, payload from sessions`
      })
      console.log(
        `R1 sessions on ${engine}: ${JSON.stringify({ stored: rows.length, acknowledged: acknowledged.size })}`,
      )
      expect(rows).toHaveLength(2 * deathsEach * moments.length)
      expect(new Map(rows.map(({ id, payload }) => [id, payload]))).toEqual(acknowledged)
    },
    deathsLimitMs,
  )
})

const pathOf = (link: string): string => link.slice(0, link.indexOf('?'))
