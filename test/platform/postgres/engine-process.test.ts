import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { EngineGone, startEngineProcess } from '../../../src/platform/postgres/embedded/engine-process.ts'
import { enginePid } from '../../support/engine-process.ts'
import { scratchDirectory } from '../../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

const yieldToEventLoop = () => new Promise((resolve) => setImmediate(resolve))

test('whatever is asked of an engine that was just killed is refused, and nothing is thrown beside it', async () => {
  for (let round = 0; round < 6; round++) {
    const directory = join(scratch.path, 'pg')
    const engine = await startEngineProcess(directory, () => {})
    // Other test files of this worker share an engine of their own.
    process.kill(enginePid(process.pid, directory)!, 'SIGKILL')
    let hasEnded = false
    void engine.ended.then(() => {
      hasEnded = true
    })
    const asked: Promise<unknown>[] = []
    while (!hasEnded) {
      asked.push(engine.ask({ act: 'query', text: 'select 1', values: [] }).catch((error) => error))
      await yieldToEventLoop()
    }
    for (const refusal of await Promise.all(asked)) expect(refusal).toBeInstanceOf(EngineGone)
  }
})
