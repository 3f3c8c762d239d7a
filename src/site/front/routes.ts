import { Elysia } from 'elysia'
import { formsHere, htmlDocument } from '../../pages/index.ts'
import { type PublicDocument, sendDocument } from '../../platform/http/answers/public-document.ts'
import type { LoadedImage } from '../../scoring/index.ts'
import { type ExampleDeps, exampleOnFront, type Reader, readerOf } from '../lab/index.ts'
import { frontPage } from './page.ts'

/** Parts of the service that the first page uses. */
export type FrontDeps = ExampleDeps

/** Ways of writing that are kept: browsers may name any. Beyond them a language is written in its usual way. */
const keptMax = 16

/** The first page, with a fitting of today's rules and catalog on it. */
export const front = (deps: FrontDeps) => {
  const documents = new WeakMap<LoadedImage, Map<string, PublicDocument>>()
  const documentFor = (reader: Reader): PublicDocument => {
    const loaded = deps.scorer.current()
    const made = documents.get(loaded) ?? new Map<string, PublicDocument>()
    documents.set(loaded, made)
    const key = `${reader.locale} ${reader.system}`
    const known = made.get(key)
    if (known !== undefined) return known
    if (made.size >= keptMax && reader.locale !== reader.lang) return documentFor({ ...reader, locale: reader.lang })
    const headers = { ...formsHere, vary: 'Accept-Language, Cookie' }
    const document = htmlDocument(frontPage(deps.config, reader, exampleOnFront(deps, reader)), headers)
    made.set(key, document)
    return document
  }
  return new Elysia({ name: 'front' }).get(
    '/',
    ({ request }) => sendDocument(request, documentFor(readerOf(request))),
    {
      detail: { hide: true },
    },
  )
}
