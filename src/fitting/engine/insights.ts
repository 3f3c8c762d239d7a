import type { Specs } from './club-fit.ts'
import type { InputQuality } from './input-quality.ts'
import type { Note } from './spec.ts'

/** What decided a fit, and what would change it: every analysis says both. @rule IN-CONFIDENCE */
export const insightsOf = (specs: Specs, { missing }: Pick<InputQuality, 'missing'>): Note[] => [
  { rule: 'IN-CONFIDENCE', text: `What decided this fit: ${specs.loft.why} ${specs.headProfile.why}` },
  { rule: 'IN-CONFIDENCE', text: `What would change it: ${[...closeCalls(specs), measurement(missing)].join('; ')}.` },
]

const closeCallsMax = 2

/** The specs that stand near a border. */
const closeCalls = (specs: Specs): string[] =>
  Object.values(specs)
    .flatMap(({ alternatives }) => alternatives)
    .slice(0, closeCallsMax)

const measurement = ([first]: InputQuality['missing']): string =>
  first === undefined
    ? 'all that moves this club was sent, so only another swing would'
    : `${plain(first.field)}, which is not known (${first.how})`

/** `swingMetrics.ballSpeed` as people say it: the ball speed. */
const plain = (field: string): string =>
  `the ${field.slice(field.lastIndexOf('.') + 1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`
