import { expect, test } from 'bun:test'
import { customer } from '../support/customer.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { clubwright, newAccount, readyService, type Service, startService, until } from '../support/service.ts'

const url = await newPostgresUrl()

/** The processes that a service has started, as its log names them. */
const workersOf = (service: Service): number[] =>
  [...service.printed().matchAll(/"message":"started".*"pid":(\d+)/g)].map(([, pid]) => Number(pid))

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

if (url !== null) {
  test('WORKERS=3: one port, one welcome; a killed worker is started again; SIGTERM stops all in good order', async () => {
    const service = await readyService({ DATABASE_URL: url, WORKERS: '3' })
    await until('all serve', () => service.printed().includes('is ready at'))
    expect(service.printed().match(/is ready at/g)).toHaveLength(1)
    const first = workersOf(service)
    expect(new Set(first).size).toBe(3)
    expect(first).not.toContain(service.pid)

    const { apiKey } = await newAccount({ DATABASE_URL: url })
    const us = customer(() => service.address, apiKey)
    expect((await us.analyze()).status).toBe(200)

    process.kill(first[0]!, 'SIGKILL')
    await until('another one was started', () => workersOf(service).length === 4)
    expect((await us.analyze()).status).toBe(200)

    const pids = workersOf(service)
    expect(await service.stop('SIGTERM')).toBe(0)
    expect(pids.filter(isAlive)).toEqual([])
    expect(service.printed().match(/"message":"stopped"/g)).toHaveLength(3)
  })

  test('WORKERS: one that hangs is replaced, and the others are left alone', async () => {
    const service = await readyService({ DATABASE_URL: url, WORKERS: '2' })
    const [hanging, other] = workersOf(service) as [number, number]
    process.kill(hanging, 'SIGSTOP')
    await until('another one was started', () => workersOf(service).length === 3)
    expect(service.printed()).toMatch(new RegExp(`"message":"worker hangs".*"pid":${hanging}\\b`))
    expect([isAlive(hanging), isAlive(other)]).toEqual([false, true])
    const { apiKey } = await newAccount({ DATABASE_URL: url })
    expect((await customer(() => service.address, apiKey).analyze()).status).toBe(200)
    expect(await service.stop('SIGTERM')).toBe(0)
    expect(service.printed().match(/"message":"worker hangs"/g)).toHaveLength(1)
  })

  test('WORKERS: the death of their parent stops the workers', async () => {
    const service = await readyService({ DATABASE_URL: url, WORKERS: '2' })
    await until('all serve', () => service.printed().includes('is ready at'))
    await service.stop('SIGKILL')
    await until('no worker is left', () => workersOf(service).filter(isAlive).length === 0)
  })

  test('G3 WORKERS: a second signal ends all of them at once', async () => {
    const service = await readyService({ DATABASE_URL: url, WORKERS: '2', STOP_DELAY_SECONDS: '60' })
    await until('all serve', () => service.printed().includes('is ready at'))
    process.kill(service.pid, 'SIGTERM')
    await until('it is stopping', () => service.printed().includes('"message":"stopping"'))
    expect(await service.insist('SIGTERM')).toBe(1)
    await until('no worker is left', () => workersOf(service).filter(isAlive).length === 0)
  })

  test('WORKERS: SIGTERM to each process, as systemd sends it, stops all of them in good order', async () => {
    const service = await readyService({ DATABASE_URL: url, WORKERS: '2', STOP_DELAY_SECONDS: '1' })
    await until('all serve', () => service.printed().includes('is ready at'))
    const workers = workersOf(service)
    for (const pid of workers) process.kill(pid, 'SIGTERM')
    await until('they are stopping', () => service.printed().split('"message":"stopping"').length === 3)
    expect(await service.stop('SIGTERM')).toBe(0)
    expect(workers.filter(isAlive)).toEqual([])
    expect(service.printed().match(/"message":"stopped"/g)).toHaveLength(2)
  })

  test('WORKERS: SIGTERM while they start ends all of them, exit code 0', async () => {
    const service = startService({ DATABASE_URL: url, WORKERS: '4' })
    await until('the first one serves', () => workersOf(service).length > 0)
    expect(await service.stop('SIGTERM')).toBe(0)
    await until('no worker is left', () => workersOf(service).filter(isAlive).length === 0)
  })

  test('G4 WORKERS: a port that another program has is refused, not shared', async () => {
    const service = await readyService({ DATABASE_URL: url })
    const env = { DATABASE_URL: url, WORKERS: '2', PORT: new URL(service.address).port }
    const { code, stderr } = await clubwright(['serve'], env)
    expect(code).toBe(1)
    expect(stderr).toContain('is taken')
    await service.stop('SIGTERM')
  })

  test('WORKERS: PORT=0 gives all the same free port', async () => {
    const service = startService({ DATABASE_URL: url, WORKERS: '2', PORT: '0' })
    await until('all serve', () => service.printed().includes('is ready at'))
    const ports = [...service.printed().matchAll(/"PORT":(\d+)/g)].map(([, port]) => port)
    expect(new Set(ports).size).toBe(1)
    expect(service.printed()).toContain(`is ready at http://localhost:${ports[0]}`)
    expect(await service.stop('SIGINT')).toBe(0)
  })
}
