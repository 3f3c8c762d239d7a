import { expect, test } from 'bun:test'
import { isCoreUnmeasured } from '../../../src/equipment/grips/index.ts'
import { type FittingRequest, fittingResult } from '../../../src/fitting/index.ts'
import { clubTypes, curveName } from '../../../src/golf/names/words.ts'
import { modelError } from '../../../src/golf/pictures.ts'
import type { System } from '../../../src/golf/quantity.ts'
import { numberIn } from '../../../src/golf/read-table.ts'
import { tableRows } from '../../../src/golf/tables.ts'
import { feetPerYard } from '../../../src/golf/units.ts'
import { languages, said } from '../../../src/pages/index.ts'
import { createScorer } from '../../../src/scoring/index.ts'
import { scaleOf } from '../../../src/site/lab/page/flight.ts'
import { labPage } from '../../../src/site/lab/page/lab-page.ts'
import type { Reader } from '../../../src/site/lab/page/reader.ts'
import { surenessOf } from '../../../src/site/lab/page/specs.ts'
import { orderTable } from '../../../src/site/lab/page/work-order.ts'
import { labView } from '../../../src/site/lab/view.ts'
import { inEnglish } from '../../../src/words/index.ts'
import { catalog } from '../../equipment/catalog/bundled.ts'
import { testConfig } from '../../support/app.ts'
import { cases } from '../../support/cases.ts'
import { golden } from '../../support/golden-golfers.ts'
import { someGolfers } from '../../support/golfers.ts'
import { inUnits } from '../../support/shown-units.ts'

// What the page of a result shows, read back from its markup.

const scorer = createScorer(catalog)
const readers: readonly Reader[] = [
  { lang: 'en', locale: 'en-US', texts: languages['en']!, system: 'imperial' },
  { lang: 'de', locale: 'de-DE', texts: languages['de']!, system: 'metric' },
  { lang: 'de', locale: 'de-DE', texts: languages['de']!, system: 'mixed' },
]
const seed = 20_261_127

const seen = (input: FittingRequest, reader: Reader = readers[0]!) => {
  const facts = { fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F', idempotencyKey: null, createdAt: new Date(0) }
  const stored = fittingResult({ ...facts, input, scorer, config: testConfig() })
  const view = labView({ input }, stored, catalog)
  const fitting = inEnglish(stored)
  const { text } = labPage(view, null, reader, {
    serviceName: 'Clubwright',
    baseUrl: 'https://fit.example',
    script: null,
    rules: null,
  })
  return { fitting, view, text, input }
}
/** Pages are made once: most tests look at the same ones. */
const pages = new Map<FittingRequest, ReturnType<typeof seen>>()
const page = (golfer: FittingRequest, reader: Reader = readers[0]!) => {
  if (reader !== readers[0]) return seen(golfer, reader)
  const known = pages.get(golfer) ?? seen(golfer)
  pages.set(golfer, known)
  return known
}
const golfers = clubTypes.flatMap((clubType) => someGolfers(clubType, cases(300), seed))
/** A measured driver of a known loft, with all figures of the swing scattered. */
const drivers: readonly FittingRequest[] = golfers
  .filter(({ clubType, swingMetrics }) => clubType === 'driver' && swingMetrics.swingSpeed !== undefined)
  .map(({ golfer, swingMetrics: { swingSpeed = 95 } }, place) => ({
    clubType: 'driver',
    golfer,
    swingMetrics: {
      swingSpeed,
      ballSpeed: Math.round(1.44 * swingSpeed),
      launchAngle: 8 + (place % 9),
      spinRate: 2000 + 300 * (place % 7),
      attackAngle: (place % 7) - 3,
      ...(place % 2 === 0 && { clubPath: -4, faceAngle: 1 }),
    },
    currentEquipment: { loft: 8 + (place % 5), model: 'G430 Max', ...(place % 3 === 0 && { length: 46.5 }) },
  }))

/** What is written in one system of units, with words for those who hear the page left out. */
const shown = (html: string, system: System): string =>
  inUnits(html, system)
    .replaceAll(/<span class="unseen">.*?<\/span>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u2212', '-')
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/[+-]?\d+(?:[.,]\d+)?/g)].map(([number]) => Number(number.replace(',', '.')))
const headingOf = (text: string): string => /<h1>(.*?)<\/h1>/s.exec(text)![1]!
const rowsOf = (text: string): string[] =>
  /<table class="now-fitted">.*?<tbody>(.*?)<\/tbody>/s
    .exec(text)?.[1]
    ?.split('</tr>')
    .filter((row) => row.includes('<td')) ?? []

