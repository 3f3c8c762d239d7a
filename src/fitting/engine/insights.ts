import type { Specs } from './club-fit.ts'
import { fieldWords } from './field-words.ts'
import type { InputQuality } from './input-quality.ts'
import type { MissSizeQuestion } from './miss-size.ts'
import type { Note } from './spec.ts'

/** What decided a fit, and what would change it: every analysis says both. @rule IN-CONFIDENCE */
export const insightsOf = (
  specs: Specs,
  { missing }: Pick<InputQuality, 'missing'>,
  question: MissSizeQuestion | null,
): Note[] => [
  { rule: 'IN-CONFIDENCE', text: `What decided this fit: ${specs.loft.why} ${specs.headProfile.why}` },
  {
    rule: 'IN-CONFIDENCE',
    text: `What would change it: ${[...closeCalls(specs), measurement(missing, question)].join('; ')}.`,
  },
]

const closeCallsMax = 2

/** The specs that stand near a border. */
const closeCalls = (specs: Specs): string[] =>
  Object.values(specs)
    .flatMap(({ alternatives }) => alternatives)
    .slice(0, closeCallsMax)

const measurement = ([first]: InputQuality['missing'], question: MissSizeQuestion | null): string =>
  question === null
    ? measurementWords(first ?? null)
    : `the ${fieldWords('missSize')}, which is not known (if it is moderate or large, it asks for ${question.changes})`

/** What is not known, as the insight ends with it; null: nothing. @rule IN-CONFIDENCE */
export const measurementWords = (missing: InputQuality['missing'][number] | null): string =>
  missing === null
    ? 'all that moves this club was sent, so only another swing would'
    : `the ${fieldWords(missing.field)}, which is not known (${missing.how})`
