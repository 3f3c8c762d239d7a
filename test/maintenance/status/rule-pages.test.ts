import { describe, expect, test } from 'bun:test'
import { servedRows } from '../../../src/golf/tables.ts'
import { rulePage } from '../../../src/maintenance/status/rule-pages.ts'
import { html } from '../../../src/pages/index.ts'
import { plainWords, ruleBands, ruleById } from '../../../src/ruleset/index.ts'

const site = { serviceName: 'Clubwright', baseUrl: 'https://fit.example' }
const page = (id: string, at: number | null = null) => rulePage(id, site, at).text

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
        const driver = rows.find((row) => row[chart.name] === chart.bars[0])!
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
  for (const [id, sentences] of Object.entries(plainWords)) {
    const text = page(id, 94)
    const places = sentences.map((sentence) => text.indexOf(html`${sentence}`.text))
    expect({ id, isEachThere: places.every((place) => place > 0) }).toEqual({ id, isEachThere: true })
    expect(Math.max(...places)).toBeLessThan(text.indexOf('<ul class="statement"'))
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^.]+\.$/)
    expect(text).not.toContain('class="wide"')
  }
  expect(page('SHAFT-FLEX')).toContain('data-column="stiff from"')
})
