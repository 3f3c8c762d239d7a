/// <reference path="../../assembly/types.d.ts" />

import * as at from '../../assembly/layout.ts'
import { TextBlocks } from '../platform/text/text-blocks.ts'
import { atOnce } from '../platform/work/steps.ts'

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

  copyTo(target: Uint8Array, at: number): void {
    atOnce(this.#text.copyTo(target, at))
  }
}

/** Where a text lies and how long it is, in one number: assembly/layout.ts. @param from A whole number of units. */
const refOf = (from: number, bytes: number): number => {
  if (from >= at.REF_REACH) throw new Error('The catalog has more text than an image holds')
  if (bytes > at.REF_BYTES_MAX) throw new Error(`A text of ${bytes} bytes does not fit into an image`)
  return (from / at.REF_UNIT) * (1 << at.REF_BITS) + bytes
}

/** Where the next text may begin. */
const nextRefAt = (end: number): number => Math.ceil(end / at.REF_UNIT) * at.REF_UNIT
