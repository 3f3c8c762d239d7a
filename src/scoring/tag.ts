import { type Encoding, encodedEtag } from '../platform/http/answers/encoding.ts'
import { hasCurrent } from '../platform/http/answers/etag.ts'
import type { Image } from './image.ts'
import type { PackedContext } from './pack.ts'

/**
 * A strong tag in two parts, `"<question>.<answer>"`. Whoever repeats a question with its tag is known by the first, before
 * anything is parsed, checked or packed; whoever writes the same context in other words, by the second.
 */
export const scoresTag = (question: string, packs: readonly PackedContext[], encoding: Encoding): string =>
  encodedEtag(`"${question}.${answerPart(packs)}"`, encoding)

/** Of the text of a question to one image, and its reader. The image stands for catalog, ruleset and evidence: nothing else is in an answer. */
export const questionPart = (text: string, { revision }: Image, reader: number): string =>
  Bun.hash.wyhash(text, Bun.hash.wyhash(revision, BigInt(reader))).toString(36)

/** An answer is a function of the packed contexts alone, and the opening of each names the image. */
const answerPart = (packs: readonly PackedContext[]): string => {
  let hash = BigInt(packs.length)
  for (const { opening, block, chosen, ownBuilds } of packs) {
    hash = Bun.hash.wyhash(opening, hash)
    hash = Bun.hash.wyhash(block, hash)
    if (chosen !== null) hash = Bun.hash.wyhash(chosen, hash)
    if (ownBuilds === null) continue
    const { builds, drawbacks, texts } = ownBuilds
    for (const part of [builds, drawbacks, texts]) hash = Bun.hash.wyhash(part, hash)
  }
  return hash.toString(36)
}

/** The tag that was sent with a question, when it is the one of this question in this coding; else null. */
export const tagSentFor = (question: string, { headers }: Request, encoding: Encoding): string | null => {
  const [, tag = '', asked, coding = 'identity'] = sentTag.exec(headers.get('if-none-match') ?? '') ?? []
  return asked === question && coding === encoding ? tag : null
}
const sentTag = /^("([0-9a-z]+)\.[0-9a-z]+(?:-(zstd|br|gzip))?")$/

/** Whether the caller has this answer, to whatever question. */
export const hasAnswer = (request: Request, tag: string): boolean => hasCurrent(request, tag, withoutQuestion)

const withoutQuestion = (tag: string): string => tag.replace(/^"[0-9a-z]+\./, '"')
