import { Duplex } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  createBrotliCompress,
  createGzip,
  gzip,
  constants as zlib,
} from 'node:zlib'
import { qualityValues } from '../../text/accept.ts'
import type { Outlet } from '../limits/unread-answers.ts'
import { etagOf, hasCurrent } from './etag.ts'

/** Content codings that we write, best first where a caller likes several equally. */
const codings = ['zstd', 'br', 'gzip'] as const
/** Coding of an answer's bytes. */
export type Encoding = (typeof codings)[number] | 'identity'

/**
 * The coding to answer with, from `Accept-Encoding`: the one the caller likes best, never one it refuses (`q=0`).
 * A caller who says nothing, or nothing that we write, gets the bytes as they are.
 *
 * @example acceptedEncoding('gzip, br;q=0.9, zstd;q=0') // 'gzip'
 */
export const acceptedEncoding = (header: string | null): Encoding => {
  if (header === null) return 'identity'
  const known = encodingOf.get(header)
  if (known !== undefined) return known
  const encoding = bestEncoding(header)
  if (encodingOf.size === rememberedMax) encodingOf.clear()
  encodingOf.set(header, encoding)
  return encoding
}

/** Programs send few different headers: reading one takes longer than all else that a short answer decides. */
const encodingOf = new Map<string, Encoding>()
const rememberedMax = 100

const bestEncoding = (header: string): Encoding => {
  const qualities = qualityValues(header)
  const others = qualities.get('*')
  let best: Encoding = 'identity'
  // Whoever lists codings wants one of them: identity wins only where it is named and liked better.
  let most = qualities.get('identity') ?? 0
  for (const coding of codings) {
    const quality = qualities.get(coding) ?? others ?? 0
    if (quality > most || (quality === most && quality > 0 && best === 'identity')) [best, most] = [coding, quality]
  }
  return best
}

/** The strong tag of one coding of an answer: each coding is other bytes, so each has a tag of its own. */
export const encodedEtag = (etag: string, encoding: Encoding): string =>
  encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`

/** An answer that many callers get: kept in every coding that was asked for, each made once. */
export interface EncodedDocument {
  readonly etag: string
  readonly contentType: string
  /** Bytes without a coding. */
  readonly size: number
  bytes(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>
}

/** A document that compresses itself when a coding is first asked for, off the event loop. */
export const encodedDocument = (
  content: string | Uint8Array<ArrayBuffer>,
  contentType = 'application/json',
): EncodedDocument => {
  const plain = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return taggedDocument(plain, etagOf(plain), contentType)
}

/** The same of bytes whose tag is known. */
export const taggedDocument = (
  plain: Uint8Array<ArrayBuffer>,
  etag: string,
  contentType = 'application/json',
): EncodedDocument => {
  const made = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
  return {
    etag,
    contentType,
    size: plain.length,
    bytes: (encoding) => {
      const known = made.get(encoding)
      if (known) return known
      const bytes = compress[encoding](plain)
      made.set(encoding, bytes)
      return bytes
    },
  }
}

/**
 * A document for its caller: in the best coding both know, or 304. It goes to whoever has a credential, so caches
 * between us and the caller keep out of it, and the caller asks again each time, with the tag.
 */
export const negotiate = async (request: Request, document: EncodedDocument, outlet: Outlet): Promise<Response> => {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
  const etag = encodedEtag(document.etag, encoding)
  const headers = { etag, vary: 'Accept-Encoding', 'cache-control': 'private, no-cache' }
  if (hasCurrent(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(outlet.body(await document.bytes(encoding)), {
    headers: {
      ...headers,
      'content-type': document.contentType,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  })
}

type Bytes = Uint8Array<ArrayBuffer>

/** From here on a document would take many seconds at the best level of a coding. */
const hugeBytes = 8 << 20
const levelsOf = ({ length }: Bytes) =>
  length < hugeBytes ? { zstd: 19, br: 9, gzip: 9 } : { zstd: 3, br: 4, gzip: 6 }

/** As small as a quarter of a second per megabyte allows (measured on the catalog): it happens once per revision. */
const compress: Readonly<Record<Encoding, (bytes: Bytes) => Promise<Bytes>>> = {
  zstd: async (bytes) => new Uint8Array(await Bun.zstdCompress(bytes, { level: levelsOf(bytes).zstd })),
  br: async (bytes) =>
    new Uint8Array(
      await promisify(brotliCompress)(bytes, {
        params: { [zlib.BROTLI_PARAM_QUALITY]: levelsOf(bytes).br, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    ),
  gzip: async (bytes) => new Uint8Array(await promisify(gzip)(bytes, { level: levelsOf(bytes).gzip })),
  identity: async (bytes) => bytes,
}

/** For an answer that is made for one request: the lowest level of each coding. */
export const compressQuickly: Readonly<Record<Exclude<Encoding, 'identity'>, (bytes: Bytes) => Bytes>> = {
  zstd: (bytes) => new Uint8Array(Bun.zstdCompressSync(bytes, { level: 1 })),
  gzip: (bytes) => Bun.gzipSync(bytes, { level: 1 }),
  br: (bytes) => new Uint8Array(brotliCompressSync(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 1 } })),
}

/** The same for an answer that is made in parts, beside the event loop. */
export const compressing = (encoding: 'gzip' | 'br') =>
  Duplex.toWeb(
    encoding === 'gzip'
      ? createGzip({ level: 1 })
      : createBrotliCompress({ params: { [zlib.BROTLI_PARAM_QUALITY]: 1 } }),
  ) as { readable: ReadableStream<Bytes>; writable: WritableStream<Bytes> }

/** The headers of an answer that is negotiated, as the API description has them. */
export const revalidated = {
  ETag: 'Send it back as If-None-Match.',
  Vary: 'Accept-Encoding: zstd, br and gzip are available.',
}
