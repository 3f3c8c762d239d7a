import type { Elysia } from 'elysia'

/** An app on a loopback port, and a proxy that adds a key: for clients that cannot send one. */
export interface Served {
  /** Address of the app itself. */
  readonly address: string
  /** The same through the proxy; Host and Origin pass untouched. */
  readonly keyed: string
  stop(): void
}

export const served = (app: { handle: Elysia['handle'] }, apiKey: string): Served => {
  const handle = async (request: Request) => app.handle(request)
  const direct = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: handle, idleTimeout: 60 })
  const proxy = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 60,
    fetch: (request) => {
      const headers = new Headers(request.headers)
      headers.set('authorization', `Bearer ${apiKey}`)
      return handle(new Request(request, { headers }))
    },
  })
  return {
    address: `http://127.0.0.1:${direct.port}`,
    keyed: `http://127.0.0.1:${proxy.port}`,
    stop: () => {
      direct.stop(true)
      proxy.stop(true)
    },
  }
}
