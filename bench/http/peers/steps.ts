/** A scores answer up to the step that the address ends with, from a Bun server that knows no keys, limits or log. */
import { readSavedGolfer } from '../../../src/fitting/index.ts'
import { scoringContext } from '../../../src/scoring/context.ts'
import { noEvidence } from '../../../src/scoring/evidence.ts'
import { packContext } from '../../../src/scoring/pack.ts'
import type { ScoreContextRequest } from '../../../src/scoring/schema/schema.ts'
import { createScorer } from '../../../src/scoring/scorer.ts'
import { catalog } from '../../micro/golfers-to-score.ts'

const bytes = await Bun.file(process.env['ANSWER_FILE']!).bytes()
const headers = { 'content-type': 'application/json' }
const { image, evidence, answer } = createScorer(catalog, noEvidence).current()

const written = (make: () => Uint8Array): Response => {
  const body = new ReadableStream({
    type: 'direct',
    pull: (controller: ReadableStreamDirectController) => {
      controller.write(make())
      controller.close()
    },
  })
  return new Response(body, { headers })
}
const pack = async (request: Request) =>
  packContext(scoringContext((await request.json()) as ScoreContextRequest, readSavedGolfer), image, evidence, true)

const steps: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  '/stream': async (request) => {
    await request.json()
    return written(() => bytes)
  },
  '/pack': async (request) => {
    await pack(request)
    return written(() => bytes)
  },
  '/core': async (request) => {
    const packed = await pack(request)
    return written(() => answer(packed))
  },
}

Bun.serve({
  port: Number(process.env['PORT']),
  hostname: '127.0.0.1',
  fetch: (request) => steps[new URL(request.url).pathname]?.(request) ?? new Response(null, { status: 404 }),
})
