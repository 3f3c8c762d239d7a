import { acceptedEncoding, type EncodedDocument, encodedDocument, encodedEtag } from './encoding.ts'
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

/** Documents that were asked for before. One that is made for a single request never is, and is not worth compressing. */
const kept = new WeakSet<PublicDocument>()

/** The document in the best coding that its caller knows, or 304 for a caller who has it. */
export const sendDocument = async (request: Request, asked: PublicDocument): Promise<Response> => {
  const { document, headers: own } = asked
  const encoding = kept.has(asked) ? acceptedEncoding(request.headers.get('accept-encoding')) : 'identity'
  kept.add(asked)
  const etag = encodedEtag(document.etag, encoding)
  const vary = own['vary'] === undefined ? 'Accept-Encoding' : `${own['vary']}, Accept-Encoding`
  const headers = { ...own, etag, vary, 'cache-control': 'public, max-age=300' }
  if (hasCurrent(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(await document.bytes(encoding), {
    headers: {
      ...headers,
      'content-type': document.contentType,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  })
}
