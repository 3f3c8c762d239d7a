import { Type } from '@sinclair/typebox'
import { oneOf } from '../schema.ts'

/** Headers that say who calls, for usage reports. */
export const attributionHeaders = {
  'x-svc-platform': Type.Optional(
    Type.String({
      maxLength: 40,
      description: 'AI platform or app that makes the call, for usage reports.',
      examples: ['fairway-app'],
    }),
  ),
  'x-svc-client': Type.Optional(
    Type.String({ maxLength: 100, description: 'Client or agent name, for usage reports.', examples: ['bay-3'] }),
  ),
  'x-svc-traffic': Type.Optional(
    oneOf(['internal', 'test'], {
      description: 'Your own test traffic: left out of usage reports, but still charged and limited.',
    }),
  ),
} as const

/** Who called; empty headers say nothing. */
export const attributionOf = (headers: {
  readonly 'x-svc-platform'?: string
  readonly 'x-svc-client'?: string
  readonly 'x-svc-traffic'?: 'internal' | 'test'
}) => ({
  platform: headers['x-svc-platform'] || null,
  client: headers['x-svc-client'] || null,
  traffic: headers['x-svc-traffic'] ?? null,
})
