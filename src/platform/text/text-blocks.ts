import type { Steps } from '../work/steps.ts'

/** As much as is encoded or copied in a millisecond. */
const largeBlockBytes = 1 << 20
/** UTF-8 of one code unit. */
const bytesPerUnitMax = 3

/** UTF-8 text that grows by pieces. What was written is never moved: copying tens of megabytes would delay every request. */
export class TextBlocks {
  readonly #blocks: { readonly bytes: Uint8Array; used: number }[] = []
  readonly #blockBytes: number
  #length = 0

  constructor(blockBytes = largeBlockBytes) {
    this.#blockBytes = blockBytes
  }

  /** Of all pieces together. */
  get length(): number {
    return this.#length
  }

  /** @returns How many bytes the text has. */
  append(text: string): number {
    const block = this.#blockFor(text.length * bytesPerUnitMax)
    const { written } = encoder.encodeInto(text, block.bytes.subarray(block.used))
    block.used += written
    this.#length += written
    return written
  }

  /** Continue at this place, with zeros up to it. */
  skipTo(length: number): void {
    const missing = length - this.#length
    this.#blockFor(missing).used += missing
    this.#length = length
  }

  /** Copy everything. */
  *copyTo(target: Uint8Array, at = 0): Steps<void> {
    let to = at
    for (const { bytes, used } of this.#blocks) {
      yield
      target.set(bytes.subarray(0, used), to)
      to += used
    }
  }

  #blockFor(bytes: number) {
    const last = this.#blocks.at(-1)
    if (last !== undefined && last.bytes.length - last.used >= bytes) return last
    const block = { bytes: new Uint8Array(Math.max(this.#blockBytes, bytes)), used: 0 }
    this.#blocks.push(block)
    return block
  }
}
const encoder = new TextEncoder()
