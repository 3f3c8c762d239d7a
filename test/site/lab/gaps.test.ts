import { expect, test } from 'bun:test'
import type { FittingRequest } from '../../../src/fitting/index.ts'
import { fittingResult } from '../../../src/fitting/index.ts'
import { type System, systems } from '../../../src/golf/quantity.ts'
import { languages } from '../../../src/pages/index.ts'
import { createScorer } from '../../../src/scoring/index.ts'
import { assumedList } from '../../../src/site/lab/page/assumed.ts'
import { gapSection } from '../../../src/site/lab/page/gaps.ts'
import { hero } from '../../../src/site/lab/page/hero.ts'
import { englishReader, plainText, type Reader } from '../../../src/site/lab/page/reader.ts'
import { verdictAlone } from '../../../src/site/lab/page/verdict.ts'
import { labView } from '../../../src/site/lab/view.ts'
import { catalog } from '../../equipment/catalog/bundled.ts'
import { testConfig } from '../../support/app.ts'

const scorer = createScorer(catalog)

const viewOf = (input: FittingRequest) => {
  const facts = { fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F', idempotencyKey: null, createdAt: new Date() }
  return labView({ input }, fittingResult({ ...facts, input, scorer, config: testConfig() }), catalog)
}

/** What the rows of the first table of gaps say in one system. */
const rowsIn = (unit: 'yd' | 'm', input: FittingRequest): number[][] => {
  const { text } = gapSection(viewOf(input), englishReader)
  const body = text.slice(text.indexOf('<tbody>'), text.indexOf('</tbody>'))
  return body
    .split('<tr>')
    .map((row) => [...row.matchAll(/>(\d+)\u00a0(\w+)</g)].filter(([, , of]) => of === unit).map(([, n]) => Number(n)))
    .filter((row) => row.length > 1)
}

test('a reader who subtracts the carries finds the gap that stands beside them, in yards and in meters', () => {
  for (let swingSpeed = 60; swingSpeed < 100; swingSpeed++)
    for (const unit of ['yd', 'm'] as const) {
      const golfer = { handedness: 'right' } as const
      const wood = rowsIn(unit, { clubType: 'hybrid', golfer, swingMetrics: { swingSpeed } })
      expect(wood).toHaveLength(2)
      for (const [driver, club, gap] of wood) expect(gap).toBe(driver! - club!)
    }
})

const golfer = { handedness: 'right' } as const
const wood = (fairwayDesignation: '5-wood' | '7-wood'): FittingRequest => ({
  clubType: 'fairway',
  golfer,
  swingMetrics: { swingSpeed: 92 },
  clubDetails: { fairwayDesignation },
})
const others: readonly FittingRequest[] = [
  { clubType: 'hybrid', golfer, swingMetrics: { swingSpeed: 92 } },
  { clubType: 'iron', golfer, swingMetrics: { swingSpeed: 80 } },
]
const readerIn = (lang: string, system: System = 'mixed'): Reader => ({
  lang,
  locale: lang,
  texts: languages[lang]!,
  system,
})

test('clubs are named in the language of the reader: in the table, the drawing and the build of the first screen', () => {
  const shown = { de: { iron: 'Eisen 7', wood: 'Holz 7' }, es: { iron: 'hierro 7', wood: 'madera 7' } }
  for (const [lang, names] of Object.entries(shown)) {
    const reader = readerIn(lang)
    for (const input of [wood('5-wood'), wood('7-wood'), ...others]) {
      const view = viewOf(input)
      const text = gapSection(view, reader).text + hero(view, reader).text
      expect(text.replaceAll(/<[^>]+>/g, ' ')).not.toMatch(/\d-(?:iron|wood|hybrid)\b|\b\dH\b/)
    }
    expect(gapSection(viewOf(others[1]!), reader).text).toContain(`<th scope="row">${names.iron}</th>`)
    const text = gapSection(viewOf(wood('7-wood')), reader).text
    expect(text).toContain(`text-anchor="middle">${names.wood}</text>`)
    expect(text).toContain(`<th scope="col">${names.wood}</th>`)
  }
})

test('a drawing of carries without units has the unit of the chosen system in its caption', () => {
  for (const input of [wood('5-wood'), { clubType: 'wedge', golfer, swingMetrics: { swingSpeed: 76 } } as const]) {
    const view = viewOf(input)
    const text = gapSection(view, englishReader).text + hero(view, englishReader).text
    const caption = /<svg viewBox="0 0 360 (?:86|150)"[\s\S]*?<figcaption>(.*?)<\/figcaption>/.exec(text)![1]!
    expect(caption).toContain('Carry (<span class="imperial">yd</span><span class="metric mixed">m</span>)')
  }
})

test('the air of the flights is told in the degrees of the reader', () => {
  const view = viewOf({ clubType: 'driver', golfer, swingMetrics: { swingSpeed: 95 } })
  const { text } = assumedList(view, englishReader)
  const told = systems.map((system) => plainText({ text } as never, { ...englishReader, system }))
  expect(told.map((one) => /(\d+\s°.) ?, sea level/.exec(one)?.[1])).toEqual(['77\u00a0°F', '25\u00a0°C', '25\u00a0°C'])
})

test('a verdict that stands alone has its unit', () => {
  const view = viewOf({
    clubType: 'driver',
    golfer,
    swingMetrics: { swingSpeed: 95, attackAngle: -3, launchAngle: 9, spinRate: 3_400, ballSpeed: 139 },
    currentEquipment: { loft: 9 },
  })
  const units = { imperial: 'yd', metric: 'm', mixed: 'm' } as const
  for (const system of systems) {
    const unit = units[system]
    expect(verdictAlone(view, { ...englishReader, system })).toMatch(
      new RegExp(`strike and tee give [+−]\\d+\\u00a0${unit} \\(±\\d+\\s${unit}\\)$`),
    )
  }
})
