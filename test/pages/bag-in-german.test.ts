import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { inLanguage, languages } from '../../src/pages/index.ts'
import { saidPlainly } from '../../src/pages/wording/index.ts'
import { cases } from '../support/cases.ts'
import { answerPlan } from '../support/in-english.ts'

const { sentences } = languages['de']!
const clubs = fc.constantFrom(
  'driver',
  '3w',
  '5w',
  '4h',
  '5i',
  '6i',
  '7i',
  '8i',
  'pw',
  '52 wedge',
  '56 wedge',
  '60 wedge',
)
const known = fc.uniqueArray(
  fc.record({ club: clubs, carry: fc.integer({ min: 60, max: 230 }) }, { requiredKeys: ['club'] }),
  { maxLength: 5, selector: ({ club }) => club },
)
const requests = fc.record(
  {
    golfer: fc.constantFrom({ handedness: 'right' }, { handedness: 'left', handicap: 12, wristToFloor: 34 } as const),
    driverSpeed: fc.integer({ min: 60, max: 120 }),
    sevenIronSpeed: fc.integer({ min: 55, max: 95 }),
    keep: known,
    carries: known,
  },
  { requiredKeys: ['golfer', 'driverSpeed'] },
)

test('no sentence of a planned bag is English to a German reader', () => {
  const english = new Set<string>()
  for (const request of fc.sample(requests, { numRuns: cases(1_500), seed: 20_261_127 })) {
    const { summary, warnings, notes } = answerPlan(request as Parameters<typeof answerPlan>[0])
    for (const text of [summary, ...warnings.map((one) => one.text), ...notes])
      for (const said of inLanguage(sentences, text)) if (!said.isTranslated) english.add(said.text)
  }
  expect([...english]).toEqual([])
})

test('a script names the clubs of a plan in the language of the page, and leaves names of golfers as they are', () => {
  const named = (lang: string) =>
    ['7-iron', '5-wood', '4-hybrid', '52.5° wedge', 'PW', 'Driver', 'P790 7i'].map((club) =>
      saidPlainly({ lang, locale: lang, sentences: languages[lang]!.sentences }, 'metric', club),
    )
  expect(named('de')).toEqual(['Eisen 7', 'Holz 5', 'Hybrid 4', '52,5°-Wedge', 'PW', 'Driver', 'P790 7i'])
  expect(named('es')).toEqual(['hierro 7', 'madera 5', 'híbrido 4', 'wedge de 52,5°', 'PW', 'Driver', 'P790 7i'])
  expect(named('en')).toEqual(['7-iron', '5-wood', '4-hybrid', '52.5° wedge', 'PW', 'Driver', 'P790 7i'])
})

test('a script writes the sentences in the units of the page', () => {
  const told = { lang: 'de', locale: 'de-DE', sentences }
  const text = '7-iron 150 and 9-iron 128 lie 22 yards apart, more than 20.5.'
  expect(saidPlainly(told, 'metric', text)).toBe(
    'Eisen 7 (137\u00a0m) und Eisen 9 (117\u00a0m) liegen 20\u00a0m auseinander, mehr als 18,7\u00a0m.',
  )
  expect(saidPlainly({ ...told, lang: 'en', locale: 'en-US', sentences: {} }, 'imperial', text)).toBe(text)
})
