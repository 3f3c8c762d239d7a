/** A 304 up to the step that the address ends with, from a Bun server that knows no keys, limits or log. */

import { readSavedGolfer } from '../../../src/fitting/index.ts'
import { scoringContext } from '../../../src/scoring/context.ts'
import { noEvidence } from '../../../src/scoring/evidence.ts'
import { packContext } from '../../../src/scoring/pack.ts'
import type { ScoreContextRequest } from '../../../src/scoring/schema/schema.ts'
import { createScorer } from '../../../src/scoring/scorer.ts'
import { catalog } from '../../micro/golfers-to-score.ts'

const { image, evidence } = createScorer(catalog, noEvidence).current()
/** Those of the service. */
const headers = JSON.parse(await Bun.file(process.env['ANSWER_FILE']!).text()) as Record<string, string>
const unchanged = (all: Record<string, string>) => new Response(null, { status: 304, headers: all })

const steps: Readonly<Record<string, (request: Request) => Response | Promise<Response>>> = {
  '/empty': () => new Response(null, { status: 304 }),
  '/headers': () => unchanged({ ...headers }),
  '/read': async (request) => {
    await request.json()
    return unchanged({ ...headers })
  },
  '/pack': async (request) => {
    const body = (await request.json()) as ScoreContextRequest
    const { block } = packContext(scoringContext(body, readSavedGolfer), image, evidence, true)
    return unchanged({ ...headers, etag: `"${Bun.hash.wyhash(block).toString(36)}"` })
  },
}

Bun.serve({
  port: Number(process.env['PORT']),
  hostname: '127.0.0.1',
  fetch: (request) => steps[new URL(request.url).pathname]?.(request) ?? new Response(null, { status: 404 }),
})
