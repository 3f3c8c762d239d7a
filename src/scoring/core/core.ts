/// <reference path="../../../assembly/types.d.ts" />
import { readFileSync } from 'node:fs'
import corePath from '../../../assembly/build/core.wasm' with { type: 'file' }
import * as at from '../../../assembly/layout.ts'
import * as matching from '../../../assembly/match-layout.ts'
import { atOnce, eachPiece, rest, type Steps } from '../../platform/work/steps.ts'
import type { OwnBuilds } from '../own-builds.ts'
import type { PackedContext } from '../pack.ts'
import { imageFault } from './image-fault.ts'

const compiled = new WebAssembly.Module(readFileSync(corePath))

interface CoreExports {
  readonly memory: WebAssembly.Memory
  abi(): number
  answer(): number
  match(): number
  choose(found: number, candidate: number): number
  findShafts(found: number): void
  build(head: number): number
}

/** Numbers that the core wrote, at offsets of assembly/match-layout.ts. They last until the next call. */
export interface CoreFields {
  /** f64. */
  decimal(offset: number): number
  /** u32. */
  whole(offset: number): number
}

/** An instance of the core and its linear memory: the only door to assembly/. */
export class Core {
  readonly #core: CoreExports
  #bytes = new Uint8Array()
  #numbers = new Uint32Array()
  #decimals = new Float64Array()
  #heads = 0
  #context = 0
  #answer = 0
  #stock = 0
  #found = 0
  #opening = new Uint8Array()
  #picked: Uint32Array | null = null

  constructor() {
    this.#core = new WebAssembly.Instance(compiled).exports as unknown as CoreExports
    const abi = this.#core.abi()
    if (abi !== at.ABI) throw new Error(`The scoring core is of layout ${abi}; this program writes layout ${at.ABI}`)
  }

  /** Put an image into memory at once. @throws when it is not one that this core reads. */
  load(image: Uint8Array): void {
    atOnce(this.loading(image))
  }

