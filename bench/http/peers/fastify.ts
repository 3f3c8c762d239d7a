import fastify from 'fastify'
import { ScoresAnswer } from '../../../src/scoring/schema/answer-schema.ts'
import type { ScoreContextRequest } from '../../../src/scoring/schema/schema.ts'
import { golferScores } from './golfer-scores.ts'

/** The same answer by Fastify on Node, with fast-json-stringify compiled from the schema of the answer. Bundled for Node. */
const app = fastify()
// A copy without TypeBox's symbols and without names: Fastify wants plain JSON Schema, and each name once.
const plain = JSON.parse(JSON.stringify(ScoresAnswer, (member, value) => (member === '$id' ? undefined : value)))
const schema = { response: { 200: plain } }
app.post('/v1/catalog/scores', { schema }, (request) => golferScores(request.body as ScoreContextRequest))
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
