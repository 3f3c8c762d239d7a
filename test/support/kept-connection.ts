import { connect } from 'node:net'

/** An answer as it came over the wire. */
export interface WireAnswer {
  readonly status: number
  /** Its headers in small letters, one a line. */
  readonly head: string
  readonly body: string
}

/** One HTTP connection without a client library, which would close it, make new ones and send again on its own account. */
export interface KeptConnection {
  /** Send a request, or a piece of one. */
  send(text: string): void
  /** The next whole answer. Rejects when the connection ends before. */
  answer(): Promise<WireAnswer>
  /** Whether bytes of an answer are here that nobody has taken. */
  hasBegun(): boolean
  /** How it ended: `FIN` in good order, else the error's code. */
  readonly ended: Promise<string>
}

export const keptConnection = (address: string): Promise<KeptConnection> => {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  const { promise: ended, resolve: end } = Promise.withResolvers<string>()
  let received = ''
  let how: string | null = null
  let look = () => {}
  const endAs = (what: string) => {
    how ??= what
    end(how)
    look()
  }
  socket.setEncoding('latin1') // lengths are in bytes
  socket.on('data', (text: string) => {
    received += text
    look()
  })
  socket.on('end', () => endAs('FIN'))

  const answer = () =>
    new Promise<WireAnswer>((resolve, reject) => {
      look = () => {
        const first = firstAnswer(received)
        if (first !== null) {
          look = () => {} // the next answer is for who asks next
          resolve(first.answer)
          received = received.slice(first.length)
        } else if (how !== null) reject(new Error(`${how} instead of an answer, after ${JSON.stringify(received)}`))
      }
      look()
    })
  return new Promise((resolve, reject) => {
    socket.on('connect', () =>
      resolve({ send: (text) => void socket.write(text), answer, hasBegun: () => received !== '', ended }),
    )
    socket.on('error', (error: Error & { code?: string }) => {
      endAs(error.code ?? error.message)
      reject(error)
    })
  })
}

/** A request as it goes over the wire. A body makes it a POST of JSON. */
export const wireRequest = (path: string, apiKey: string, body?: object, headers: readonly string[] = []): string => {
  const text = body === undefined ? '' : JSON.stringify(body)
  const start = [`${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`, 'Host: localhost']
  const sent =
    body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]
  return `${[...start, `Authorization: Bearer ${apiKey}`, ...sent, ...headers].join('\r\n')}\r\n\r\n${text}`
}

/** The first answer in a text, and its length; null while it is not all here. */
const firstAnswer = (text: string): { answer: WireAnswer; length: number } | null => {
  const headEnd = text.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const head = text.slice(0, headEnd).toLowerCase()
  const start = headEnd + '\r\n\r\n'.length
  const body = head.includes('\r\ntransfer-encoding: chunked') ? chunks(text, start) : counted(text, start, head)
  if (body === null) return null
  const answer = { status: Number(head.split(' ', 2)[1]), head, body: Buffer.from(body.text, 'latin1').toString() }
  return { answer, length: body.end }
}

interface Body {
  readonly text: string
  /** Where the text after it begins. */
  readonly end: number
}

const counted = (text: string, start: number, head: string): Body | null => {
  const end = start + Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0)
  return text.length < end ? null : { text: text.slice(start, end), end }
}

const chunks = (text: string, start: number): Body | null => {
  const parts: string[] = []
  for (let at = start; ; ) {
    const sizeEnd = text.indexOf('\r\n', at)
    const from = sizeEnd + '\r\n'.length
    const size = Number.parseInt(text.slice(at, sizeEnd), 16)
    const end = from + size + '\r\n'.length
    if (sizeEnd < 0 || text.length < end) return null
    if (size === 0) return { text: parts.join(''), end }
    parts.push(text.slice(from, from + size))
    at = end
  }
}
