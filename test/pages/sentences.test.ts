import { expect, test } from 'bun:test'
import type { System } from '../../src/golf/quantity.ts'
import { inLanguage } from '../../src/pages/index.ts'
import { languages } from '../../src/pages/languages.ts'
import { withFigures } from '../../src/pages/wording/index.ts'

const said = (text: string) => inLanguage({ 'Measured ones are better': 'Gemessene sind besser' }, text)

test('a sentence without a wording stays as it is, and does not take its neighbors along', () => {
  expect(said('Measured ones are better. Nobody ever wrote this.')).toEqual([
    { text: 'Gemessene sind besser.', isTranslated: true },
    { text: 'Nobody ever wrote this.', isTranslated: false },
  ])
})

test('every wording of every language has the values of its English pattern, each once', () => {
  const valuesIn = (text: string) => [...text.matchAll(/\{[^}]+\}/g)].map(([value]) => value).sort()
  for (const { sentences } of Object.values(languages))
    for (const [english, wording] of Object.entries(sentences)) expect(valuesIn(wording)).toEqual(valuesIn(english))
})

test('a language that is begun has a wording for every sentence', () => {
  const all = Object.keys(languages['de']!.sentences).sort()
  for (const { sentences } of Object.values(languages))
    if (Object.keys(sentences).length > 0) expect(Object.keys(sentences).sort()).toEqual(all)
})

const figures = (text: string, system: System, lang = 'en') =>
  withFigures({ lang, locale: lang }, text)
    .map((part) => (typeof part === 'string' ? part : part(system)))
    .join('')

test('a body is measured in centimeters beside clubs in inches', () => {
  expect(figures('74 in tall: 45.5 in long', 'mixed')).toBe('188\u00a0cm tall: 45.5 in long')
  expect(figures('Handgelenk zum Boden 37.5 in', 'mixed', 'de')).toBe('Handgelenk zum Boden 95,3\u00a0cm')
  expect(figures('Made for players of 52 to 55 in', 'metric')).toBe('Made for players of 132.1 to 139.7\u00a0cm')
  expect(figures('74 in tall: 45.5 in long', 'imperial')).toBe('74 in tall: 45.5 in long')
})

test('what looks like a number but is a name or a version stays as it is', () => {
  expect(figures('the PXG 0311 Black Ops', 'imperial')).toBe('the PXG 0311 Black Ops')
  expect(figures('rules 1.4.0', 'metric', 'de')).toBe('rules 1.4.0')
})
