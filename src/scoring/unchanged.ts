import { hasCurrent } from '../platform/http/etag.ts'
import { type Exchange, respondWith } from '../platform/http/response.ts'
import type { LoadedImage, Scorer } from './scorer.ts'

/** The headers of an answer, its tag among them. */
export type TaggedHeaders = Readonly<Record<string, string>> & { readonly etag: string }

/**
 * Knows the tags of questions that were asked twice with If-None-Match, so that the same question of the same account is
 * answered with 304 by its text alone: nothing of it is parsed, checked or packed again.
 */
interface UnchangedAnswers {
  /** @returns 304, or null when the question or its answer is another one */
  answer(exchange: Exchange, asker: string, body: string | undefined): Response | null
  /**
   * Keep the headers of an answer to a question that came with a tag.
   * @param from What the answer is made from, which may have been replaced since the answer was begun
   */
  keep(request: Request, asker: string, body: string | undefined, headers: TaggedHeaders, from: LoadedImage): void
}

/** What kept questions may take, in characters: thousands of them. */
const charactersMax = 1_048_576
/** A longer question is not kept: it would take the place of too many. */
const keptMax = 65_536

/** How many questions are remembered as asked once. */
const askedMax = 4096

/** What was kept is forgotten when catalog or evidence change. */
export const createUnchangedAnswers = (scorer: Scorer): UnchangedAnswers => {
  let known: KnownHeaders = new Map()
  // Half of the room each. (Deleting the oldest one by one costs more: a Map looks through all that it has deleted.)
  let before: KnownHeaders = known
  let characters = 0
  let of: LoadedImage | null = null
  const forgetOthers = (): void => {
    const present = scorer.current()
    if (present === of) return
    of = present
    before = known = new Map()
    characters = 0
  }
  const asked = new Uint32Array(askedMax)
  /** Most questions are asked once: keeping each of them would cost more than it saves. */
  const isAskedAgain = (question: string): boolean => {
    const hash = Bun.hash.xxHash32(question)
    const place = hash % askedMax
    if (asked[place] === hash) return true
    asked[place] = hash
    return false
  }
  const put = (question: string, headers: TaggedHeaders): void => {
    if (characters + question.length > charactersMax / 2) {
      before = known
      known = new Map()
      characters = 0
    }
    known.set(question, headers)
    characters += question.length
  }
  return {
    answer: ({ request, set }, asker, body) => {
      if (body === undefined || !isConditional(request)) return null
      forgetOthers()
      const question = questionOf(request, asker, body)
      const headers = known.get(question) ?? before.get(question)
      return headers !== undefined && hasCurrent(request, headers.etag) ? respondWith(set, null, headers, 304) : null
    },
    keep: (request, asker, body, headers, from) => {
      if (body === undefined || body.length > keptMax || !isConditional(request)) return
      forgetOthers()
      if (from !== of) return
      const question = questionOf(request, asker, body)
      if (isAskedAgain(question)) put(question, headers)
    },
  }
}

type KnownHeaders = Map<string, TaggedHeaders>

const isConditional = ({ headers }: Request): boolean => headers.has('if-none-match')

/** All that an answer depends on beside catalog and evidence. (No header and no id has a line break in it.) */
const questionOf = ({ headers }: Request, asker: string, body: string): string =>
  `${asker}\n${headers.get('accept-encoding') ?? ''}\n${body}`
