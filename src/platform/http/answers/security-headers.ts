import type { Elysia } from 'elysia'
import type { Config } from '../../settings/settings.ts'

/**
 * Headers of every answer unless a route says otherwise: nothing is cached, sniffed, framed, executed or used by pages of
 * other origins. Public documents set their own `cache-control`, pages their own `content-security-policy`, and what pages
 * elsewhere may show their own `cross-origin-resource-policy`. (It does not concern CORS: /mcp answers admitted pages.)
 */
export const everyAnswer = ({ baseUrl }: Pick<Config, 'baseUrl'>) => ({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  // Whoever came by HTTPS once comes by it for a year. Of other names under the same domain we know nothing.
  ...(baseUrl.startsWith('https://') && { 'strict-transport-security': 'max-age=31536000' }),
})

/** Security headers for every answer of an application. */
export const securityHeaders =
  ({ config }: { config: Config }) =>
  (app: Elysia) =>
    app.headers(everyAnswer(config))

/** Headers of pages beside those. To other answers they mean nothing, and each header costs a few percent of a short one. */
export const everyPage = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

/** For public files that pages of other origins show: pictures in chats, the icon in a list of servers. */
export const forOtherOrigins = { 'cross-origin-resource-policy': 'cross-origin' } as const
