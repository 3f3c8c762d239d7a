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
    picks: count('Golfers who had this head among their top picks.'),
    of: count('Golfers of the club type that were counted.'),
    share: Type.Number({ minimum: 0, maximum: 1, description: 'picks / of.' }),
    popularity30Days: count('Completed fittings of the last 30 days with this head among the top picks.'),
    bySpeed: Type.Array(closed({ mph: oneOf(speedBands), picks }), {
      description: 'Picks by driver speed, mph; driver-equivalent for other clubs.',
    }),
    byMiss: closed(
      { fade: picks, hook: picks, none: picks },
      { description: 'Picks by the curve of the usual miss; none is straight, both ways or unknown.' },
    ),
    byFlex: Type.Array(closed({ flex: oneOf(flexes), picks }), {
      description: 'Picks by the shaft flex that was fitted with it.',
    }),
    byHand: closed({ right: picks, left: picks }, { description: 'Picks by playing hand.' }),
  },
  { description: 'What is known of one head. Heads that were never picked are not listed.' },
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
  { description: 'A golfer to score clubs for when nothing is known about one’s own.' },
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
        fittings: count('Completed fittings that were counted; traffic marked internal or test is not.'),
        simulated: count('Golfers of the simulated population.'),
      }),
    ),
    presets: Type.Array(Preset),
    count: count('Heads that are listed.'),
    heads: Type.Array(HeadEvidence, { description: 'By club type, most picked first.' }),
  },
  {
    description: 'What fittings led to, head by head, and the golfer presets of the score operation.',
  },
)
export type EvidenceSummary = Static<typeof EvidenceSummary>
