import type { Elysia } from 'elysia'

/** What turns a request into an answer: Elysia's handling of it, or something around that. */
export type Handler = (request: Request) => Response | Promise<Response>

/**
 * Go around everything that was used before, where hooks would come too late or cost too much. It sees a request
 * when those that are used after it have had it: `entrance` makes the address readable for all.
 */
export const around = (wrapped: (next: Handler) => Handler) => (app: Elysia) =>
  app.wrap((next) => wrapped(next as unknown as Handler)) // Elysia's type for both is Function
