import { expect, test } from 'bun:test'
import { eventStream } from '../../src/mcp/protocol/event-stream.ts'

const decoder = new TextDecoder()

test('a silent wait is broken by comments until the result comes', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const { body, headers } = eventStream(() => promise, 5)
  expect(headers['content-type']).toBe('text/event-stream')
  let text = ''
  for await (const chunk of body as ReadableStream<Uint8Array>) {
    text += decoder.decode(chunk)
    // The work ends only after two comments have been read.
    if (text.split(': waiting\n\n').length > 2) resolve('{"done":true}')
  }
  expect(text).toStartWith(': open\n\n: waiting\n\n: waiting\n\n')
  expect(text).toEndWith('event: message\ndata: {"done":true}\n\n')
})

test('a caller who leaves ends the stream and its comments; the work goes on', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  let isSent = false
  const { body } = eventStream(async (send) => {
    const result = await promise
    send(result)
    isSent = true
    return result
  }, 5)
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  await reader.read()
  await reader.cancel()
  resolve('{}')
  await Bun.sleep(0)
  expect(isSent).toBe(true)
})
