import type { Message } from '../../../words/message.ts'
import { say } from '../../../words/say.ts'
import { Problem, problem } from '../../errors.ts'
import { refuse } from '../../schema.ts'
import { yieldWhenDue } from '../../work/yield.ts'

/** Deeper JSON than this has no use here, and costs far more to write again than to read. */
const levelsMax = 32
/** The longest list that anybody needs is that of 2,000 shots. */
const entriesMax = 10_000
/** `JSON.parse` takes up to 10 ms for this many characters; what is longer is read in several turns of the event loop. */
const pieceCharactersMax = 65_536
/** No text or number here is as long as a piece; `JSON.parse` takes 50 ms for a number of 5 MB. */
const scalarCharactersMax = pieceCharactersMax
/** Longest piece of the caller's own text that an answer repeats. */
const echoCharactersMax = 100

/**
 * What a JSON text says, as `JSON.parse` would have it, and stricter: at most 32 levels deep, no member twice in one object,
 * no NUL, no half of a surrogate pair, no member named `__proto__`. What is longer than a piece has at most 10,000 entries
 * when it is a list or object, and is refused when it is a text or number.
 *
 * `JSON.parse` of 5 MB can stop the process for half a second. Here it gets pieces: whatever is short enough.
 *
 * @param listMax Entries that a list or object may have, where a whole file is one.
 * @throws malformedJson, or validationFailed that names the member that is there twice
 */
export const readJsonText = async (text: string, listMax = entriesMax): Promise<unknown> => {
  const reader = new JsonReader(text, listMax)
  while (!reader.read()) await yieldWhenDue()
  return reader.value
}

/** The same without pauses, where no request waits. */
export const readJsonAtOnce = (text: string, listMax = entriesMax): unknown => {
  const reader = new JsonReader(text, listMax)
  while (!reader.read());
  return reader.value
}

/** Why a file is not read, as words that follow its name. @throws whatever is no refusal */
export const refusalOfJson = (error: unknown): string => {
  if (error instanceof Problem) return `is not JSON that is read here: ${error.message}`
  throw error
}

/** A list or object that is too long for one piece and not yet read to its end. */
interface Open {
  readonly container: unknown[] | Record<string, unknown>
  /** Of the member that is being read. */
  name: string
  entries: number
}

class JsonReader {
  value: unknown
  readonly #text: string
  readonly #entriesMax: number
  #at = 0
  readonly #open: Open[] = []
  #pieceMax = pieceCharactersMax

  constructor(text: string, entriesMax: number) {
    this.#text = text
    this.#entriesMax = entriesMax
  }

