import { type Static, type TObject, type TProperties, Type } from '@sinclair/typebox'
import { clubTypes } from '../../golf/words.ts'
import { closed, nullable, oneOf } from '../../platform/schema.ts'
import { overlapSecondsMax, PublishableWish, Usage } from '../accounts/index.ts'
import { roles, scopes } from '../auth/index.ts'
import { StockItem } from '../inventory/index.ts'

// What the dashboard asks and is answered, under /api/developers/me. Tests hold every answer against these schemas.

const time = (description: string) => Type.String({ format: 'date-time', description })
const timeOrNull = (description: string) => nullable(Type.String({ format: 'date-time' }), { description })
const textOrNull = (description: string) => nullable(Type.String(), { description })
const answer = <Properties extends TProperties>(properties: Properties): TObject<Properties> => closed(properties)
const success = Type.Literal(true)
const next = textOrNull('Send it as `before` to get the next page; null: this is the last page.')

export const Role = oneOf(roles, { description: 'An owner also manages people and credentials.' })
const Scopes = Type.Array(oneOf(scopes), { description: 'Scopes of the credential.' })

/** Answer of `GET /api/developers/me`. */
export const Me = answer({
  success,
  person: closed({ id: Type.String(), email: Type.String(), role: Role }),
  account: closed({ id: Type.String(), companyName: Type.String() }),
})
export type Me = Static<typeof Me>

/** Answer of `GET` and `PATCH /api/developers/me/settings`. */
export const Settings = answer({
  success,
  storeLink: textOrNull('URL of store links, with {headId} for the club; null: the store of this service.'),
})
export type Settings = Static<typeof Settings>

/** Answer of `GET` and `PUT /api/developers/me/inventory`. */
export const Inventory = answer({ success, items: Type.Array(StockItem) })
export type Inventory = Static<typeof Inventory>

/** Body of `PUT /api/developers/me/inventory`. */
export const InventoryRequest = closed({
  csv: Type.String({
    description: 'Columns sku, headId and stock, and optionally hand, loft and price; replaces the list.',
  }),
})

/** Body of `PATCH /api/developers/me/settings`. */
export const SettingsRequest = closed({ storeLink: Settings.properties.storeLink })

export const Key = closed({
  id: Type.String({ description: 'key_...' }),
  name: Type.String(),
  isTest: Type.Boolean({ description: 'It charges and counts nothing, and sees only data stored by test keys.' }),
  lastFour: Type.String({ description: 'The last characters of the key.' }),
  scopes: Scopes,
  state: oneOf(['live', 'expired', 'revoked'], { description: 'Only a live key works.' }),
  createdAt: time('When it was created.'),
  expiresAt: timeOrNull('When it expires; null: never.'),
  revokedAt: timeOrNull('When it was revoked.'),
  lastUsedAt: timeOrNull('Its last use, up to a minute late; null: never.'),
  lastUsedFrom: textOrNull('IP address prefix of its last use, such as 192.0.2.0/24.'),
  successorId: textOrNull('The key that replaces it.'),
  origins: nullable(Type.Array(Type.String()), {
    description: 'Origins of the pages that may use a publishable key; null: a secret key.',
  }),
  dailyCap: nullable(Type.Integer(), { description: 'Fittings of a publishable key per UTC day.' }),
  shop: textOrNull('Added to the store links of a publishable key, as svc_shop.'),
})
export type Key = Static<typeof Key>

/** Answer of `GET /api/developers/me/keys`, oldest first. */
export const Keys = answer({ success, keys: Type.Array(Key) })
export type Keys = Static<typeof Keys>

/** Body of `POST /api/developers/me/keys`. */
export const KeyRequest = closed({
  name: Type.String({ minLength: 1, maxLength: 100, description: 'What the key is for.' }),
  scopes: Type.Array(oneOf(scopes), { minItems: 1, maxItems: scopes.length, description: 'Its scopes.' }),
  expiresAt: Type.Optional(time('When it expires; if omitted, never.')),
  test: Type.Optional(Type.Boolean({ description: 'A test key: it charges and counts nothing.' })),
  publishable: Type.Optional(PublishableWish),
})
export type KeyRequest = Static<typeof KeyRequest>

/** Answer of `POST /api/developers/me/keys` and of rolling one. */
export const MadeKey = answer({
  success,
  key: Key,
  apiKey: Type.String({ description: 'The key itself. It is shown only once.' }),
})
export type MadeKey = Static<typeof MadeKey>

/** Body of `POST /api/developers/me/keys/{keyId}/roll`. */
export const RollRequest = closed({
  overlapSeconds: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: overlapSecondsMax,
      unit: 'seconds',
      description: 'How long the old key keeps working; if omitted, one day.',
    }),
  ),
})
export type RollRequest = Static<typeof RollRequest>

/** Answer of `GET /api/developers/me/overview`. */
export const Overview = answer({
  success,
  usage: Usage,
  days: Type.Array(
    closed({
      day: Type.String({ description: 'UTC day, 2026-11-22.' }),
      fittings: Type.Integer({ minimum: 0, description: 'Completed fittings that were started on this day.' }),
    }),
    { minItems: 30, maxItems: 30, description: 'The last 30 days, ending today.' },
  ),
})
export type Overview = Static<typeof Overview>

