import { problem } from '../errors.ts'
import { readBytes } from './json-body.ts'

/** Nearly no form of ours is longer. */
const formBytesUsual = 16_384

/**
 * The fields of a form that a browser sent. A field given twice counts once, with its first value.
 * @throws unsupportedMediaType, payloadTooLarge
 */
export const readForm = async (request: Request, bytesMax = formBytesUsual): Promise<URLSearchParams> => {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
    throw problem('unsupportedMediaType', { detail: 'Send the form as application/x-www-form-urlencoded.' })
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, bytesMax)))
}

/** Whether a form was sent by a page of this service, and not by one of another site. Browsers always tell. */
export const isOwnForm = (request: Request, authUrl: string): boolean => request.headers.get('origin') === authUrl
