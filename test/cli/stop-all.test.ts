import { expect, test } from 'bun:test'
import { stopAll } from '../../src/cli/serve/stop.ts'
import { recordingLog } from '../support/app.ts'

test('work that cannot be stopped is logged, and what comes after it still stops', async () => {
  const { log, lines } = recordingLog()
  const stopped: string[] = []
  await stopAll(
    [
      { stop: () => Promise.reject(new Error('the collector is gone')) },
      {
        stop: () => {
          throw new Error('at once')
        },
      },
      { stop: () => void stopped.push('last') },
    ],
    log,
  )
  expect(stopped).toEqual(['last'])
  expect(lines.map(({ message }) => message)).toEqual(['not stopped', 'not stopped'])
})
