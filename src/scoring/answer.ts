import { problem } from '../errors.ts'
import {
  acceptedEncoding,
  type EncodedDocument,
  type Encoding,
  encodedDocument,
  encodedEtag,
} from '../http/encoding.ts'
import { hasCurrent } from '../http/etag.ts'
import { type Exchange, sealed } from '../http/sealed.ts'
import { nearest } from '../nearest.ts'
import type { FieldProblem } from '../schema.ts'
import { scoringContext } from './context.ts'
import type { Image } from './image.ts'
import { type PackedContext, packContext } from './pack.ts'
import { type PresetId, presets } from './rules/presets.ts'
import type { ScoreContextRequest, ScoresRequest } from './schema.ts'
import type { LoadedImage, Scorer } from './scorer.ts'
import { compress, writtenDirectly, writtenInTurn } from './streams.ts'

/** Answer a scores request, or 304 before anything is scored. */
export const answerScores = (exchange: Exchange, body: ScoresRequest, scorer: Scorer): Response | Promise<Response> => {
  const loaded = scorer.current()
  refuseUnknownIds(body, loaded.image)
  const accepted = acceptedEncoding(exchange.request.headers.get('accept-encoding'))
  return body.contexts === undefined
    ? answerOne(exchange, body, loaded, accepted)
    : answerSeveral(exchange, body.contexts, loaded, accepted)
}

const answerOne = (
  { request, set }: Exchange,
  body: ScoreContextRequest,
  loaded: LoadedImage,
  encoding: Encoding,
): Response | Promise<Response> => {
  const packed = packContext(scoringContext(body), loaded.image, loaded.evidence, true)
  const headers = headersFor(encodedEtag(tagOf([packed]), encoding), encoding)
  if (hasCurrent(request, headers.etag)) return sealed(set, null, headers, 304)
  if (encoding === 'identity') return sealed(set, writtenDirectly(loaded, packed), headers)
  const preset = presetAlone(body)
  if (preset === null) return sealed(set, compress[encoding](loaded.answer(packed)), headers)
  return presetDocument(loaded, preset, packed)
    .bytes(encoding)
    .then((bytes) => sealed(set, bytes, headers))
}

/**
 * Several answers, each scored when the one before has gone to the network: however slow the reader, or many, only one
 * answer of each waits in memory. zstd goes frame by frame; other codings would have to keep the whole, so those callers
 * get the bytes as they are.
 */
const answerSeveral = (
  { request, set }: Exchange,
  contexts: readonly ScoreContextRequest[],
  loaded: LoadedImage,
  accepted: Encoding,
): Response => {
  const encoding = accepted === 'zstd' ? accepted : 'identity'
  const packs = contexts.map((context) => packContext(scoringContext(context), loaded.image, loaded.evidence, false))
  const headers = headersFor(encodedEtag(tagOf(packs), encoding), encoding)
  if (hasCurrent(request, headers.etag)) return sealed(set, null, headers, 304)
  return sealed(set, writtenInTurn(loaded, packs, encoding), headers)
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
  const errors =
    body.contexts === undefined
      ? unknownIds(body, image, '')
      : body.contexts.flatMap((context, index) => unknownIds(context, image, `/contexts/${index}`))
  if (errors.length === 0) return
  const [{ pointer, detail }] = errors as [FieldProblem]
  throw problem('validationFailed', { detail: `${pointer.slice(1).replaceAll('/', '.')} ${detail}.`, errors })
}

const unknownIds = (
  { headIds = [], shafts = [] }: ScoreContextRequest,
  { catalog, placeOf }: Image,
  pointer: string,
): FieldProblem[] => {
  if (headIds.length + shafts.length === 0) return []
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
