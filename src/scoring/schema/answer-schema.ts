import { Type } from '@sinclair/typebox'
import { priceFields } from '../../equipment/catalog/index.ts'
import { clubTypes, hands, launchProfiles, missPatterns } from '../../golf/names/words.ts'
import { count, figure, orNull, success, text, texts } from '../../platform/described.ts'
import { closed, nullable, oneOf } from '../../platform/schema.ts'
import { evidenceBases } from '../evidence.ts'
import { goals } from '../rules/need.ts'
import { verdicts } from '../rules/score.ts'
import { flex, presetIds } from './schema.ts'

/** Drawbacks that a club shows. */
export const drawbacksMax = 2

const { priceDate: _, ...scoredPrices } = priceFields

/** One club of a scores answer. */
const ScoredClub = closed(
  {
    headId: text('Id of the head, for every other operation.', 'ping-g440-max-driver'),
    clubType: oneOf(clubTypes, { description: 'Kind of club.' }),
    brand: text('Maker.', 'PING'),
    model: text('Model.', 'G440 Max'),
    year: Type.Integer({ unit: 'year', description: 'First year sold.', examples: [2025] }),
    current: Type.Boolean({ description: 'The maker currently sells it.' }),
    ...scoredPrices,
    score: orNull(
      Type.Integer({ minimum: 0, maximum: 98, unit: 'points', examples: [94] }),
      '0 to 98; of a pick the score that its fitting gave. Null for a wedge fitting.',
    ),
    verdict: nullable(oneOf(verdicts), { description: 'The score in words; null without a score.' }),
    opinion: text('The verdict and the kind of head, as text.', 'Among the best: draw-biased driver.'),
    reasons: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: 3,
      description: 'Reasons for it.',
      examples: [['Draw bias works against a slice.']],
    }),
    drawbacks: Type.Array(Type.String(), {
      maxItems: drawbacksMax,
      description: 'Reasons against it; of a pick of a fitting its first compromises.',
      examples: [['Launches low.']],
    }),
    evidence: closed(
      {
        picked: count('golfers', 'How many of these are of this head.', 14),
        of: count('golfers', 'Choices or fittings of similar golfers.', 120),
        share: Type.Number({ minimum: 0, maximum: 1, unit: 'share', description: 'picked / of.', examples: [0.12] }),
        basis: oneOf(evidenceBases, {
          description:
            '`chosen`: clubs that golfers chose or kept, which may raise the score. `fittings`, `simulated`: only recommended, in fittings or to the simulated population.',
        }),
      },
      {
        $id: 'ScoreEvidence',
        description: 'Similar golfers who chose, kept or were recommended it.',
      },
    ),
    build: closed(
      {
        flex,
        weightBand: text('Ten-gram weight band of the shaft.', '50-59g'),
        launch: oneOf(launchProfiles, { description: 'Launch of the shaft.' }),
        shaft: closed(
          {
            shaftId: orNull(text('Id.', 'fujikura-ventus-blue-6'), 'Id for the store link; null if it has none.'),
            model: text("Maker's name for the shaft.", 'Ventus Blue 6'),
            source: oneOf(['stock', 'aftermarket'], {
              description: 'stock: fitted by the maker; aftermarket: sold separately.',
            }),
            modelKnown: Type.Boolean({ description: 'False: only the class of the stock shaft is known.' }),
          },
          { description: 'The shaft.' },
        ),
        loft: orNull(figure('degrees', 'Degrees.', 10.5), 'Degrees; null for irons and wedges that no fitting picked.'),
      },
      { $id: 'ScoredBuild', description: 'A build to start from.' },
    ),
    hands: Type.Array(oneOf(hands), { description: 'Hands it is made for.' }),
    available: Type.Boolean({ description: 'Made for the hand of the context; true without one.' }),
  },
  { $id: 'ScoredClub', description: 'A club with its score.' },
)

const scoresMembers = {
  imageRevision: text('Catalog, ruleset and evidence behind the scores.', '0a1b2c3d4e5f6071'),
  context: closed(
    {
      goal: nullable(oneOf(goals), { description: 'What the golfer wants most; null: not given.' }),
      golfer: closed(
        {
          speed: figure('mph', 'Driver speed, mph.', 95),
          miss: oneOf(missPatterns, { description: 'Usual miss.' }),
          handicap: orNull(figure('strokes', 'Handicap.', 16), 'Handicap; null: unknown.'),
          needsLaunch: Type.Boolean({ description: 'The ball flies too low.' }),
          highSpin: Type.Boolean({ description: 'The ball spins too much.' }),
          preset: nullable(oneOf(presetIds), { description: 'The preset that was sent; null: figures.' }),
        },
        { description: 'The golfer in figures.' },
      ),
      hand: nullable(oneOf(hands), { description: 'Requested or fitted hand; null: none.' }),
      clubTypes: Type.Array(oneOf(clubTypes), { description: 'Kinds of club that were scored.' }),
    },
    { $id: 'ScoredFor', description: 'The golfer that was scored for.' },
  ),
  rules: texts('Ours: ids of the rules behind scores and builds; see /v1/rules/{id}.', 'SCORE-HEAD', 'MATCH-SHAFT'),
  count: count('clubs', 'Clubs that were scored.', 120),
  clubs: Type.Array(ScoredClub, {
    description: 'By club type, current clubs before discontinued ones, each best first.',
  }),
}

const ContextScores = closed(scoresMembers, { $id: 'ContextScores', description: 'Scored clubs of one context.' })

/** Answer to one context. */
export const ScoresAnswer = closed(
  { success, ...scoresMembers },
  { $id: 'Scores', basedOn: ContextScores, description: 'Scored clubs.' },
)

/** Answer to a list of contexts, in its order. */
export const ScoresBatchAnswer = closed(
  {
    success,
    count: count('contexts', 'Number of contexts.', 2),
    results: Type.Array(ContextScores, { description: 'One per context, in their order.' }),
  },
  { $id: 'ScoresBatch', description: 'Scored clubs of each context.' },
)