  /** The same in steps. */
  *loading(image: Uint8Array): Steps<void> {
    const fault = yield* imageFault(image)
    if (fault !== null) throw new Error(`This is no catalog image that can be scored: ${fault}`)
    const header = new DataView(image.buffer, image.byteOffset)
    const n = header.getUint32(at.HEADS_FIELD, true)
    const p = header.getUint32(at.PROFILES_FIELD, true)
    this.#context = at.contextAt(image.length)
    const [lofts, shafts] = [matching.LOFT_ROWS_FIELD, matching.SHAFT_ROWS_FIELD].map((at) =>
      header.getUint32(at, true),
    )
    const rows = (shafts! - lofts!) / matching.LOFT_ROW_BYTES
    yield* this.#reserving(matching.matchEndAt(this.#context, n, p, rows))
    this.#stock = matching.stockColumn(this.#context, n, p)
    this.#heads = n
    this.#answer = at.answerAt(this.#context, n, p)
    this.#opening = this.#bytes.subarray(this.#answer, this.#answer + at.OPENING_BYTES_MAX)
    this.#picked = null
    yield* eachPiece(image, (piece, from) => this.#bytes.set(piece, at.IMAGE_AT + from))
  }

  /** Write the answer to a context. The bytes last until the next call. */
  answer(packed: PackedContext): Uint8Array<ArrayBuffer> {
    return this.#answerFrom(packed, 0, 0)
  }

  /** The same in parts of so many clubs, each made when it is asked for: other calls may come in between. */
  *parts(packed: PackedContext, clubs: number): Generator<Uint8Array<ArrayBuffer>, void, undefined> {
    for (let from = 0, left = 1; left > 0; from += clubs) {
      const part = this.#answerFrom(packed, from, clubs)
      left = this.#numbers[(this.#context + at.PART_LEFT) >> 2]!
      yield part
    }
  }

  #answerFrom(
    { opening, block, picked, chosen, ownBuilds }: PackedContext,
    from: number,
    clubs: number,
  ): Uint8Array<ArrayBuffer> {
    const context = this.#context
    const { read, written } = encoder.encodeInto(opening, this.#opening)
    if (read !== opening.length) throw new Error('The opening of a scores answer is too long')
    this.#bytes.set(block, context)
    this.#numbers[(context + at.OPENING_BYTES) >> 2] = from === 0 ? written : 0
    this.#numbers[(context + at.PART_FROM) >> 2] = from
    this.#numbers[(context + at.PART_CLUBS) >> 2] = clubs
    this.#putPicked(picked)
    if (chosen !== null) this.#bytes.set(chosen, at.chosenColumn(context))
    if (ownBuilds !== null) this.#putOwnBuilds(ownBuilds)
    const bytes = this.#core.answer()
    if (bytes < 0) throw new Error('The scoring core refused a context')
    return this.#bytes.subarray(this.#answer, this.#answer + bytes) as Uint8Array<ArrayBuffer>
  }

  /**
   * Find the heads that could be built as a wanted build. They last until another is wanted.
   * @param stock By loft row whether it is in stock, for a build that asks for that; null: none does.
   * @param among By head whether it may be found; null: each may.
   * @param read Reads each at once: the fields are those of the next one after it.
   */
  match<Read>(
    wanted: Uint8Array,
    stock: Uint8Array | null,
    among: Uint8Array | null,
    read: (row: CoreFields, place: number) => Read,
  ): Read[] {
    this.#putWanted(wanted, stock)
    if (among !== null) this.#bytes.set(among, at.chosenColumn(this.#context))
    this.#bytes[this.#context + at.HAS_CHOICE] = among === null ? 0 : 1
    this.#found = this.#core.match()
    if (this.#found === 0) throw new Error('The scoring core refused a wanted build')
    const [decimals, numbers] = [this.#decimals, this.#numbers]
    let address = matching.candidatesAt(this.#found)
    const row: CoreFields = {
      decimal: (offset) => decimals[(address + offset) >> 3]!,
      whole: (offset) => numbers[(address + offset) >> 2]!,
    }
    const count = this.#foundField(matching.CANDIDATE_COUNT)
    const found: Read[] = []
    for (let place = 0; place < count; place++, address += matching.CANDIDATE_BYTES) found.push(read(row, place))
    return found
  }

  /** How a head that was found is built. @param candidate Its place among what was found. */
  choose(candidate: number): CoreFields {
    return this.#fieldsAt(this.#core.choose(this.#found, candidate))
  }

  /** Places of the shafts for heads that were found, those of the picks first. @param heads Places among what was found. */
  shaftsFor(heads: readonly number[], picks: number): number[] {
    const at32 = (offset: number) => (this.#found + offset) >> 2
    this.#numbers.set([picks, heads.length], at32(matching.PICK_COUNT))
    this.#numbers.set(heads, at32(matching.FOUND_HEADS))
    this.#core.findShafts(this.#found)
    const from = at32(matching.FOUND_SHAFTS)
    return [...this.#numbers.subarray(from, from + this.#foundField(matching.SHAFT_COUNT))]
  }

  #foundField(offset: number): number {
    return this.#numbers[(this.#found + offset) >> 2]!
  }

  /**
   * Put a wanted build onto a head; null when the head is not made for the golfer.
   * @param head Its place in the image.
   * @param stock As of `match`.
   */
  build(wanted: Uint8Array, head: number, stock: Uint8Array | null = null): CoreFields | null {
    this.#putWanted(wanted, stock)
    const choice = this.#core.build(head)
    return choice === 0 ? null : this.#fieldsAt(choice)
  }

  #putWanted(wanted: Uint8Array, stock: Uint8Array | null): void {
    this.#bytes.set(wanted, this.#context)
    if (stock !== null) this.#bytes.set(stock, this.#stock)
  }

  #putPicked(picked: Uint32Array): void {
    if (picked !== this.#picked) this.#numbers.set(picked, at.pickedColumn(this.#context, this.#heads) >> 2)
    this.#picked = picked
  }

  #fieldsAt(address: number): CoreFields {
    return {
      decimal: (offset) => this.#decimals[(address + offset) >> 3]!,
      whole: (offset) => this.#numbers[(address + offset) >> 2]!,
    }
  }

  #putOwnBuilds({ builds, drawbacks, texts }: OwnBuilds): void {
    if (texts.length > at.ownTextsBytesMax(this.#heads)) throw new Error('The builds of a context are too long')
    this.#numbers.set(builds, at.ownBuildColumn(this.#context, this.#heads) >> 2)
    this.#numbers.set(drawbacks, at.ownDrawbackColumn(this.#context, this.#heads) >> 2)
    this.#bytes.set(texts, at.ownTextsAt(this.#context, this.#heads))
  }

  /**
   * Growing takes every view of the memory away, so they are made after it. It counts as allocation: when much is allocated at once
   * while the garbage collector runs, everything else waits until it has finished.
   */
  *#reserving(bytes: number): Steps<void> {
    const { memory } = this.#core
    let missing = Math.ceil(bytes / pageBytes) - memory.buffer.byteLength / pageBytes
    while (missing > 0) {
      const pages = Math.min(pagesAtOnce, missing)
      memory.grow(pages)
      missing -= pages
      if (missing > 0) yield rest
    }
    this.#bytes = new Uint8Array(memory.buffer)
    this.#numbers = new Uint32Array(memory.buffer)
    this.#decimals = new Float64Array(memory.buffer)
  }
}

const pageBytes = 65_536
const pagesAtOnce = 64
const encoder = new TextEncoder()

/** Why scores cannot be computed by this program; null when they can. */
export const coreFault = (): string | null => {
  try {
    new Core()
    return null
  } catch (error) {
    return (error as Error).message
  }
}
