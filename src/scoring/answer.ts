import { brotliCompressSync, constants as zlib } from 'node:zlib'
import { problem } from '../errors.ts'
import {
  acceptedEncoding,
  type EncodedDocument,
  type Encoding,
  encodedDocument,
  encodedEtag,
} from '../http/encoding.ts'
import { hasCurrent } from '../http/etag.ts'
import { nearest } from '../nearest.ts'
import type { FieldProblem } from '../schema.ts'
import { scoringContext } from './context.ts'
import type { Image } from './image.ts'
import { type PackedContext, packContext } from './pack.ts'
import { type PresetId, presets } from './rules/presets.ts'
import type { ScoreContextRequest, ScoresRequest } from './schema.ts'
import type { LoadedImage, Scorer } from './scorer.ts'

/** Answer a scores request, or 304 before anything is scored. */
export const answerScores = (request: Request, body: ScoresRequest, scorer: Scorer): Response | Promise<Response> => {
  const loaded = scorer.current()
  refuseUnknownIds(body, loaded.image)
  const accepted = acceptedEncoding(request.headers.get('accept-encoding'))
  return body.contexts === undefined
    ? answerOne(request, body, loaded, accepted)
    : answerSeveral(request, body.contexts, loaded, accepted)
}

const answerOne = (
  request: Request,
  body: ScoreContextRequest,
  loaded: LoadedImage,
  encoding: Encoding,
): Response | Promise<Response> => {
  const packed = packContext(scoringContext(body), loaded.image, loaded.evidence, true)
  const headers = headersFor(encodedEtag(tagOf([packed]), encoding), encoding)
  if (hasCurrent(request, headers.etag)) return new Response(null, { status: 304, headers })
  if (encoding === 'identity') return directly(loaded, packed, headers)
  const preset = presetAlone(body)
  if (preset === null) return new Response(compress[encoding](loaded.answer(packed)), { headers })
  return presetDocument(loaded, preset, packed)
    .bytes(encoding)
    .then((bytes) => new Response(bytes, { headers }))
}

/**
 * Scored when the answer is about to be sent, and written from the core's memory without a copy in between: until then
 * another request may use the core.
 */
const directly = (loaded: LoadedImage, packed: PackedContext, headers: Record<string, string>): Response => {
  const release = loaded.hold()
  const stream = new ReadableStream({
    type: 'direct',
    pull: (controller: ReadableStreamDirectController) => {
      controller.write(loaded.answer(packed))
      controller.close()
      release()
    },
    cancel: release,
  })
  return new Response(stream, { headers })
}

/**
 * Several answers, one context per pull: however slow the reader, or many, only one answer of each waits in memory. zstd
 * goes frame by frame; other codings would have to keep the whole, so those callers get the bytes as they are.
 */
const answerSeveral = (
  request: Request,
  contexts: readonly ScoreContextRequest[],
  loaded: LoadedImage,
  accepted: Encoding,
): Response => {
  const encoding = accepted === 'zstd' ? accepted : 'identity'
  const packs = contexts.map((context) => packContext(scoringContext(context), loaded.image, loaded.evidence, false))
  const headers = headersFor(encodedEtag(tagOf(packs), encoding), encoding)
  if (hasCurrent(request, headers.etag)) return new Response(null, { status: 304, headers })
  const release = loaded.hold()
  let next = 0
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const opening = next === 0 ? `{"success":true,"count":${packs.length},"results":[` : ','
        const isLast = next === packs.length - 1
        const bytes = between(opening, loaded.answer(packs[next++]!), isLast ? ']}' : '')
        controller.enqueue(encoding === 'zstd' ? compress.zstd(bytes) : bytes)
        if (!isLast) return
        release()
        controller.close()
      },
      cancel: release,
    },
    { highWaterMark: 0 },
  )
  return new Response(stream, { headers })
}

type Bytes = Uint8Array<ArrayBuffer>

