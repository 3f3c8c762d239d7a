import { type Static, type TSchema, Type } from '@sinclair/typebox'
import type { KeyRing } from '../../identity/accounts/index.ts'
import { fingerprint } from '../../platform/fingerprint.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Claim } from '../../platform/postgres/claim.ts'
import type { PubSub } from '../../platform/pub-sub.ts'
import type { Config } from '../../platform/settings/settings.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import type { Progress } from '../../platform/work/progress.ts'
import type { StudioPasses } from '../../site/studio/index.ts'
import type { FitTools } from '../fit/fit-session.ts'
import type { Storage } from '../serve/storage.ts'
import { OperatorError } from '../verb.ts'

/** What operations work with, in the serving process or in a command of its own. */
export interface Tools extends FitTools {
  readonly config: Pick<Config, 'authUrl' | 'webhooksLoopback' | 'baseUrl' | 'sessionsBytesPerAccount'>
  /** Null on PostgreSQL without LAB_SIGNING_SECRET. */
  readonly signer: LinkSigner | null
  readonly log: Log
  readonly keys: KeyRing
  readonly pubSub: PubSub
  /** Tell the operator how far a long operation is. */
  readonly progress: Progress
  /** Migrations that opening the database for this command applied. */
  readonly migrated: readonly string[]
  readonly snapshot: Storage['snapshot']
  /** Of the serving process on the embedded database, while it has its development key. */
  readonly studioPasses?: StudioPasses | null
  /** Show requests the catalog that was just imported. */
  reloadCatalog(): Promise<unknown>
  /** Show requests the directory that was just imported. */
  reloadFitters(): Promise<unknown>
}

/** One thing that an operator does: its checked input, and the work on the database. */
export interface Operation<Input extends TSchema, Result> {
  readonly input: Input
  run(tools: Tools, input: Static<Input>): Promise<Result>
}

/** An operation whose result is typed by its function. */
export const operation = <Input extends TSchema, Result>(
  input: Input,
  run: (tools: Tools, input: Static<Input>) => Promise<Result>,
): Operation<Input, Result> => ({ input, run })

/** Id of an account. */
export const AccountId = Type.String({
  pattern: '^acc_[0-9A-Z]{26}$',
  form: 'an account id, acc_...',
  description: 'Id of the account, acc_...',
})
/** Id of an API key. */
export const KeyId = Type.String({
  pattern: '^key_[0-9A-Z]{26}$',
  form: 'a key id, key_...',
  description: 'Id of the key, key_...',
})
/** Id of a captured session, which the app that recorded it chose. */
export const SessionId = Type.String({
  format: 'uuid',
  form: '3f0c1f5e-6f0a-4a55-9d5e-0e9a5c3b7a10',
  description: 'Id of a session, as sent by the app.',
})
/** Fittings per UTC month, or no limit. */
export const MonthlyLimit = Type.Union(
  [Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), Type.Literal('unlimited')],
  { description: 'Included fittings per UTC month, or "unlimited".' },
)
/** A name or a note, in characters. */
export const ShortText = Type.String({ minLength: 1, maxLength: 200 })
/** A short text with what it is for. */
export const shortText = (description: string) => ({ ...ShortText, description })
/** How a table is read that somebody made in a spreadsheet or exported. */
export const tableReading = {
  map: Type.Optional(
    Type.String({
      description: 'Which columns hold which fields, for columns of other names: "sku=Artikel, stock=Lager".',
    }),
  ),
  dryRun: Type.Optional(Type.Boolean({ description: 'Read the file, list what was matched, and change nothing.' })),
}
/** How many entries a list shows, the newest first. */
export const listLimit = (maximum: number) =>
  Type.Integer({ minimum: 1, maximum, default: 100, description: 'Maximum number of entries.' })

/** The caller's own key of a write that adds: it is carried out once. */
export const WriteId = Type.Optional(
  Type.String({
    pattern: '^[\\x21-\\x7e]{1,200}$',
    form: '1 to 200 visible characters without blanks',
    description: 'Your own id of this change. Repeated with the same id, it is carried out once.',
  }),
)

/** What a repeat with the same `--id` is known by; null without one. */
export const claimOf = (
  operation: string,
  { id, ...input }: { readonly id?: string; readonly account?: string },
): Claim | null =>
  id === undefined
    ? null
    : { accountId: input.account ?? 'operator', key: id, operation, fingerprint: fingerprint(input) }

/** Refusal of an account id that nobody has. */
export const noAccount = (account: string) =>
  new OperatorError(`There is no account ${account}.`, { code: 'NOT_FOUND' })

/** An option that is wrong. */
export const usage = (message: string) => new OperatorError(message, { code: 'USAGE' })
