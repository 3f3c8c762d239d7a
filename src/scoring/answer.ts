import { nearestHeads } from '../equipment/catalog/index.ts'
import { hintBudget, nearest } from '../golf/names/nearest.ts'
import { problemsMax } from '../platform/field-problems.ts'
import {
  acceptedEncoding,
  compressQuickly,
  type EncodedDocument,
  type Encoding,
  encodedDocument,
} from '../platform/http/answers/encoding.ts'
import { type Exchange, respondWith } from '../platform/http/answers/response.ts'
import type { Outlet } from '../platform/http/limits/unread-answers.ts'
import { listenerFor } from '../platform/http/listener.ts'
import { refuse } from '../platform/schema.ts'
import { atOnce, inTurns } from '../platform/work/steps.ts'
import { yieldToEventLoop } from '../platform/work/yield.ts'
import { englishListener, type Listener } from '../words/index.ts'
import { either, say } from '../words/say.ts'
import { type GolferReader, type ScoringContext, scoringContext } from './context.ts'
import type { Image } from './image.ts'
import { type PackedContext, packingContext } from './pack.ts'
import { type PresetId, presets } from './rules/presets.ts'
import type { ScoreContextRequest, ScoresRequest } from './schema/schema.ts'
import type { LoadedImage, Scorer } from './scorer.ts'
import { writtenDirectly, writtenInParts, writtenInTurn } from './streams.ts'
import { hasAnswer, questionPart, scoresTag, tagSentFor } from './tag.ts'
import { readerOf } from './texts.ts'

/** What scores are answered with. */
export interface AnswerDeps {
  readonly scorer: Scorer
  /** Reads the golfer of a saved fitting. */
  readonly golferOf: GolferReader
}

/** Answer 304 to a question that comes with its own tag; null for every other. @param text Of the question */
export const answerUnchanged = ({ request, set }: Exchange, text: string, { scorer }: AnswerDeps): Response | null => {
  if (!request.headers.has('if-none-match')) return null
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
  const question = questionPart(text, scorer.current().image, readerOf(listenerFor(request)))
  const tag = tagSentFor(question, request, encoding)
  return tag === null ? null : respondWith(set, null, headersFor(tag, encoding), 304)
}

/** Answer a scores request, or 304 before anything is scored. @param text Of the body */
export const answerScores = (
  exchange: Exchange,
  body: ScoresRequest,
  { scorer, golferOf }: AnswerDeps,
  outlet: Outlet,
  text: string,
  listener: Listener = englishListener,
): Response | Promise<Response> => {
  const loaded = scorer.current()
  const reader = readerOf(listener)
  refuseUnknownIds(body, loaded.image)
  const encoding = acceptedEncoding(exchange.request.headers.get('accept-encoding'))
  const way = { loaded, encoding, outlet, question: questionPart(text, loaded.image, reader) }
  return body.contexts === undefined
    ? answerOne(exchange, scoringContext(body, golferOf, null, reader), reader === 0 ? presetAlone(body) : null, way)
    : answerSeveral(
        exchange,
        body.contexts.map((context) => scoringContext(context, golferOf, null, reader)),
        way,
      )
}

/** What an answer is made with, and the way it takes. */
interface Way {
  readonly loaded: LoadedImage
  readonly encoding: Encoding
  readonly outlet: Outlet
  /** Its part of the tag. */
  readonly question: string
}

const answerOne = (
  exchange: Exchange,
  context: ScoringContext,
  preset: PresetId | null,
  way: Way,
): Response | Promise<Response> => {
  const { image, evidence, isOnePart, hold } = way.loaded
  const packing = packingContext(context, image, evidence, true)
  if (isOnePart) return answerPacked(exchange, atOnce(packing), preset, way)
  const release = hold()
  return inTurns(packing)
    .then((packed) => answerPacked(exchange, packed, preset, way))
    .finally(release)
}