const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Entries per page; default 50.' }))
export const limitUsual = 50

const mode = Type.Optional(oneOf(['test'], { description: 'true: those of test keys; if omitted, all others.' }))

/** Query of `GET /api/developers/me/requests`. */
export const RequestsQuery = closed({
  mode,
  only: Type.Optional(oneOf(['errors'], { description: 'Only requests that were refused or failed.' })),
  limit,
  before: Type.Optional(
    Type.String({
      pattern:
        '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3])(:[0-5]\\d){2}\\.\\d{3}Z_req_[0-9A-Z]{26}$',
      form: 'the `next` of a page',
    }),
  ),
})

/** Answer of `GET /api/developers/me/requests`: of the last seven days, newest first. Of busy accounts these are samples. */
export const Requests = answer({
  success,
  requests: Type.Array(
    closed({
      at: time('When it was answered.'),
      operation: Type.String({ description: 'Method and route, or the name of a tool.' }),
      status: Type.Integer({ description: 'HTTP status.' }),
      code: textOrNull('Code of the problem in the answer.'),
      requestId: Type.String({ description: 'As in X-Request-ID.' }),
    }),
  ),
  next,
})
export type Requests = Static<typeof Requests>

/** Query of `GET /api/developers/me/fittings`. */
export const FittingsQuery = closed({
  mode,
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

/** Answer of `GET /api/developers/me/fittings`, newest first. A page may be short although another one follows. */
export const Fittings = answer({
  success,
  fittings: Type.Array(
    closed({
      fittingId: Type.String(),
      clubType: oneOf(clubTypes),
      status: oneOf(['running', 'completed', 'failed']),
      createdAt: time('When it was started.'),
      platform: textOrNull('AI platform or app that made it.'),
      client: textOrNull('Client or agent that made it.'),
      traffic: nullable(oneOf(['internal', 'test']), { description: 'Your own test traffic.' }),
    }),
  ),
  next,
})
export type Fittings = Static<typeof Fittings>

/** Answer of `GET /api/developers/me/apps`, newest first: what people of the account have allowed by OAuth. */
export const Apps = answer({
  success,
  apps: Type.Array(
    closed({
      id: Type.String({ description: 'Of the grant.' }),
      name: textOrNull('The app’s own name, not verified.'),
      domain: textOrNull('Domain that the app has proven to control; null: none.'),
      scopes: Type.Array(Type.String(), { description: 'Its scopes.' }),
      email: Type.String({ description: 'Who allowed it.' }),
      isOwn: Type.Boolean({ description: 'The caller allowed it.' }),
      createdAt: time('When it was allowed.'),
      lastUsedAt: time('When it last received a token.'),
      expiresAt: timeOrNull('When it ends.'),
    }),
  ),
})
export type Apps = Static<typeof Apps>

/** Answer of `GET /api/developers/me/team`. */
export const Team = answer({
  success,
  people: Type.Array(
    closed({
      id: Type.String({ description: 'per_...' }),
      email: Type.String(),
      role: Role,
      createdAt: time('When they joined.'),
      isSelf: Type.Boolean({ description: 'Whether this is the caller.' }),
    }),
  ),
  invited: Type.Array(closed({ email: Type.String(), role: Role, expiresAt: time('When the link stops working.') })),
})
export type Team = Static<typeof Team>

const Email = Type.String({ format: 'email', maxLength: 200, form: 'name@company.com' })

/** Body of `POST /api/developers/me/team`. */
export const InvitationRequest = closed({ email: Email, role: Role })
export type InvitationRequest = Static<typeof InvitationRequest>

/** Answer of `POST /api/developers/me/team`. */
export const Invitation = answer({
  success,
  link: Type.String({ description: 'Send it yourself: no email is sent. It works once.' }),
  days: Type.Integer({ description: 'Number of days it works.' }),
})
export type Invitation = Static<typeof Invitation>

/** Query of `DELETE /api/developers/me/invitations`. */
export const InvitationQuery = closed({ email: Email })

/** Body of `PATCH /api/developers/me/team/{personId}`. */
export const RoleRequest = closed({ role: Role })

/** Query of `GET /api/developers/me/audit`. */
export const AuditQuery = closed({
  limit,
  before: Type.Optional(Type.Integer({ minimum: 1, description: 'The `next` of a page.' })),
})

/** Answer of `GET /api/developers/me/audit`, newest first. */
export const Audit = answer({
  success,
  entries: Type.Array(
    closed({
      id: Type.Integer(),
      at: time('When it was done.'),
      event: Type.String({ description: 'What was done: key made, role changed, ...' }),
      subject: textOrNull('Id of what was changed; for credits and allowances, the change or the new value.'),
      actor: oneOf(['operator', 'person', 'key', 'connection', 'app', 'service'], {
        description: 'Who did it; `service`: automatic, or requested by a connected app.',
      }),
      actorId: textOrNull('Id of the person, key, agent connection or grant.'),
      address: textOrNull('IP address prefix that it was done from.'),
    }),
  ),
  next: nullable(Type.Integer(), {
    description: 'Send it as `before` to get the next page; null: this is the last page.',
  }),
})
export type Audit = Static<typeof Audit>