/** A copy of an answer with text around it. */
const between = (before: string, answer: Uint8Array, after: string): Bytes => {
  const bytes = new Uint8Array(before.length + answer.length + after.length)
  encoder.encodeInto(before, bytes)
  bytes.set(answer, before.length)
  encoder.encodeInto(after, bytes.subarray(before.length + answer.length))
  return bytes
}
const encoder = new TextEncoder()

/** On request a coding must be quick: its lowest level. */
const compress: Readonly<Record<Exclude<Encoding, 'identity'>, (bytes: Bytes) => Bytes>> = {
  zstd: (bytes) => new Uint8Array(Bun.zstdCompressSync(bytes, { level: 1 })),
  gzip: (bytes) => Bun.gzipSync(bytes, { level: 1 }),
  br: (bytes) => new Uint8Array(brotliCompressSync(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 1 } })),
}

const headersFor = (etag: string, encoding: Encoding) => ({
  etag,
  vary: 'Accept-Encoding',
  'cache-control': 'private, no-cache',
  'content-type': 'application/json',
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
})

/**
 * A strong tag: an answer is a function of the packed contexts alone, and the opening of each names the image, which
 * stands for catalog, ruleset and evidence.
 */
const tagOf = (packs: readonly PackedContext[]): string => {
  let hash = BigInt(packs.length)
  for (const { opening, block, chosen, ownBuilds } of packs) {
    hash = Bun.hash.wyhash(opening, hash)
    hash = Bun.hash.wyhash(block, hash)
    if (chosen !== null) hash = Bun.hash.wyhash(chosen, hash)
    for (const [head, text] of ownBuilds ?? []) hash = Bun.hash.wyhash(`${head}${text}`, hash)
  }
  return `"${hash.toString(36)}"`
}

/** A preset and nothing else: many callers ask for these, so they are compressed once and well. */
const presetAlone = (body: ScoreContextRequest): PresetId | null => {
  const { golfer = 'typical', ...others } = body
  return typeof golfer === 'string' && golfer in presets && Object.keys(others).length === 0 ? golfer : null
}

const presetDocuments = new WeakMap<Image, Map<PresetId, EncodedDocument>>()
const presetDocument = (loaded: LoadedImage, preset: PresetId, packed: PackedContext): EncodedDocument => {
  const documents = presetDocuments.get(loaded.image) ?? new Map<PresetId, EncodedDocument>()
  presetDocuments.set(loaded.image, documents)
  const known = documents.get(preset)
  if (known !== undefined) return known
  const document = encodedDocument(new TextDecoder().decode(loaded.answer(packed)))
  documents.set(preset, document)
  return document
}

/** An id that the catalog lacks is refused: leaving it out silently would look like an answer about it. */
export const refuseUnknownIds = (body: ScoresRequest, image: Image): void => {
  const errors = (body.contexts ?? [body]).flatMap((context, index) =>
    unknownIds(context, image, body.contexts === undefined ? '' : `/contexts/${index}`),
  )
  if (errors.length === 0) return
  const [{ pointer, detail }] = errors as [FieldProblem]
  throw problem('validationFailed', { detail: `${pointer.slice(1).replaceAll('/', '.')} ${detail}.`, errors })
}

const unknownIds = (
  { headIds = [], shafts = [] }: ScoreContextRequest,
  { catalog, placeOf }: Image,
  pointer: string,
): FieldProblem[] => {
  const unknown = (ids: readonly string[], field: string, isKnown: (id: string) => boolean, known: () => string[]) =>
    ids.flatMap((id, index) => {
      if (isKnown(id)) return []
      const near = nearest(id, known())
      const hint = near === undefined ? '' : `; did you mean ${near}?`
      return [{ pointer: `${pointer}/${field}/${index}`, detail: `is not in the catalog${hint}`, received: id }]
    })
  return [
    ...unknown(
      headIds,
      'headIds',
      (id) => placeOf.has(id),
      () => [...placeOf.keys()],
    ),
    ...unknown(
      shafts,
      'shafts',
      (id) => catalog.shaft(id) !== undefined,
      () => catalog.shafts.map(({ shaftId }) => shaftId),
    ),
  ].slice(0, problemsMax)
}

/** More than this many unknown ids are not looked up. */
const problemsMax = 20