const answerPacked = (
  { request, set }: Exchange,
  packed: PackedContext,
  preset: PresetId | null,
  { loaded, encoding, outlet, question }: Way,
): Response | Promise<Response> => {
  const headers = headersFor(scoresTag(question, [packed], encoding), encoding)
  if (hasAnswer(request, headers.etag)) return respondWith(set, null, headers, 304)
  if (!loaded.isOnePart) return respondWith(set, writtenInParts(loaded, packed, encoding, outlet), headers)
  if (encoding === 'identity') return respondWith(set, writtenDirectly(loaded, packed, outlet), headers)
  if (preset === null) return respondWith(set, outlet.body(compressQuickly[encoding](loaded.answer(packed))), headers)
  return presetDocument(loaded, preset, packed)
    .bytes(encoding)
    .then((bytes) => respondWith(set, outlet.body(bytes), headers))
}

/**
 * Several answers, each scored when the one before has gone to the network: however slow the reader, or many, only one
 * answer of each waits in memory. zstd goes frame by frame; other codings would have to keep the whole, so those callers
 * get the bytes as they are.
 */
const answerSeveral = async (
  { request, set }: Exchange,
  contexts: readonly ScoringContext[],
  { loaded, encoding: accepted, outlet, question }: Way,
): Promise<Response> => {
  const encoding = accepted === 'zstd' ? accepted : 'identity'
  const release = loaded.hold()
  try {
    const packs = await packInTurn(contexts, loaded)
    const headers = headersFor(scoresTag(question, packs, encoding), encoding)
    if (hasAnswer(request, headers.etag)) return respondWith(set, null, headers, 304)
    return respondWith(set, writtenInTurn(loaded, packs, encoding, outlet), headers)
  } finally {
    release()
  }
}

/** A context with preferred shafts takes a millisecond or more, so other requests get a turn after each. */
const packInTurn = async (
  contexts: readonly ScoringContext[],
  { image, evidence }: LoadedImage,
): Promise<PackedContext[]> => {
  const packs: PackedContext[] = []
  for (const context of contexts) {
    await yieldToEventLoop()
    packs.push(await inTurns(packingContext(context, image, evidence, false)))
  }
  return packs
}

const headersFor = (etag: string, encoding: Encoding) => ({
  etag,
  vary: 'Accept-Encoding, Accept-Language',
  'cache-control': 'private, no-cache',
  'content-type': 'application/json',
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
})

/** A preset and nothing else, in English: many callers ask for these, so they are compressed once and well. */
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

/** Refuse an id that is not in the catalog: leaving it out silently would look like an answer about it. */
export const refuseUnknownIds = (body: ScoresRequest, image: Image): void => {
  const unknown: UnknownId[] = []
  if (body.contexts === undefined) noteUnknown(unknown, body, image, '')
  else
    for (const [index, context] of body.contexts.entries()) noteUnknown(unknown, context, image, `/contexts/${index}`)
  const hinted = hintBudget()
  const errors = unknown.map(({ pointer, id, known }) => {
    const near = hinted(() => nearest(id, known(id)))
    const what = say('refusal.notInCatalog')
    const detail = near === undefined ? what : say('refusal.meant', { what, near: either([near]) })
    return { pointer, detail, received: id }
  })
  refuse(errors)
}

interface UnknownId {
  readonly pointer: string
  readonly id: string
  /** All ids that could have been meant by this one. */
  known(id: string): readonly string[]
}

/** Comparing an id with more than so many, letter by letter, takes too long: then with those that have most parts in common. */
const comparedMax = 5_000

const noteUnknown = (
  unknown: UnknownId[],
  { headIds = [], shafts = [] }: ScoreContextRequest,
  { catalog, heads }: Image,
  pointer: string,
): void => {
  const note = (ids: readonly string[], field: string, isKnown: (id: string) => boolean, known: UnknownId['known']) => {
    for (const [index, id] of ids.entries())
      if (unknown.length < problemsMax && !isKnown(id))
        unknown.push({ pointer: `${pointer}/${field}/${index}`, id, known })
  }
  const shaftIds = () => catalog.shafts.map(({ shaftId }) => shaftId)
  note(
    headIds,
    'headIds',
    (id) => catalog.head(id) !== undefined,
    (id) => (heads.length > comparedMax ? nearestHeads(catalog, id) : heads.map(({ headId }) => headId)),
  )
  note(shafts, 'shafts', (id) => catalog.shaft(id) !== undefined, shaftIds)
}
