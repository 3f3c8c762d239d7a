import { expect, test } from 'bun:test'
import { inLanguage } from '../../src/pages/index.ts'
import { languages } from '../../src/pages/languages.ts'

const said = (text: string) => inLanguage(languages['de']!.sentences, text)

test('a sentence of the rules is written from the wording of the language, with the values of the English one', () => {
  expect(said('7-iron speed 81 mph (derived) asks for about 103 g; -5 g to spare the body, -3 g at 66.')).toEqual([
    {
      text: 'Geschwindigkeit mit dem Eisen 7 81 mph (berechnet) verlangt etwa 103 g; -5 g, um den Körper zu schonen, -3 g mit 66 Jahren.',
      isTranslated: true,
    },
  ])
})

test('a sentence without a wording stays as it is, and does not take its neighbors along', () => {
  expect(said('The ball holds a green. Nobody ever wrote this.')).toEqual([
    { text: 'Der Ball hält auf dem Grün.', isTranslated: true },
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

test('what was fitted stands behind what is sold in its place', () => {
  expect(said('The shaft weighs 51 g; 56 g was fitted.')).toEqual([
    { text: 'Der Schaft wiegt 51 g; gefittet war 56 g.', isTranslated: true },
  ])
})
