import { expect, test } from 'bun:test'
import { encodedDocument } from '../../../src/platform/http/answers/encoding.ts'
import { keepDocuments } from '../../../src/platform/http/answers/kept-documents.ts'

/** Documents that are as long as their key, and what was made of them. */
const documents = (bytesMax: number) => {
  const made: string[] = []
  const get = keepDocuments(bytesMax, (key: string) => {
    made.push(key)
    return encodedDocument(key)
  })
  return { get, made }
}

test('a document is made once while there is room for it', () => {
  const { get, made } = documents(12)
  expect(get('driver')).toBe(get('driver'))
  get('wedges')
  get('driver')
  expect(made).toEqual(['driver', 'wedges'])
})

test('the limit counts bytes: a long document takes the place of several short ones, the first of them first', () => {
  const { get, made } = documents(12)
  for (const key of ['wood', 'iron', 'grip']) get(key)
  get('hybrid')
  expect(made.splice(0)).toEqual(['wood', 'iron', 'grip', 'hybrid'])
  for (const key of ['grip', 'hybrid', 'iron', 'wood']) get(key)
  expect(made).toEqual(['iron', 'wood'])
})

test('a document above the limit is answered, and neither kept nor counted afterward', () => {
  const { get, made } = documents(8)
  get('fairway wood')
  get('fairway wood')
  get('wood')
  get('wood')
  expect(made).toEqual(['fairway wood', 'fairway wood', 'wood'])
})
