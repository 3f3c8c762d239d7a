import { describe, expect, test } from 'bun:test'
import { servedRows } from '../../../src/golf/tables.ts'
import { ruleListPage, rulePage } from '../../../src/maintenance/status/rule-pages.ts'
import { englishReader, html, languages, type Reader } from '../../../src/pages/index.ts'
import { plainWords, ruleBands, ruleById, rules } from '../../../src/ruleset/index.ts'
import { englishListener, inWords } from '../../../src/words/index.ts'

const site = { serviceName: 'Clubwright', baseUrl: 'https://fit.example' }
const page = (id: string, at: number | null = null, reader: Reader = englishReader) =>
  rulePage(id, site, at, reader).text
const readers = ['de', 'es'].map((lang): Reader => ({ lang, locale: lang, texts: languages[lang]!, system: 'metric' }))

describe('a rule whose table is a row of borders', () => {
  for (const [id, chart] of Object.entries(ruleBands))
    test(`${id} is drawn as bands, a bar for each row, with the golfer in the right one`, () => {
      const rows = servedRows(ruleById(id)!.table!).filter((row) =>
        chart.only.values.includes(String(row[chart.only.column])),
      )
      for (const at of [40, 75, 82, 94, 104, 109, 130]) {
        const text = page(id, at)
        expect(text).toContain(`You are here: ${at}`)
        const bars = [...text.matchAll(/<rect class="band band-\d" x="([\d.]+)" width="([\d.]+)" y="(\d+)"/g)].map(
          ([, x, width, y]) => ({ from: Number(x), to: Number(x) + Number(width), y }),
        )
        expect(bars).toHaveLength(chart.bars.length * chart.bands.length)
        const here = Number(/<line class="here" x1="([\d.]+)"/.exec(text)![1])
        const first = bars.slice(0, chart.bands.length)
        const driver = rows.find((row) => row[chart.name] === chart.bars[0]!.row)!
        const borders = chart.bands
          .slice(1)
          .map(({ from }) => Number(from.map((one) => driver[one]).find((one) => one != null && one !== '')))
        const expected = borders.filter((border) => at >= border).length
        expect({ at, band: first.findIndex(({ from, to }) => here >= from - 0.1 && here < to + 0.1) }).toEqual({
          at,
          band: expected,
        })
      }
      expect(page(id)).not.toContain('You are here')
    })
})

test('rules that golfers are sent to begin with three plain sentences, and their figures are in no box that cuts them', () => {
  for (const [id, plain] of Object.entries(plainWords)) {
    const text = page(id, 94)
    const sentences = inWords(englishListener, plain)
      .match(/[^.]+\./g)!
      .map((one) => one.trim())
    expect(sentences).toHaveLength(3)
    const places = sentences.map((sentence) => text.indexOf(html`${sentence}`.text))
    expect({ id, isEachThere: places.every((place) => place > 0) }).toEqual({ id, isEachThere: true })
    expect(Math.max(...places)).toBeLessThan(text.indexOf('<ul class="statement"'))
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^.]+\.$/)
    expect(text).not.toContain('class="wide"')
  }
  expect(page('SHAFT-FLEX')).toContain('data-column="stiff from"')
})

describe('in another language', () => {
  for (const reader of readers) {
    test(`${reader.lang}: plain sentences and the words of their charts`, () => {
      for (const id of Object.keys(plainWords)) {
        const text = page(id, 94, reader)
        const isEnglish = /<figure class="drawing[^>]* lang="en"/.test(text) || text.includes('You are here')
        expect({ id, isEnglish }).toEqual({ id, isEnglish: false })
      }
      expect(page('SHAFT-FLEX', 94.5, reader)).toContain(`${reader.texts.rules.here}: 94,5</text>`)
    })

    test(`${reader.lang}: rules are listed by their titles, and found by words of both languages`, () => {
      const found = (sought: string) =>
        [...ruleListPage(site, sought, reader).text.matchAll(/href="\/v1\/rules\/([A-Z-]+)"/g)].map(([, id]) => id)
      expect(found('')).toHaveLength(rules.length)
      for (const sought of [reader.texts.specs.ruleTitles['LEN-IRON']!, 'wrist FLOOR', 'len-iron'])
        expect(found(sought)).toContain('LEN-IRON')
      expect(found('wrist FLOOR')).not.toContain('DRV-LOFT')
    })
  }

  test('a chart of which one text has no wording stays English, with its mark', () => {
    expect(page('FLT-TRAJECTORY', null, readers[0]!)).toMatch(
      /<figure class="drawing rule-chart" lang="en">[\s\S]*drag/,
    )
  })
})
