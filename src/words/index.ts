export { catalogs, tongues } from './catalogs.ts'
export { englishListener, inEnglish } from './english.ts'
export {
  languageOf,
  listenerOf,
  localeOf,
  type Tongue,
  usualUnits,
} from './listener.ts'
export { inWords, type Language, type Listener, partsOf, rendered } from './render.ts'
