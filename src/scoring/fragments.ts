import type { Steps } from '../platform/steps.ts'
import { TextBlocks } from '../platform/text-blocks.ts'
import { nextRefAt, refOf } from './ref.ts'

/** Pieces of JSON, each once, and refs to them. */
export class Fragments {
  readonly #refs = new Map<string, number>()
  readonly #text: TextBlocks

  constructor(blockBytes?: number) {
    this.#text = new TextBlocks(blockBytes)
  }

  get bytes(): number {
    return this.#text.length
  }

  /** @throws for a piece that is too long, or one too many. */
  ref(piece: string): number {
    const known = this.#refs.get(piece)
    if (known !== undefined) return known
    const from = this.#text.length
    const ref = refOf(from, this.#text.append(piece))
    this.#text.skipTo(nextRefAt(this.#text.length))
    this.#refs.set(piece, ref)
    return ref
  }

  copyTo(target: Uint8Array, at: number): Steps<void> {
    return this.#text.copyTo(target, at)
  }
}
