export { withFigures } from './figures.ts'
export { fetchSentences, saidPlainly } from './said-plainly.ts'
export { inLanguage, type Sentences } from './sentences.ts'
