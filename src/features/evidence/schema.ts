import { type Static, Type } from '@sinclair/typebox'
import { popularityDays } from '../../equipment/catalog/index.ts'
import { clubTypes, flexes, woodCategories } from '../../golf/names/words.ts'
import { count as countOf, figure, success, text } from '../../platform/described.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { speedBands } from './summary.ts'

const count = (description: string, example = 120) => countOf('golfers', description, example)
const picks = count('Recommendations.', 14)
const clubType = oneOf(clubTypes, { description: 'Kind of club.' })
const basis = oneOf(['fittings', 'simulated'], {
  description:
    '`fittings`: completed fittings of this service. `simulated`: the release’s simulated population, run through the same engine; used while there are fewer than 20 fittings.',
})

const HeadEvidence = closed(
  {
    headId: text('Id of the head.', 'ping-g440-max-driver'),
    clubType,
    basis,
    picks: count('Golfers who were recommended this head: it was among their top picks.'),
    of: count('Golfers counted for this club type.'),
    share: Type.Number({ minimum: 0, maximum: 1, unit: 'share', description: 'picks / of.', examples: [0.12] }),
    chosen: count(
      'Golfers who chose this head, through store links from their fitting for only this club, or who already had it and kept it. Only this raises scores.',
    ),
    popularity30Days: countOf(
      'fittings',
      `Completed fittings of the last ${popularityDays} days with this head among the top picks.`,
      3,
    ),
    bySpeed: Type.Array(
      closed(
        { mph: oneOf(speedBands, { description: 'Speed band, mph.' }), picks },
        { description: 'A band of speeds.' },
      ),
      {
        description: 'Recommendations by driver speed, mph; driver-equivalent for other clubs.',
      },
    ),
    byMiss: closed(
      { fade: picks, hook: picks, none: picks },
      { description: 'Recommendations by the curve of the usual miss; none: straight, both ways or unknown.' },
    ),
    byFlex: Type.Array(closed({ flex: oneOf(flexes, { description: 'Flex.' }), picks }, { description: 'A flex.' }), {
      description: 'Recommendations by the shaft flex that was fitted with it.',
    }),
    byHand: closed({ right: picks, left: picks }, { description: 'Recommendations by playing hand.' }),
  },
  {
    $id: 'HeadEvidence',
    description: 'What is known about one head. Heads that were never recommended or chosen are not listed.',
  },
)

const Preset = closed(
  {
    id: Type.String({ description: 'Send it as `golfer` of a score context.', examples: ['slicer-95'] }),
    title: text('The golfer in words.', 'Slicer, 95 mph'),
    golfer: closed(
      {
        speed: figure('mph', 'Driver speed, mph.', 95),
        miss: oneOf(['slice', 'straight', 'hook', 'both'], { description: 'Usual miss.' }),
        handicap: figure('strokes', 'Handicap.', 18),
        needsLaunch: Type.Boolean({ description: 'The ball flies too low.' }),
        highSpin: Type.Boolean({ description: 'The ball spins too much.' }),
      },
      { description: 'The golfer in figures.' },
    ),
    expectedFirst: Type.Array(oneOf(woodCategories), {
      description: 'Driver categories; one of them should rank first for this golfer.',
    }),
  },
  { $id: 'GolferPreset', description: 'A golfer to score clubs for if nothing is known about yours.' },
)

/** Answer of `GET /v1/catalog/evidence`. */
export const EvidenceSummary = closed(
  {
    success,
    evidenceRevision: text('Changes when a count changes.', '0a1b2c3d4e5f6071'),
    clubTypes: Type.Array(
      closed(
        {
          clubType,
          basis,
          choices: countOf('clubs', 'Clubs that golfers chose or kept.', 7),
          fittings: countOf(
            'fittings',
            'Completed fittings that were counted; traffic marked internal or test is not.',
            42,
          ),
          simulated: count('Golfers of the simulated population.', 2000),
        },
        { description: 'A kind of club.' },
      ),
      { description: 'What was counted, by club type.' },
    ),
    presets: Type.Array(Preset, { description: 'Golfers to score clubs for.' }),
    count: countOf('heads', 'Heads that are listed.', 310),
    heads: Type.Array(HeadEvidence, { description: 'By club type, most recommended first.' }),
  },
  {
    $id: 'Evidence',
    description:
      'Results of fittings by head: recommendations, and what golfers then chose or kept; and the golfer presets of the score operation.',
  },
)
export type EvidenceSummary = Static<typeof EvidenceSummary>
