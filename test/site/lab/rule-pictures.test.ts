import { beforeAll, describe, expect, test } from 'bun:test'
import { fittingResult } from '../../../src/fitting/index.ts'
import { clubTypes } from '../../../src/golf/names/words.ts'
import { rulePage } from '../../../src/maintenance/status/rule-pages.ts'
import { englishReader, html, languages, type Reader } from '../../../src/pages/index.ts'
import { plainWords, type RuleId, rulePictures, rules } from '../../../src/ruleset/index.ts'
import { createScorer } from '../../../src/scoring/index.ts'
import { labPage } from '../../../src/site/lab/page/lab-page.ts'
import { labView } from '../../../src/site/lab/view.ts'
import { englishListener, inWords } from '../../../src/words/index.ts'
import { catalog } from '../../equipment/catalog/bundled.ts'
import { testConfig } from '../../support/app.ts'
import { cases } from '../../support/cases.ts'
import { someGolfers } from '../../support/golfers.ts'

const scorer = createScorer(catalog)
const reader = englishReader
const seed = 20_261_127

/** Addresses of the rules that pages of fittings lead to, each club's own. */
const site = { serviceName: 'Clubwright', baseUrl: 'https://fit.example' }
const links = new Map<string, Set<string>>()
/** Pages of rules, each made once. */
const pages = new Map<string, string>()
const pageAt = (link: string): string => {
  const [, id, at] = /\/v1\/rules\/([A-Z0-9-]+)(?:\?at=(.+))?$/.exec(link)!
  const known = pages.get(link) ?? rulePage(id!, site, at === undefined ? null : Number(at), reader).text
  pages.set(link, known)
  return known
}

beforeAll(() => {
  for (const clubType of clubTypes) {
    const found = new Set<string>()
    for (const input of someGolfers(clubType, cases(900), seed)) {
      const facts = { fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F', idempotencyKey: null, createdAt: new Date(0) }
      const fitting = fittingResult({ ...facts, input, scorer, config: testConfig() })
      const parts = { ...site, script: null, rules: null }
      const { text } = labPage(labView({ input }, fitting, catalog), null, reader, parts)
      for (const [link] of text.matchAll(/\/v1\/rules\/[^"]+/g)) found.add(link)
    }
    links.set(clubType, found)
  }
})

describe('each rule that a fitting leads to has a chart or a table of its figures', () => {
  for (const clubType of clubTypes)
    test(`of ${clubType}`, () => {
      const found = links.get(clubType)!
      expect(found.size).toBeGreaterThan(15)
      const bare = [...found].filter((link) => !pageAt(link).includes('<figure class="drawing rule-chart'))
      expect(bare).toEqual([])
      // Whoever comes with a figure sees where it lies, and nothing lies outside of the drawing.
      const marked = [...found].filter((link) => link.includes('?at='))
      expect(marked.length).toBeGreaterThan(0)
      for (const link of marked) {
        const marks = [...pageAt(link).matchAll(/<line class="here" x1="([\d.-]+)"/g)].map(([, x]) => Number(x))
        expect({ link, isMarked: marks.length > 0 }).toEqual({ link, isMarked: true })
        expect({ link, isInside: marks.every((x) => x >= 0 && x <= 360) }).toEqual({ link, isInside: true })
      }
    })
})

describe('each rule that a fitting leads to is told in the language of its reader, and what is English is marked', () => {
  for (const lang of ['de', 'es'])
    test(lang, () => {
      const own: Reader = { lang, locale: lang, texts: languages[lang]!, system: 'mixed' }
      const ids = new Set(
        [...links.values()].flatMap((found) => [...found].map((link) => /[A-Z0-9-]+(?=\?|$)/.exec(link)![0])),
      )
      expect(ids.size).toBeGreaterThan(40)
      const told = [...ids].filter((id) => plainWords[id as RuleId] !== undefined)
      expect(told.length).toBeGreaterThan(10)
      for (const id of ids) {
        const { text } = rulePage(id, site, null, own)
        expect(text).toContain(`<html lang="${lang}">`)
        const shown = text.slice(text.indexOf('<main')).replaceAll(/<(\w+)\b[^>]* lang="en"[^>]*>.*?<\/\1>/gs, '')
        const english = shown
          .replaceAll(/<[^>]+>/g, ' ')
          .match(/[^.]*\b(?:the|with|which|than|are|and|your|by)\b[^.]*/g)
        expect({ id, english }).toEqual({ id, english: null })
        expect(shown).toContain(`<h1>${html`${own.texts.specs.ruleTitles[id]!}`.text}</h1>`)
        const plain = plainWords[id as RuleId]
        if (plain === undefined) continue
        for (const sentence of inWords(englishListener, plain).split('. '))
          expect({ id, isEnglish: shown.includes(html`${sentence}`.text) }).toEqual({ id, isEnglish: false })
      }
      for (const id of told) expect(rulePage(id, site, null, own).text).toMatch(/<p class="lead">\S.*\. .*\. .*\.<\/p>/)
    })
})

test('pictures are drawn whole: bands in order and inside of the bar, lines of numbers, tables without holes', () => {
  for (const { id } of rules) {
    const text = rulePage(id, site, null, reader).text
    expect({ id, isSound: !/NaN|undefined|Infinity/.test(text) }).toEqual({ id, isSound: true })
  }
  const pictured = rules.flatMap(({ id }) => {
    const pictures = rulePictures(id as RuleId)
    return pictures === undefined ? [] : [{ id, pictures }]
  })
  expect(pictured.length).toBeGreaterThan(30)
  for (const { id, pictures } of pictured) {
    const axes = new Set<string>()
    for (const picture of pictures) {
      if ('golfer' in picture && picture.golfer !== undefined) axes.add(picture.golfer)
      if (picture.kind === 'bands')
        for (const { bands } of picture.bars) {
          const [first, ...others] = bands.map(({ from }) => from)
          expect({ id, first }).toEqual({ id, first: null })
          expect({ id, others }).toEqual({ id, others: others.toSorted((one, other) => one! - other!) })
        }
      if (picture.kind === 'table')
        for (const row of picture.rows) expect({ id, row: row.length }).toEqual({ id, row: picture.heads.length })
    }
    // One figure of the golfer comes with the address.
    expect({ id, axes: axes.size <= 1 }).toEqual({ id, axes: true })
  }
})