test('the differences are those of the figures beside them, and the verdict says those of carry and total', () => {
  let compared = 0
  for (const reader of readers)
    for (const golfer of drivers) {
      const { text, view } = page(golfer, reader)
      if (view.setUps.every(({ kind }) => kind !== 'now')) continue
      compared++
      const { system } = reader
      const differences = rowsOf(text).map((row) => {
        const [now, fitted, difference] = row.split('</td>').map((cell) => numbersIn(shown(cell, system))[0]!)
        expect({ golfer, row: shown(row, system), difference }).toMatchObject({
          difference: Number((fitted! - now!).toFixed(1)),
        })
        return difference!
      })
      expect(differences).toHaveLength(5)
      // What a target would give is one number, and no difference of the table.
      const said = numbersIn(
        shown(headingOf(text), system)
          .match(/[+-]\d+|(?<=(?:carry|gesamt|Carry).*)\b0(?=\s)/g)
          ?.join(' ') ?? '',
      )
      if (said.length === 2) expect({ golfer, said }).toEqual({ golfer, said: differences.slice(0, 2) })
    }
  expect(compared).toBeGreaterThan(6)
})

test('a verdict has eight words at most, besides its figures', () => {
  for (const golfer of golfers) {
    const words = shown(headingOf(page(golfer).text), 'imperial')
      .match(/\p{L}+/gu)!
      .filter((word) => word !== 'yd' && word !== 'over')
    if (golfer.clubType !== 'wedge' && !words.includes('without'))
      expect({ golfer, words: words.length <= 8 }).toEqual({ golfer, words: true })
  }
})

test('where the own club is kept or adjusted it comes first, and nothing is sold above it', () => {
  const verdicts = new Map<string, number>()
  for (const golfer of [...drivers, ...golfers, ...Object.values(golden).map(([, input]) => input)]) {
    const { text, fitting } = page(golfer)
    const { kind, offers } = fitting.advice!
    verdicts.set(kind, (verdicts.get(kind) ?? 0) + 1)
    const [own, sale] = [text.indexOf('class="first own-club"'), text.indexOf('/store/club/')]
    if (offers !== 'first') {
      expect({ golfer, isFirst: own > 0 && (sale === -1 || own < sale) }).toEqual({ golfer, isFirst: true })
      const box = text.slice(own, text.indexOf('</section>', own))
      expect(box).not.toContain('/store/club/')
      if (kind === 'keep' || kind === 'adjust')
        expect({ golfer, isUnchanged: box.includes('Change nothing.') }).toEqual({
          golfer,
          isUnchanged: kind === 'keep',
        })
    } else expect(own).toBe(-1)
  }
  expect([...verdicts.keys()]).toContainValues(['keep'])
})

/** Irons of every loft, length and weight that land too flat or too high. */
const irons: readonly FittingRequest[] = golfers
  .filter(({ clubType }) => clubType === 'iron')
  .map(({ golfer }, place) => ({
    clubType: 'iron',
    golfer,
    swingMetrics: {
      swingSpeed: 70 + (place % 20),
      ballSpeed: 93 + (place % 20),
      launchAngle: 12 + (place % 10),
      spinRate: 3500 + 900 * (place % 5),
    },
    currentEquipment: {
      loft: 27 + (place % 9),
      ...(place % 2 === 0 && { length: 36.5, shaftWeight: 60 + 10 * (place % 7) }),
    },
  }))

