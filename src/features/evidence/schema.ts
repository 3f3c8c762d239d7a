import { type Static, Type } from '@sinclair/typebox'
import { clubTypes, flexes, woodCategories } from '../../golf/words.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { speedBands } from './summary.ts'

const count = (description: string) => Type.Integer({ minimum: 0, description })
const picks = Type.Integer({ minimum: 0 })
const basis = oneOf(['fittings', 'simulated'], {
  description:
    '`fittings`: completed fittings of this service. `simulated`: the simulated population of the release, run through the same engine; used while there are fewer than 20 fittings.',
})

const HeadEvidence = closed(
  {
    headId: Type.String(),
    clubType: oneOf(clubTypes),
    basis,
    picks: count('Golfers who were recommended this head: it was among their top picks.'),
    of: count('Golfers of the club type that were counted.'),
    share: Type.Number({ minimum: 0, maximum: 1, description: 'picks / of.' }),
    chosen: count(
      'Golfers who chose this head, by store links from their fitting for this club alone, or brought and kept it. Only this raises scores.',
    ),
    popularity30Days: count('Completed fittings of the last 30 days with this head among the top picks.'),
    bySpeed: Type.Array(closed({ mph: oneOf(speedBands), picks }), {
      description: 'Recommendations by driver speed, mph; driver-equivalent for other clubs.',
    }),
    byMiss: closed(
      { fade: picks, hook: picks, none: picks },
      { description: 'Recommendations by the curve of the usual miss; none is straight, both ways or unknown.' },
    ),
    byFlex: Type.Array(closed({ flex: oneOf(flexes), picks }), {
      description: 'Recommendations by the shaft flex that was fitted with it.',
    }),
    byHand: closed({ right: picks, left: picks }, { description: 'Recommendations by playing hand.' }),
  },
  { description: 'What is known about one head. Heads that were never recommended or chosen are not listed.' },
)

const Preset = closed(
  {
    id: Type.String({ description: 'Send it as `golfer` of a score context.', examples: ['slicer-95'] }),
    title: Type.String(),
    golfer: closed({
      speed: Type.Number({ description: 'Driver speed, mph.' }),
      miss: oneOf(['slice', 'straight', 'hook', 'both']),
      handicap: Type.Number(),
      needsLaunch: Type.Boolean(),
      highSpin: Type.Boolean(),
    }),
    expectedFirst: Type.Array(oneOf(woodCategories), {
      description: 'Driver categories of which one should come first for this golfer.',
    }),
  },
  { description: 'A golfer to score clubs for when nothing is known about yours.' },
)

/** Answer of `GET /v1/catalog/evidence`. */
export const EvidenceSummary = closed(
  {
    success: Type.Literal(true),
    evidenceRevision: Type.String({ description: 'Changes when a count changes.' }),
    clubTypes: Type.Array(
      closed({
        clubType: oneOf(clubTypes),
        basis,
        choices: count('Clubs that golfers chose or kept.'),
        fittings: count('Completed fittings that were counted; traffic marked internal or test is not.'),
        simulated: count('Golfers of the simulated population.'),
      }),
    ),
    presets: Type.Array(Preset),
    count: count('Heads that are listed.'),
    heads: Type.Array(HeadEvidence, { description: 'By club type, most recommended first.' }),
  },
  {
    description:
      'What fittings led to, head by head: recommendations, and what golfers then chose or kept; and the golfer presets of the score operation.',
  },
)
export type EvidenceSummary = Static<typeof EvidenceSummary>
