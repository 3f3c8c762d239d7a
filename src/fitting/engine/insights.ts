import type { Message, Said } from '../../words/message.ts'
import { say } from '../../words/say.ts'
import type { Specs } from './club-fit.ts'
import { inputSaid } from './field-words.ts'
import type { InputQuality } from './input-quality.ts'
import type { Note } from './spec.ts'
import type { MissSizeQuestion } from './swing/miss-size.ts'

/** What decided a fit, and what would change it: every analysis says both. @rule IN-CONFIDENCE */
export const insightsOf = (
  specs: Specs,
  { missing }: Pick<InputQuality, 'missing'>,
  question: MissSizeQuestion | null,
): Note[] => [
  { rule: 'IN-CONFIDENCE', text: say('next.decided', { loft: specs.loft.why, head: specs.headProfile.why }) },
  {
    rule: 'IN-CONFIDENCE',
    text: say('next.wouldChange', { what: [...closeCalls(specs), measurement(missing, question)] }),
  },
]

const closeCallsMax = 2

/** The specs that stand near a border. */
const closeCalls = (specs: Specs): Said[] =>
  Object.values(specs)
    .flatMap(({ alternatives }) => alternatives)
    .slice(0, closeCallsMax)

const measurement = ([first]: InputQuality['missing'], question: MissSizeQuestion | null): Message =>
  question === null
    ? measurementSaid(first ?? null)
    : say('next.unknownMissSize', { input: inputSaid('missSize'), changes: question.changes })

/** What is not known, as the insight ends with it; null: nothing. @rule IN-CONFIDENCE */
const measurementSaid = (missing: Pick<InputQuality['missing'][number], 'field' | 'how'> | null): Message =>
  missing === null
    ? say('next.nothingUnknown')
    : say('next.unknown', { input: inputSaid(missing.field), how: missing.how })
