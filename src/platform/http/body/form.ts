import { say } from '../../../words/say.ts'
import { problem } from '../../errors.ts'
import { isLoopbackUrl } from '../../loopback.ts'
import { refuseLongFields } from '../foreign-text.ts'
import { readBytes } from './json-body.ts'

/** Nearly no form of ours is longer. */
const formBytesUsual = 16_384

/**
 * The fields of a form that a browser sent. A field given twice counts once, with its first value.
 * @param bytesMax Above the usual, for a form with a field that takes a file.
 * @throws unsupportedMediaType, payloadTooLarge, validationFailed
 */
export const readForm = async (request: Request, bytesMax = formBytesUsual): Promise<URLSearchParams> => {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
    throw problem('unsupportedMediaType', { detail: say('requests.notForm') })
  const form = formIn(await readBytes(request, bytesMax))
  refuseLongFields(form, bytesMax > formBytesUsual ? bytesMax : undefined)
  return form
}

/** The fields that bytes of a form hold. */
export const formIn = (bytes: Uint8Array): URLSearchParams => new URLSearchParams(new TextDecoder().decode(bytes))

/**
 * Whether a form was sent by a page of this service, and not by one of another site. Browsers always tell. A service on the
 * machine of its user has several names; a page that was opened by one of them sends to that very host and port.
 */
export const isOwnForm = ({ headers }: Pick<Request, 'headers'>, authUrl: string): boolean => {
  const origin = headers.get('origin') ?? ''
  return origin === authUrl || (isLoopbackUrl(authUrl) && isLoopbackUrl(origin) && origin === originOf(headers))
}

/** The origin that a request without TLS was sent to. */
const originOf = (headers: Headers): string => `http://${headers.get('host')}`

/** The address of a page under the name that people sign in at; null: it is opened by that name, or from elsewhere. */
export const atSignInName = ({ headers, url }: Request, authUrl: string): string | null => {
  const asked = originOf(headers)
  if (asked === authUrl || !isLoopbackUrl(authUrl) || !isLoopbackUrl(asked)) return null
  const { pathname, search } = new URL(url)
  return new URL(asked).port === new URL(authUrl).port ? `${authUrl}${pathname}${search}` : null
}
