import { Elysia } from 'elysia'
import type { ScoreContextRequest } from '../../../src/scoring/schema/schema.ts'
import { golferScores } from './golfer-scores.ts'

/** The same answer by an ordinary Elysia service: objects, sort, JSON.stringify. */
new Elysia({ serve: { hostname: '127.0.0.1' } })
  .post('/v1/catalog/scores', ({ body }) => golferScores(body as ScoreContextRequest))
  .get('/trivial', () => 'ok')
  .listen(Number(process.env['PORT']))
