import { describe, expect, test } from 'bun:test'
import { errorFacts } from '../../src/platform/log/log.ts'

/** What a process with these settings writes to standard output, which is no terminal. */
const written = (logLevel: string, logFormat = 'auto', more = ''): string => {
  const script = `
    import { createLog } from '${import.meta.dir}/../../src/platform/log/log.ts'
    const log = createLog({ logLevel: '${logLevel}', logFormat: '${logFormat}' })
    log.debug('looked up')
    log.info('request {not a placeholder}', { route: '/v1/status', status: 200 })
    log.error('request failed', { requestId: 'req_1', text: 'two\\nlines\\u009b' })
    ${more}`
  return Bun.spawnSync([process.execPath, '-e', script]).stdout.toString()
}

describe('the process log', () => {
  test('is one JSON object per line, with the facts beside the sentence', () => {
    const lines = written('info')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    expect(lines).toEqual([
      expect.objectContaining({
        level: 'INFO',
        message: 'request {not a placeholder}',
        route: '/v1/status',
        status: 200,
      }),
      expect.objectContaining({
        level: 'ERROR',
        message: 'request failed',
        requestId: 'req_1',
        text: 'two\nlines\u009b',
      }),
    ])
  })
  test('is text where LOG_FORMAT says so: a sentence and its facts in a line, without control characters', () => {
    const lines = written('info', 'text').trimEnd().split('\n')
    expect(lines).toEqual([
      expect.stringMatching(/^[\d:.]+ INF request \{not a placeholder\} route=\/v1\/status status=200$/),
      expect.stringMatching(/^[\d:.]+ ERR request failed requestId=req_1 text="two\\nlines\?"$/),
    ])
  })
  test('writes of a request what it writes of all else, in the same order', () => {
    const facts = "{ route: '/v1/status', status: 200, code: undefined, client: 'a \"quoted\" one' }"
    const twice = `log.info('another', ${facts}); log.info('request', ${facts})`
    for (const format of ['json', 'text']) {
      const [other, request] = written('info', format, twice).trimEnd().split('\n').slice(-2)
      const timeless = (line: string) => line.replace(/\d\d:\d\d:\d\d\.\d+/, '')
      expect(timeless(request!)).toBe(timeless(other!).replace('another', 'request'))
    }
  })
  test('keeps to LOG_LEVEL', () => {
    expect(written('debug').trimEnd().split('\n')).toHaveLength(3)
    expect(written('error').trimEnd().split('\n')).toHaveLength(1)
    expect(written('off')).toBe('')
  })
})

test('an error is logged with its cause, and without what a driver adds about row values', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(me@example.org) exists.',
  })
  const facts = errorFacts(new Error('could not store', { cause }))
  expect(facts).toMatchObject({
    error: 'Error',
    errorMessage: 'could not store',
    cause: { errorMessage: 'duplicate key', errorCode: '23505' },
  })
  expect(JSON.stringify(facts)).not.toContain('example.org')
})
