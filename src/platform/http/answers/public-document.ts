import {
  acceptedEncoding,
  compressQuickly,
  type EncodedDocument,
  type Encoding,
  encodedDocument,
  encodedEtag,
} from './encoding.ts'
import { hasCurrent } from './etag.ts'

/** A public document: the same bytes for everyone until the next release, so it may be cached and revalidated. */
export interface PublicDocument {
  readonly document: EncodedDocument
  readonly headers: Readonly<Record<string, string>>
}

/** @param headers Beside type, tag and caching. */
export const publicDocument = (
  bytes: string | Uint8Array<ArrayBuffer>,
  contentType: string,
  headers: Readonly<Record<string, string>> = {},
): PublicDocument => ({ document: encodedDocument(bytes, contentType), headers })

/** A document that is kept, in the best coding that its caller knows, or 304 for a caller who has it. */
export const sendDocument = (request: Request, { document, headers }: PublicDocument): Promise<Response> => {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
  return send(request, document, headers, encoding, () => document.bytes(encoding))
}

/** The same for a document that was made for this request: its coding has to be quick. */
export const sendNewDocument = (request: Request, { document, headers }: PublicDocument): Promise<Response> => {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
  return send(request, document, headers, encoding, async () => {
    const bytes = await document.bytes('identity')
    return encoding === 'identity' ? bytes : compressQuickly[encoding](bytes)
  })
}

const send = async (
  request: Request,
  document: EncodedDocument,
  own: PublicDocument['headers'],
  encoding: Encoding,
  bytes: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Response> => {
  const etag = encodedEtag(document.etag, encoding)
  const vary = own['vary'] === undefined ? 'Accept-Encoding' : `${own['vary']}, Accept-Encoding`
  const headers = { ...own, etag, vary, 'cache-control': 'public, max-age=300' }
  if (hasCurrent(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(await bytes(), {
    headers: {
      ...headers,
      'content-type': document.contentType,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  })
}
