import { Elysia } from 'elysia'
import { htmlDocument } from '../../pages/index.ts'
import { type PublicDocument, sendDocument } from '../../platform/http/public-document.ts'
import type { LoadedImage } from '../../scoring/index.ts'
import { type ExampleDeps, exampleOnFront } from '../lab/index.ts'
import { frontPage } from './page.ts'

/** Parts of the service that the first page uses. */
export type FrontDeps = ExampleDeps

/** The first page, with a fitting of today's rules and catalog on it. */
export const front = (deps: FrontDeps) => {
  const documents = new WeakMap<LoadedImage, PublicDocument>()
  const current = (): PublicDocument => {
    const loaded = deps.scorer.current()
    const document = documents.get(loaded) ?? htmlDocument(frontPage(deps.config, exampleOnFront(deps)))
    documents.set(loaded, document)
    return document
  }
  return new Elysia({ name: 'front' }).get('/', ({ request }) => sendDocument(request, current()), {
    detail: { hide: true },
  })
}
