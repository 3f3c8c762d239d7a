import { type Reader, readerOf, saidAsText } from '../../pages/index.ts'
import { Problem } from '../../platform/errors.ts'
import type { Asked } from '../../platform/http/answers/answer.ts'
import type { Mounted } from '../../platform/http/mount.ts'
import type { Config } from '../../platform/settings/settings.ts'
import type { TokenCache, TokenVerifier } from '../auth/index.ts'
import type { SignInTools } from './sign-in.ts'

/** Parts of the service that know who is signed in. */
export interface SiteDeps extends SignInTools {
  readonly config: Config
  readonly keys: TokenVerifier & TokenCache
}

/** What shows a page. */
export type Page = (deps: SiteDeps, asked: Asked, token: string) => Promise<Response>
/** What does what a form asks for. */
export type Form = (
  deps: SiteDeps,
  asked: Asked & { readonly form: URLSearchParams },
  token: string,
) => Promise<Response>

/** What an address shows, and what it does with a form. */
export interface Place extends Pick<Mounted, 'headers'> {
  readonly get?: Page
  readonly post?: Form
}

/** Why a form comes back. */
export interface Again {
  readonly refusal?: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** A refusal that somebody at a form can do something about. @throws everything else */
export const refusalOf = (error: unknown, reader: Reader): Again => {
  if (!(error instanceof Problem)) throw error
  const { status, headers, detail } = error
  return { refusal: saidAsText(reader, detail), status, headers }
}

/** What the pages of forms know. */
export const aboutOf = ({ config: { serviceName, authUrl } }: SiteDeps, { request }: Pick<Asked, 'request'>) => ({
  serviceName,
  authUrl,
  reader: readerOf(request),
})

/** Go on elsewhere. */
export const seeOther = (location: string, ...cookies: readonly string[]): Response =>
  new Response(null, { status: 303, headers: [['location', location], ...cookies.map(setCookie)] })

const setCookie = (cookie: string): [string, string] => ['set-cookie', cookie]
