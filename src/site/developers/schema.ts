import { Type } from '@sinclair/typebox'
import { clubTypes } from '../../golf/names/words.ts'
import { closed, oneOf } from '../../platform/schema.ts'

// What the lists of the dashboard are narrowed to, by the query of their pages.

const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Entries per page; default 50.' }))
/** Entries per page when the query names no limit. */
export const limitUsual = 50

/** Query of the list of requests. */
export const RequestsQuery = closed({
  only: Type.Optional(oneOf(['errors'], { description: 'Only requests that were refused or failed.' })),
  status: Type.Optional(oneOf(['2', '4', '5'], { description: 'First digit of the status.' })),
  key: Type.Optional(Type.String({ pattern: '^[\\w-]{1,64}$', form: 'the id of a credential' })),
  path: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'Part of method and path.' })),
  limit,
  before: Type.Optional(
    Type.String({
      pattern:
        '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3])(:[0-5]\\d){2}\\.\\d{3}Z_req_[0-9A-Z]{26}$',
      form: 'the `next` of a page',
    }),
  ),
})

/** Query of the list of fittings. */
export const FittingsQuery = closed({
  clubType: Type.Optional(oneOf(clubTypes)),
  day: Type.Optional(
    Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', form: 'a UTC day, 2026-11-22' }),
  ),
  id: Type.Optional(
    Type.String({ pattern: '^fit_[0-9A-HJKMNP-TV-Z]{1,26}$', form: 'a fitting id or the beginning of one, fit_01KA' }),
  ),
  limit,
  before: Type.Optional(Type.String({ pattern: '^fit_[0-9A-HJKMNP-TV-Z]{26}$', form: 'the `next` of a page' })),
})

/** Query of the audit list. */
export const AuditQuery = closed({
  before: Type.Optional(
    Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'The `next` of a page.' }),
  ),
})
