import type { Elysia } from 'elysia'

/**
 * Headers of every answer unless a route says otherwise: nothing is cached, sniffed, framed or executed.
 * Public documents set their own `cache-control`, pages their own `content-security-policy`.
 */
export const everyAnswer = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

export const securityHeaders = (app: Elysia) => app.headers(everyAnswer)
