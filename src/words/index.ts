export { catalogs } from './catalogs.ts'
export { englishListener, inEnglish } from './english.ts'
export { inWords, type Language, partsOf } from './render.ts'
