import { TextBlocks } from '../../text/text-blocks.ts'
import type { Steps } from '../../work/steps.ts'
import { type EncodedDocument, taggedDocument } from '../answers/encoding.ts'
import { tagging } from '../answers/etag.ts'

/** An answer whose lists are made item by item while they are written. */
export type InPieces<Answer> = {
  readonly [Field in keyof Answer]: Answer[Field] extends readonly (infer Item)[] ? Iterable<Item> : Answer[Field]
}

/** The JSON of a large answer, an item of its lists a step. */
export function* encodingInPieces(answer: object): Steps<EncodedDocument> {
  const text = new TextBlocks()
  for (const [place, [field, value]] of Object.entries(answer).entries()) {
    text.append(`${place === 0 ? '{' : ','}${JSON.stringify(field)}:`)
    if (isList(value)) yield* appendList(text, value)
    else text.append(JSON.stringify(value))
  }
  text.append('}')
  const bytes = new Uint8Array(text.length)
  yield* text.copyTo(bytes)
  return taggedDocument(bytes, yield* tagging(bytes))
}

const isList = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value

function* appendList(text: TextBlocks, items: Iterable<unknown>): Steps<void> {
  let opening = '['
  for (const item of items) {
    yield
    text.append(`${opening}${JSON.stringify(item)}`)
    opening = ','
  }
  text.append(opening === '[' ? '[]' : ']')
}
