import type { RpcAnswer } from './rpc.ts'

/** Silence on a stream is shorter than this: proxies and listeners drop connections that say nothing. */
const heartbeatMs = 10_000

/**
 * An answer that may take a while, as server-sent events: a comment at once (some hosts give up when no byte has come after
 * a minute), then whatever `work` sends, a comment in every silence, and its result last. A caller who leaves ends the
 * stream; the work goes on.
 *
 * @param work Gets a function that sends one message; its result is the last one.
 * @param silenceMs Longest silence.
 */
export const eventStream = (
  work: (send: (message: string) => void) => Promise<string>,
  silenceMs = heartbeatMs,
): RpcAnswer => {
  let isOpen = true
  let heartbeat: ReturnType<typeof setInterval> | undefined
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const write = (text: string) => {
        if (isOpen) controller.enqueue(encoder.encode(text))
      }
      const send = (message: string) => write(`event: message\ndata: ${message}\n\n`)
      write(': open\n\n')
      heartbeat = setInterval(write, silenceMs, ': waiting\n\n')
      void work(send)
        .then(send)
        .finally(() => {
          clearInterval(heartbeat)
          if (isOpen) controller.close()
          isOpen = false
        })
    },
    cancel: () => {
      isOpen = false
      clearInterval(heartbeat)
    },
  })
  return {
    body: stream,
    status: 200,
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    },
  }
}

const encoder = new TextEncoder()
