import type { Context } from 'elysia'

/** What is asked with, and the headers that hooks have for the answer. */
export interface Exchange {
  readonly request: Request
  readonly set: { headers: Context['set']['headers'] }
}

/**
 * An answer with all its headers: those of every answer, which hooks have put into `set`, and its own, which win.
 *
 * Elysia would copy a handler's Response and its headers one by one to add those of `set`; for a short answer that is
 * a third of the work (13 of 40 us, `bun --cpu-prof`). An empty `set` tells it that nothing is left to add.
 */
export const respondWith = (
  set: Exchange['set'],
  body: ConstructorParameters<typeof Response>[0],
  headers: Readonly<Record<string, string>>,
  status = 200,
): Response => {
  const all = Object.assign(set.headers as Record<string, string>, headers)
  set.headers = {}
  return new Response(body, { status, headers: all })
}