test('the changes of an own club are those of its verdict, that which decided first', () => {
  const seen = new Set<string>()
  for (const golfer of [...drivers, ...irons, ...golfers]) {
    const { fitting, text } = page(golfer)
    const { verdict, reason, changes = [] } = fitting.clubRecommendations.currentClub ?? {}
    expect({ golfer, isChanged: changes.length > 0 }).toEqual({ golfer, isChanged: verdict === 'adjust' })
    const [first] = changes
    // What is asked or measured first stands in its place.
    if (first === undefined || fitting.advice!.kind !== 'adjust') continue
    seen.add(first.spec)
    const words = {
      loft: 'loft',
      length: 'length',
      shaftWeight: 'shaft weight',
      shaft: 'lighter, higher-launching shaft',
    }
    const told = `${words[first.spec]}${first.from === null ? '' : ` ${first.from}`}`
    expect({ golfer, reason, told }).toMatchObject({ reason: expect.stringContaining(told) })
    const specs = changes.map(({ spec }) => spec)
    // Another shaft is to launch higher: less loft or a heavier shaft would take that back.
    if (specs.includes('shaft')) {
      expect({ golfer, specs }).not.toMatchObject({ specs: expect.arrayContaining(['loft']) })
      const weight = changes.find(({ spec }) => spec === 'shaftWeight')
      if (weight) expect(weight.to!).toBeLessThan(weight.from!)
    }
    const box = /<ul class="changes">(.*?)<\/ul>/s.exec(text)![1]!
    const lines = box.split('</li>').slice(0, -1)
    expect({ golfer, lines: lines.length }).toEqual({ golfer, lines: changes.length })
    for (const [place, { spec, from, to }] of changes.entries()) {
      if (from === null || to === null) continue
      const written = [from, to].map((value) => (spec === 'shaftWeight' ? Math.round(value) : Number(value.toFixed(3))))
      // How the hosel of a known model gets there follows.
      expect(numbersIn(shown(lines[place]!, 'imperial')).slice(0, 2)).toEqual(written)
    }
  }
  expect([...seen].toSorted()).toEqual(['length', 'loft', 'shaft', 'shaftWeight'])
})

test('every figure that no maker publishes is marked where a pick is shown, and in the list of what was assumed', () => {
  let marked = 0
  for (const golfer of golfers) {
    const { text, fitting } = page(golfer)
    if (fitting.advice!.offers === 'none') continue
    const cards = text.slice(text.indexOf('<ol class="picks">')).split('<li>\n<h3>').slice(1)
    for (const [place, { estimated, brand, model }] of fitting.topPicks.entries()) {
      const names = estimated.map((name) => (name === 'shaft model' ? 'the model of the stock shaft' : name))
      for (const name of names) {
        marked++
        expect(shown(cards[place]!, 'imperial')).toMatch(new RegExp(`not published by the maker: [^.]*${name}`))
        expect(listOfAssumed(text)).toMatch(new RegExp(`${RegExp.escape(`${brand} ${model}`)}: [^.]*${name}`))
      }
      if (names.length > 0) expect(cards[place]).toContain('<small class="guessed">')
    }
  }
  expect(marked).toBeGreaterThan(9)
})

test('the core of the grip stands in the build and the work order, or that the butt is to be measured', () => {
  const told = new Set<string>()
  for (const reader of readers)
    for (const golfer of golfers) {
      const {
        view: { fitting },
        text,
      } = page(golfer, reader)
      for (const { build } of fitting.topPicks.slice(0, 1)) {
        const { coreIn, coreNote } = build.grip
        const order = orderTable(fitting, { shop: 'Shop', golfer: null, note: null }, reader).text
        const row = order.split('</tr>').find((line) => line.includes(`>${reader.texts.order.core}<`))!
        const figure = new Intl.NumberFormat(reader.locale, { minimumFractionDigits: 3 }).format(coreIn ?? 0)
        const measured = coreIn === null ? reader.texts.order.measure : `${figure} in`
        if (coreNote === undefined || isCoreUnmeasured(coreNote)) expect(shown(row, reader.system)).toContain(measured)
        else expect(row).toContain(said(reader, coreNote).text)
        if (coreNote !== undefined && fitting.advice!.offers !== 'none')
          expect(text).toContain(said(reader, coreNote).text)
        told.add(`${coreIn === null} ${coreNote === undefined}`)
      }
    }
  // Known and right, known and another, unknown.
  expect([...told].sort()).toEqual(['false false', 'false true', 'true false'])
})

