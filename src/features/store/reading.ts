import {
  type Catalog,
  type ClubWithOptions,
  gripOptions,
  type Head,
  loftOptions,
  type ShaftOption,
  shaftOptions,
} from '../../equipment/catalog/index.ts'
import type { Message } from '../../words/message.ts'
import { either, say } from '../../words/say.ts'

type WedgeHead = Extract<Head, { clubType: 'wedge' }>

import type { Flex, Hand } from '../../golf/names/words.ts'

/** What can still be chosen on a club. Every parameter that is understood leaves less of it. */
export interface Left {
  readonly head: Head
  /** Null until one is chosen. */
  readonly hand: Hand | null
  readonly lofts: ClubWithOptions['lofts']
  /** Wedges: every loft, bounce and sole. */
  readonly soles: WedgeHead['options']
  readonly shafts: readonly ShaftOption[]
  /** Null until one is chosen, by our name or by the maker's. */
  readonly flex: Flex | null
  readonly grips: ClubWithOptions['grips']
}

/**
 * Everything that a club is made with; worked out once for each head of a catalog.
 * @param isFitted Whether a fitting stands behind the link: it may have chosen a shaft that is sold on its own.
 */
export const everything = (catalog: Catalog, head: Head, isFitted: boolean): Left => {
  const known = isFitted ? fittedWith : madeWith
  const made = known.get(head) ?? {
    head,
    hand: null,
    lofts: loftOptions(head),
    soles: head.clubType === 'wedge' ? head.options : [],
    shafts: shaftOptions(catalog, head, isFitted),
    flex: null,
    grips: gripOptions(catalog, head),
  }
  known.set(head, made)
  return made
}

// A new catalog has new heads, so what was known of the old ones goes with them.
const madeWith = new WeakMap<Head, Left>()
const fittedWith = new WeakMap<Head, Left>()

/** What was made of the text of a parameter. */
type Reading =
  | {
      /** As a store link writes it. */
      readonly value: string
      /** As people read it. */
      readonly shown: string
      /** By how much it changes the loft, degrees. */
      readonly loftDeg?: number
      readonly left?: Partial<Left>
    }
  /** Completes the sentence "<parameter> ...". */
  | { readonly problem: Message }

/** Reads one parameter of a link. */
export type Reader = (text: string, left: Left) => Reading

/** The number in `10.5`, `10.5°` or `10.5 degrees`; NaN where there is none. */
export const degreesIn = (text: string): number => numberIn(text.replace(/(°|deg|degrees?)$/i, '').trimEnd())

/** The number that a text is, with or without sign; NaN for any other text. */
export const numberIn = (text: string): number => (/^[+-]?\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN)

const listedMax = 12

/** `must be 9, 10.5 or 12`: what is offered, or why nothing is. */
export const readOption = (options: readonly string[], none = say('store.notOffered')): Reading => {
  const different = [...new Set(options)]
  if (different.length === 0) return { problem: none }
  if (different.length > listedMax) {
    const [options, more] = [different.slice(0, listedMax), different.length - listedMax]
    return { problem: say('refusal.mustBe', { what: say('store.oneOfMore', { options, more }) }) }
  }
  return { problem: say('refusal.mustBe', { what: either(different) }) }
}
