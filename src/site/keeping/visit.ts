import type { ShareDeps } from '../../features/sharing/index.ts'
import { type RunDeps, readFitting } from '../../fitting/index.ts'
import type { KeyRing } from '../../identity/accounts/index.ts'
import { type Actor, personActor } from '../../identity/audit/index.ts'
import type { SignedIn } from '../../identity/people/index.ts'
import type { Html } from '../../pages/index.ts'
import { problem } from '../../platform/errors.ts'
import type { Asked } from '../../platform/http/answers/answer.ts'
import type { RateLimits } from '../../platform/http/limits/rate-limit.ts'
import type { Claim } from '../../platform/postgres/claim.ts'
import { say } from '../../words/say.ts'
import type { Reader } from '../lab/index.ts'
import type { StudioPasses } from '../studio/index.ts'

/** Parts of the service that the pages of kept fittings use. */
export interface KeepingDeps extends RunDeps, ShareDeps {
  readonly keys: KeyRing
  readonly limits: RateLimits
  /** On the embedded database only. */
  readonly studioPasses?: StudioPasses | null
}

/** Somebody who is signed in and looks at a page, or sends a form of it. */
export interface Visit {
  readonly deps: KeepingDeps
  readonly asked: Asked
  readonly person: SignedIn
  readonly reader: Reader
  /** The word of the address that names a thing; '' where there is none. */
  readonly id: string
  readonly query: URLSearchParams
  /** Of a form; empty on pages. */
  readonly form: URLSearchParams
  /** By which a form that is sent again writes once; null on pages. */
  readonly claim: Claim | null
}

/** A page, before its frame is around it. */
export interface View {
  readonly title: string
  readonly content: Html
  readonly status?: number
}

/** Lead a browser on. */
export const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } })

/** Page and form at one address; a form leads on to an address. */
export interface Place {
  readonly get?: (visit: Visit) => Promise<View | Response>
  readonly post?: (visit: Visit) => Promise<string | View | Response>
  /** The form ends or deletes something: it is taken on a full disk too. */
  readonly isForEnding?: boolean
  /** Of a form that is longer than others. */
  readonly formBytesMax?: number
}

/**
 * A fitting of the account that has a result. @throws fittingNotFound
 * @param madeBy The credential that must have made it; null: whichever did.
 */
export const finishedFitting = async (
  { deps, person: { accountId } }: Pick<Visit, 'deps'> & { readonly person: { readonly accountId: string } },
  fittingId: string,
  madeBy: string | null = null,
) => {
  const read = await readFitting(deps, { accountId, fittingId, madeBy, waitMs: 0 })
  if (!read?.row.output)
    throw problem('fittingNotFound', { detail: say('refusal.noFinishedFitting', { id: fittingId }) })
  return { input: read.row.input, output: read.row.output }
}

/** Who does what a form asks for. */
export const actorOf = ({ person, asked, deps }: Visit): Actor =>
  personActor(person.personId, { ...asked, config: deps.config })
