import type { RunDeps } from '../../fitting/index.ts'
import type { KeyRing } from '../../identity/accounts/index.ts'
import { type Actor, personActor } from '../../identity/audit/index.ts'
import type { Attempts, Person, SignedIn } from '../../identity/people/index.ts'
import type { Html } from '../../pages/index.ts'
import type { Asked } from '../../platform/http/answers/answer.ts'
import type { RateLimits } from '../../platform/http/limits/rate-limit.ts'
import type { Claim } from '../../platform/postgres/claim.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import type { Section } from './addresses.ts'
import type { SecretKind } from './once.ts'

/** What the pages need; reading a running fitting may take it over. */
export interface DashboardDeps extends RunDeps {
  readonly keys: KeyRing
  readonly limits: RateLimits
  readonly attempts: Attempts
  /** Null: there are no webhooks here. */
  readonly signer: LinkSigner | null
}

/** Somebody who is signed in and looks at a page, or sends a form of it. */
export interface Visit {
  readonly deps: DashboardDeps
  readonly asked: Asked
  readonly session: SignedIn
  readonly person: Person & { readonly companyName: string; readonly hasSecondFactor: boolean }
  readonly isOwner: boolean
  /** The word of the address that names a thing; '' where there is none. */
  readonly id: string
  readonly query: URLSearchParams
  /** Of a form; empty on pages. */
  readonly form: URLSearchParams
  /** By which a form that is sent again writes once; null on pages. */
  readonly claim: Claim | null
  /** A secret that was made by the form before this page, to be shown on it this once. */
  readonly secret: string | null
}

/** A page, before its frame is around it. */
export interface View {
  readonly title: string
  /** Null: of none in particular. */
  readonly section: Section | null
  readonly content: Html
  readonly status?: number
}

/** Where a form leads. */
export interface Done {
  readonly to: string
  /** The confirmation that the next page shows. */
  readonly done?: DoneWord
  /** Shown there, once. */
  readonly secret?: string
  readonly cookies?: readonly string[]
}

/** What pages say after a form, by a word in the URL, so that a URL cannot inject other text. */
export const doneWords = {
  'made-before': 'This form was sent before, and was carried out then. A secret is shown only once.',
  'store-link': 'New links use this URL.',
  look: 'The studio on your pages looks like this from now on.',
  'stock-list': 'The list is replaced. New links name its items.',
  'key-revoked': 'The key is revoked. It no longer works.',
  'app-revoked': 'The app’s access is revoked. Its tokens no longer work.',
  'role-changed': 'The role is changed on all devices.',
  'person-removed': 'They are removed, and signed out everywhere.',
  'invitation-gone': 'The invitation is withdrawn. Its link no longer works.',
  'connection-revoked': 'The connection is revoked. Its tokens no longer work.',
  'webhook-enabled': 'The endpoint is enabled. New events are sent there, and visitors of whom it was not told yet.',
  'webhook-rotated': 'The endpoint has a new secret. For 24 hours events are signed with the old one too.',
  'webhook-removed': 'The endpoint is removed. No more events are sent there.',
  'password-changed': 'The password is changed. Other devices and connected apps are signed out.',
} as const
type DoneWord = keyof typeof doneWords

/** Whether a text of a URL is the word of a confirmation. */
export const isDoneWord = (text: string): text is DoneWord => Object.hasOwn(doneWords, text)

/** Page and form at one address. */
export interface Place {
  readonly get?: (visit: Visit) => Promise<View | Response>
  readonly post?: (visit: Visit) => Promise<Done | View>
  /** The kinds of secrets that its form makes and its page shows. */
  readonly makes?: readonly SecretKind[]
  /** Its form ends or secures something, so it is taken on a disk that is nearly full too. */
  readonly isForEnding?: true
  /** Its form gives access to the account: the password is asked for again, unless it was entered just now. */
  readonly asksPassword?: true
  readonly ownersOnly?: 'forms' | 'everything'
  /** Of its form, where that may be long. */
  readonly formBytesMax?: number
}

/** Who does what a form asks for. */
export const actorOf = ({ person, asked, deps }: Visit): Actor =>
  personActor(person.id, { ...asked, config: deps.config })