test('everything that was supposed is listed, and no page says that nothing was', () => {
  for (const golfer of [...drivers, ...golfers]) {
    const { text, fitting } = page(golfer)
    const list = listOfAssumed(text)
    expect(text).not.toContain('Nothing was assumed')
    for (const { how } of fitting.analysis!.assumptions) expect(list).toContain(how)
    const { names } = languages['en']!.specs
    for (const [name, shown] of Object.entries(names)) {
      const spec = fitting.specs[name as keyof typeof fitting.specs]
      if (spec?.basis === 'default')
        expect({ golfer, list }).toMatchObject({ list: expect.stringContaining(`${shown} `) })
    }
    const { faceAngle, clubPath, strikePattern } = golfer.swingMetrics
    if (strikePattern === undefined) expect(list).toContain('center of the face')
    if ((faceAngle === undefined || clubPath === undefined) && text.includes('id="what-if"'))
      expect(list).toContain('Face and path were not measured')
  }
})

const listOfAssumed = (text: string): string =>
  shown(
    /<ul class="assumed">(.*?)<\/ul>/s.exec(text)![1]!.replaceAll(/<span class="imperial">(.*?)<\/span>/g, '$1'),
    'imperial',
  )
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ')

test('each spec has a row, and no supposed or contested figure is called clear', () => {
  for (const golfer of golfers) {
    const { text, fitting } = page(golfer)
    const rows = text.split('<tr class="spec-row">').slice(1)
    expect(rows).toHaveLength(Object.keys(fitting.specs).length)
    for (const row of rows) expect(row).toMatch(/<td class="sure (clear|likely|open)">(Clear|Likely|Open)</)
  }
  const measured = { basis: 'measured', confidence: 0.99 } as const
  expect(surenessOf(measured)).toBe('clear')
  expect(surenessOf({ ...measured, alternatives: ['Stiff: its border is very near'] })).toBe('likely')
  expect(surenessOf({ ...measured, basis: 'default', confidence: 1 })).toBe('open')
  expect(surenessOf({ ...measured, confidence: 0.41 })).toBe('open')
})

test('a miss that was told is drawn: a fade away from the golfer, the larger the farther', () => {
  for (const handedness of ['right', 'left'] as const)
    for (const missPattern of ['fade', 'hook'] as const) {
      const sides = (['slight', 'moderate', 'large'] as const).map((missSize) => {
        const swingMetrics = { swingSpeed: 95, ballSpeed: 136, launchAngle: 12, spinRate: 2700, missPattern, missSize }
        const { view, text } = page({ clubType: 'driver', golfer: { handedness, handicap: 14 }, swingMetrics })
        const { sideYards, carryYards } = view.setUps.find(({ kind }) => kind === 'now')!.outcome
        expect(text).toContain(languages['en']!.studio.misses[curveName(missPattern, missSize)])
        return sideYards / carryYards
      })
      const isRight = (missPattern === 'fade') === (handedness === 'right')
      const [slight, moderate, large] = sides.map((side) => (isRight ? side : -side)) as [number, number, number]
      expect(slight).toBeWithin(0.045, 0.055)
      expect(moderate).toBeWithin(0.09, 0.11)
      expect(large).toBeWithin(0.13, 0.17)
    }
})

test('woods, irons and wedges have a flight wherever a speed is known, marked as modeled where it is', () => {
  const flown = new Set<string>()
  for (const golfer of golfers) {
    const { view, text, fitting } = page(golfer)
    const fitted = view.setUps.find(({ kind }) => kind === 'fitted')
    if (golfer.clubType === 'driver' && fitted === undefined) continue
    flown.add(golfer.clubType)
    expect({ golfer, isFlown: fitted !== undefined }).toEqual({ golfer, isFlown: true })
    if (view.isExpected) expect(text).toContain(languages['en']!.flight.expected)
    const sheet = fitting.analysis!.ironSheet?.clubs.find(({ club }) => club === '7-iron')
    if (sheet !== undefined && view.isExpected) expect(Math.round(fitted!.outcome.carryYards)).toBe(sheet.carryYards)
  }
  expect([...flown].toSorted()).toEqual(['driver', 'fairway', 'hybrid', 'iron', 'wedge'])
})