  /** Read about one piece more. @returns whether that was all */
  read(): boolean {
    const until = this.#at + pieceCharactersMax
    do if (this.#readValue()) return true
    while (this.#at < until)
    return false
  }

  /** @returns whether the document ends with it */
  #readValue(): boolean {
    this.#skipSpace()
    const isContainer = isOpening(this.#text.charCodeAt(this.#at))
    const piece = isContainer ? this.#piece() : { end: this.#endOfScalar(), members: 0 }
    if (piece === null) return this.#openContainer()
    const from = this.#at
    const text = this.#text.slice(from, piece.end)
    const value = parse(text)
    if (isContainer && membersIn(value) !== piece.members) return this.#readWithoutPieces()
    this.#at = piece.end
    this.#put(value)
    // Only an escape can smuggle these past the decoder and the parser, so most bodies need no walk.
    if (text.includes('\\u') || text.includes('__proto__')) refuseStrangeText(value, this.#pointer())
    return this.#goOn()
  }

  /** Something in the piece is there twice: member by member it will be found. */
  #readWithoutPieces(): boolean {
    this.#pieceMax = 0
    return this.#openContainer()
  }

  /** Where the list or object here ends, and how many members are in it; null when it is too long. Brackets in text do not count. */
  #piece(): { end: number; members: number } | null {
    const text = this.#text
    const until = Math.min(text.length, this.#at + this.#pieceMax)
    let level = this.#open.length
    const outside = level
    let members = 0
    let isInString = false
    for (let i = this.#at; i < until; i++) {
      const character = text.charCodeAt(i)
      if (character === quote) isInString = !isInString
      else if (isInString) i += character === backslash ? 1 : 0
      else if (character === colon) members++
      else if (isOpening(character)) refuseDepth(++level)
      else if (isClosing(character) && --level === outside) return { end: i + 1, members }
    }
    return null
  }

  #openContainer(): boolean {
    refuseDepth(this.#open.length + 1)
    const container = this.#text[this.#at] === '{' ? {} : []
    this.#at++
    this.#put(container)
    this.#open.push({ container, name: '', entries: 0 })
    this.#skipSpace()
    if (isClosing(this.#text.charCodeAt(this.#at))) return this.#goOn()
    this.#readName()
    return false
  }

  /** The name of the next member, where this is an object. */
  #readName(): void {
    const inner = this.#open.at(-1)!
    if (Array.isArray(inner.container)) return
    this.#skipSpace()
    const end = this.#endOfScalar()
    const name = parse(this.#text.slice(this.#at, end))
    if (typeof name !== 'string') throw invalid()
    refuseName(name, this.#pointer(this.#open.slice(0, -1)))
    inner.name = name
    if (Object.hasOwn(inner.container, name)) refuse([{ pointer: this.#pointer(), detail: say('requests.sentTwice') }])
    this.#at = end
    this.#skipSpace()
    if (this.#text.charCodeAt(this.#at) !== colon) throw invalid()
    this.#at++
  }

  #put(value: unknown): void {
    const inner = this.#open.at(-1)
    if (inner === undefined) this.value = value
    else if (++inner.entries > this.#entriesMax)
      throw malformed(say('requests.entriesMost', { most: this.#entriesMax }))
    else if (Array.isArray(inner.container)) inner.container.push(value)
    else inner.container[inner.name] = value
  }

  /** What follows a value: the next one, or the end of those around it. @returns whether that was all */
  #goOn(): boolean {
    for (let inner = this.#open.at(-1); inner !== undefined; inner = this.#open.at(-1)) {
      this.#skipSpace()
      const next = this.#text[this.#at++]
      if (next === ',') {
        this.#readName()
        return false
      }
      if (next !== (Array.isArray(inner.container) ? ']' : '}')) throw invalid()
      this.#open.pop()
    }
    this.#skipSpace()
    if (this.#at < this.#text.length) throw invalid()
    return true
  }

  #skipSpace(): void {
    while (isSpace(this.#text.charCodeAt(this.#at))) this.#at++
  }

  /** After the text, number or word here. */
  #endOfScalar(): number {
    const text = this.#text
    let end = this.#at
    const isTooLong = () => end - this.#at > scalarCharactersMax
    if (text.charCodeAt(end) === quote) {
      do end = text.indexOf('"', end + 1)
      while (end > 0 && !isTooLong() && isEscaped(text, end))
      if (end < 0) throw invalid()
      end++
    } else while (end < text.length && !isTooLong() && !isDelimiter(text.charCodeAt(end))) end++
    if (isTooLong()) throw malformed(say('requests.scalarMost', { most: scalarCharactersMax }))
    return end
  }

  /** Of the value that was put last, or is about to be read. */
  #pointer(open = this.#open): string {
    return open
      .map(({ container, name, entries }) =>
        Array.isArray(container) ? entries - 1 : name.replaceAll('~', '~0').replaceAll('/', '~1'),
      )
      .map((part) => `/${String(part).slice(0, echoCharactersMax)}`)
      .join('')
  }
}

const quote = 0x22
const backslash = 0x5c
const colon = 0x3a
const comma = 0x2c
const isOpening = (character: number): boolean => character === 0x7b || character === 0x5b
const isClosing = (character: number): boolean => character === 0x7d || character === 0x5d
const isSpace = (character: number): boolean =>
  character === 0x20 || character === 0x0a || character === 0x0d || character === 0x09
const isDelimiter = (character: number): boolean =>
  character === comma || character === colon || isClosing(character) || isOpening(character) || isSpace(character)

/** Whether an odd number of backslashes stands before it. */
const isEscaped = (text: string, at: number): boolean => {
  let first = at
  while (text.charCodeAt(first - 1) === backslash) first--
  return (at - first) % 2 === 1
}

const membersIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  let members = Array.isArray(value) ? 0 : Object.keys(value).length
  for (const inner of Object.values(value)) members += membersIn(inner)
  return members
}

const malformed = (detail: Message, cause?: unknown) => problem('malformedJson', { detail, cause })

const invalid = (cause?: unknown) => malformed(say('requests.notJson'), cause)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw invalid(cause)
  }
}

const refuseDepth = (level: number): void => {
  if (level > levelsMax) throw malformed(say('requests.levelsMost', { most: levelsMax }))
}

const refuseStrangeText = (value: unknown, pointer: string): void => {
  if (typeof value === 'string') refuseText(value, saidOf(pointer, 'requests.textAt', 'requests.theBody'))
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    refuseName(name, pointer)
    refuseStrangeText(member, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  }
}

const refuseName = (name: string, pointer: string): void => {
  refuseText(name, saidOf(pointer, 'requests.nameIn', 'requests.nameInBody'))
  if (name === '__proto__') throw malformed(saidOf(pointer, 'requests.protoName', 'requests.protoNameInBody'))
}

/** The message of a place in the body, or of the whole body. */
const saidOf = (
  pointer: string,
  inside: 'requests.textAt' | 'requests.nameIn' | 'requests.protoName',
  whole: 'requests.theBody' | 'requests.nameInBody' | 'requests.protoNameInBody',
): Message => (pointer === '' ? say(whole) : say(inside, { pointer: pointer.slice(0, echoCharactersMax) }))

const refuseText = (sent: string, text: Message): void => {
  if (sent.includes('\0')) throw malformed(say('requests.hasNul', { text }))
  if (!sent.isWellFormed()) throw malformed(say('requests.hasSurrogate', { text }))
}
