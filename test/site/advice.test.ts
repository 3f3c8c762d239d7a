import { describe, expect, test } from 'bun:test'
import { showFitting } from '../../src/cli/fit/fit-shown.ts'
import { type FittingRequest, fittingResult, withoutReasoning } from '../../src/fitting/index.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { flatResult } from '../../src/mcp/tools/flat-result.ts'
import { languages, type Reader } from '../../src/pages/index.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { labPage } from '../../src/site/lab/page/lab-page.ts'
import { plainText, said } from '../../src/site/lab/page/reader.ts'
import { paperPage } from '../../src/site/lab/page/sheet.ts'
import { labView } from '../../src/site/lab/view.ts'
import { inEnglish } from '../../src/words/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { golden } from '../support/golden-golfers.ts'
import { someGolfers } from '../support/golfers.ts'

// What a golfer is told to do is decided once: no door says what another denies.

const scorer = createScorer(catalog)
const fittingId = 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'
const parts = { serviceName: 'Clubwright', baseUrl: 'https://fit.example', script: null, rules: null }
const keeping = { here: '/lab/x', shareAt: null, own: null }
const readers: readonly Reader[] = [
  { lang: 'en', locale: 'en-US', texts: languages['en']!, system: 'imperial' },
  { lang: 'de', locale: 'de-DE', texts: languages['de']!, system: 'metric' },
  { lang: 'es', locale: 'es-ES', texts: languages['es']!, system: 'metric' },
]

/** Every door of one fitting. */
const doorsOf = (input: FittingRequest) => {
  const stored = fittingResult({
    ...{ fittingId, input, idempotencyKey: null, createdAt: new Date(0) },
    ...{ scorer, config: testConfig() },
  })
  const view = labView({ input }, stored, catalog)
  const pagesIn = (reader: Reader) => ({
    reader,
    headline: plainText(said(reader, stored.advice!.headline), reader),
    lab: plainText(labPage(view, keeping, reader, parts), reader),
    sheet: plainText(paperPage('sheet', view, keeping, reader, { ...parts, shop: 'Pro Shop' }), reader),
    order: plainText(paperPage('order', view, keeping, reader, { ...parts, shop: 'Pro Shop' }), reader),
  })
  const rest = inEnglish(stored)
  return {
    rest,
    tool: flatResult(withoutReasoning(stored), { extent: 'picks' }),
    command: showFitting(rest),
    pages: readers.map(pagesIn),
  }
}

const faultsOf = ({ rest, tool, command, pages }: ReturnType<typeof doorsOf>): string[] => {
  const { kind, headline, offers, paper, steps } = rest.advice!
  const [pick] = rest.topPicks
  const name = pick === undefined ? null : `${pick.brand} ${pick.model}`
  const own = [rest.input.currentEquipment?.brand, rest.input.currentEquipment?.model].filter(Boolean).join(' ')
  const isNamed = (text: string) => name !== null && name !== own && text.includes(name)
  return [
    // A number in doubt brings no picks.
    ...(JSON.parse(tool).advice.headline === headline && tool.split('"topPicks"')[0]!.includes('"advice"')
      ? []
      : ['tool']),
    ...(command.includes(headline) ? [] : ['command']),
    ...(kind === 'keep' && (offers !== 'none' || paper !== 'none') ? ['keep sells'] : []),
    ...(kind === 'adjust' && !steps.some((step) => step.kind === 'own_club') ? ['nothing to adjust'] : []),
    ...pages.flatMap(({ reader, headline: heading, lab, sheet, order }) => [
      ...([lab, sheet].every((text) => text.includes(heading)) ? [] : [`${reader.lang} heading`]),
      ...(offers !== 'first' && isNamed(sheet.split(reader.texts.specs.heading)[1]!) ? [`${reader.lang} sheet`] : []),
      ...(paper !== 'new_club' && isNamed(order) ? [`${reader.lang} order`] : []),
      ...(paper === 'none' && !order.includes(reader.texts.order.nothing) ? [`${reader.lang} no order`] : []),
    ]),
  ]
}

describe.each(Object.entries(golden))('%s', (_, [kind, input]) => {
  const doors = doorsOf(input)
  test(`is told ${kind} at every door, in three languages`, () => {
    expect([doors.rest.advice!.kind, faultsOf(doors)]).toEqual([kind as never, []])
  })
})

test('no door says what another denies, whoever is fitted', () => {
  const faulty = clubTypes.flatMap((clubType) =>
    someGolfers(clubType, cases(1_000) / 5, 20_261_129).flatMap((input) => {
      const faults = faultsOf(doorsOf(input))
      return faults.length === 0 ? [] : [{ faults, input }]
    }),
  )
  expect(faulty.slice(0, 3)).toEqual([])
})