test('each wedge to buy has a card with its own link, and those that the golfer has are grey', () => {
  for (const golfer of golfers.filter(({ clubType }) => clubType === 'wedge')) {
    const { text, fitting } = page(golfer)
    const { set } = fitting.wedgeFit!
    const cards = /<ol class="picks wedge-cards">(.*?)<\/ol>/s.exec(text)![1]!.split('</h3>').slice(1)
    expect(cards).toHaveLength(set.length)
    for (const [place, { pick, owned }] of set.entries()) {
      const links = [...cards[place]!.matchAll(/href="([^"]+)"/g)].map(([, link]) =>
        link!.replaceAll('&#38;', '&').replaceAll('&amp;', '&'),
      )
      expect(links).toEqual(pick ? [pick.storeUrl] : [])
      if (owned) expect(cards[place]).toContain('You have it')
    }
    const hasCarry = set.some(({ carryYards }) => carryYards !== null)
    expect((text.match(/class="wedge owned"/g) ?? []).length).toBe(
      hasCarry ? 1 + set.filter(({ owned }) => owned).length : 0,
    )
  }
})

test('the view from above has one scale, and room for every flight, ellipse and fairway', () => {
  for (const golfer of [...drivers, ...golfers]) {
    const { view, text } = page(golfer)
    if (view.setUps.length === 0) continue
    const above = /<figure class="drawing above">(.*?)<\/figure>/s.exec(text)![1]!
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(above)!.map(Number) as [number, number, number]
    expect(above).not.toContain('scale(')
    const { perYard } = scaleOf(view)
    for (const { outcome } of view.setUps) {
      const { sideYards, halfShortYards } = outcome.ellipse
      expect((Math.abs(sideYards) + halfShortYards) * perYard).toBeLessThan(height / 2)
      expect(outcome.carryYards * perYard).toBeLessThan(width)
    }
    expect(above.includes('class="fairway"')).toBe(golfer.clubType !== 'iron' && golfer.clubType !== 'wedge')
    expect(above).toMatch(/20 left[\s\S]*20 right/)
    expect(text).toContain(languages['en']!.flight.leftOut)
  }
})

test('words of a result lead to the glossary, which has them', async () => {
  const glossary = await Bun.file(new URL('../../../docs/glossary.md', import.meta.url)).text()
  const headings = [...glossary.matchAll(/^## (.+)$/gm)].map(([, heading]) =>
    heading!.toLowerCase().replaceAll(' ', '-'),
  )
  expect(headings.length).toBeGreaterThanOrEqual(30)
  for (const golfer of golfers.slice(0, 12)) {
    const linked = [...page(golfer).text.matchAll(/href="\/docs\/glossary#([^"]+)"/g)].map(([, term]) => term!)
    expect(linked.length).toBeGreaterThan(6)
    for (const term of linked) expect(headings).toContain(term)
  }
})

test('the current shot stands in the table of set-ups once', () => {
  for (const golfer of drivers) {
    const { text } = page(golfer)
    expect(text).not.toMatch(/<tr class="compared"><th scope="row">[^<]*<svg[\s\S]*?Current: /)
  }
})

test('the error of the flight model that is shown is its mean error on the published flights', () => {
  const rows = tableRows('flight-model-errors.csv')
  const mean = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + Math.abs(of(row)), 0) / rows.length
  const apart = (name: string, part: string) => (row: (typeof rows)[number]) =>
    numberIn(row, `model_${name}_${part}`) - numberIn(row, `published_${name}_${part}`)
  expect<Record<string, number>>(modelError).toEqual({
    yards: Math.round((mean((row) => numberIn(row, 'carry_error_pct')) / 100) * 270),
    peakFeet: Math.round(mean(apart('height', 'yd')) * feetPerYard),
    landingDeg: Math.round(mean(apart('land', 'deg'))),
  })
})
