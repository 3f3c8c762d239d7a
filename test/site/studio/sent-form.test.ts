import { expect, test } from 'bun:test'
import { languages } from '../../../src/pages/index.ts'
import type { Reader } from '../../../src/site/lab/index.ts'
import { readSentForm } from '../../../src/site/studio/sent-form.ts'

for (const [lang, texts] of Object.entries(languages)) {
  test(`words in place of a number are told as such in ${lang}, without a range`, () => {
    const reader: Reader = { lang, locale: lang, texts, system: 'metric' }
    const form = new URLSearchParams({ clubType: 'driver', way: 'total', totalDistance: 'abc' })
    expect(readSentForm(form, reader)).toBe(`${texts.studio.names.totalDistance}: ${texts.keep.notANumber}`)
  })

  test(`a kind of club that is none is refused in ${lang}, and not read as a driver`, () => {
    const reader: Reader = { lang, locale: lang, texts, system: 'metric' }
    const form = new URLSearchParams({ clubType: 'chipper', way: 'total', totalDistance: 'abc' })
    expect(readSentForm(form, reader)).toStartWith(`${texts.keep.club}: `)
  })
}
