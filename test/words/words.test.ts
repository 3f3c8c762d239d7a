import { describe, expect, test } from 'bun:test'
import { Type } from '@sinclair/typebox'
import { expectation, sentence as sayProblems } from '../../src/platform/field-problems.ts'
import type { Catalog } from '../../src/words/catalog.ts'
import { catalogs, englishListener, inEnglish, inWords, listenerOf, tongues } from '../../src/words/index.ts'
import { isMessage } from '../../src/words/message.ts'
import {
  about,
  bodyInches,
  coreInches,
  deg,
  fromTo,
  mph,
  say,
  sentence,
  sentences,
  signed,
  yd,
} from '../../src/words/say.ts'
import { clubSaid } from '../../src/words/say-club.ts'

const textsOf = (catalog: Catalog): [string, string[]][] =>
  Object.entries(catalog).flatMap(([subject, wordings]) =>
    Object.entries(wordings).map(([name, wording]): [string, string[]] => [
      `${subject}.${name}`,
      typeof wording === 'string' ? [wording] : [wording.one, wording.other],
    ]),
  )
const braces = (text: string): string[] => [...new Set(text.match(/\{[^{}]+\}/g) ?? [])].sort()
const german = { lang: 'de', locale: 'de-DE', words: catalogs['de']!, system: 'metric' } as const

test('59B a figure is written in steps that are not finer than it may be off, at most tens', () => {
  const written = [0.4, 4, 6, 12].map((off) => inEnglish(say('general.figure', { figure: about(yd(191), off) })))
  expect(written).toEqual(['191 yd', '190 yd', '190 yd', '190 yd'])
  expect(inEnglish(say('general.figure', { figure: about(yd(188), 4) }))).toBe('190 yd')
})

describe('catalogs', () => {
  test('every language words every message with the same values', () => {
    const [english, ...others] = Object.values(catalogs).map((catalog) => new Map(textsOf(catalog)))
    for (const other of others) {
      expect([...other.keys()].sort()).toEqual([...english!.keys()].sort())
      for (const [id, [text]] of english!) {
        const named = (one: string) => braces(one).map((brace) => brace.toLowerCase().replace(':bare', ''))
        for (const translated of other.get(id)!) expect([id, named(translated)]).toEqual([id, named(text!)])
      }
    }
  })
  test('no wording is left to do', () => {
    for (const catalog of Object.values(catalogs))
      expect(textsOf(catalog).filter(([, [text]]) => /TODO/.test(text!))).toEqual([])
  })
  test('issue 59 no name that is copied has words of ours: they would be English for every reader', async () => {
    const { Glob } = await import('bun')
    const files = [...new Glob('src/**/*.ts').scanSync()].filter((path) => !/^src\/words\/(en|de|es)\//.test(path))
    const sources = await Promise.all(files.map((path) => Bun.file(path).text()))
    const copied = /'general\.name',\s*\{\s*name:\s*(['"`])(?:(?!\1)[^\n])*[a-z] [a-z](?:(?!\1)[^\n])*\1/g
    expect(sources.flatMap((source) => source.match(copied) ?? [])).toEqual([])
  })
  test('issue 59 the messages about a field that ask are those that end without a full stop', () => {
    const asks = (lang: string) =>
      textsOf({ refusal: catalogs[lang]!['refusal']! })
        .filter(([, [text]]) => text!.endsWith('?'))
        .map(([id]) => id.slice('refusal.'.length))
    for (const lang of tongues) {
      expect(asks(lang).sort()).toEqual(['meant', 'misspelled'])
      const listener = listenerOf({ lang })
      const [asked, told] = [say('refusal.misspelled', { field: 'loft' }), say('refusal.required')].map((detail) =>
        inWords(listener, sayProblems([{ pointer: '/loftt', detail }])),
      )
      expect([asked!.endsWith('?'), told!.endsWith('.')]).toEqual([true, true])
    }
  })
  test('every message is said somewhere', async () => {
    const { Glob } = await import('bun')
    const files = ['src/**/*.ts', 'db/rules/*.csv']
      .flatMap((pattern) => [...new Glob(pattern).scanSync()])
      .filter((path) => !/^src\/words\/(en|de|es)\//.test(path))
    const source = (await Promise.all(files.map((path) => Bun.file(path).text()))).join('\n')
    // Ids made from the name of an input are said by that name, words of the interface by themselves.
    const isSaid = (id: string) =>
      source.includes(`'${id}'`) ||
      (id.startsWith('inputs.') && source.includes(`${id.slice(7)}: true`)) ||
      (id.startsWith('choices.') && source.includes(id.slice(8)))
    expect(
      textsOf(catalogs['en']!)
        .map(([id]) => id)
        .filter((id) => !isSaid(id) && !id.startsWith('general.')),
    ).toEqual([])
  })
})

describe('messages', () => {
  const lie = say('lie.ofStature', {
    height: bodyInches(74),
    wrist: bodyInches(37.25),
    lie: say('lie.upright', { degrees: deg(1.5) }),
  })
  test('are said in the language, the numbers and the units of whom they are for', () => {
    expect(inWords(englishListener, sentence(lie))).toBe('Height 74 in with wrist to floor 37.25 in: 1.5° upright.')
    expect(inWords(german, sentence(lie))).toBe('Größe 188\u00a0cm, Handgelenk zum Boden 94,6\u00a0cm: 1,5° steiler.')
  })
  test('a sentence begins with a capital letter, also where a clause does not', () => {
    expect(inWords(englishListener, sentence(say('lie.hybridTakesHalf'), lie))).toBe(
      'A hybrid takes half; Height 74 in with wrist to floor 37.25 in: 1.5° upright.',
    )
  })
  test('one sentence is not wrapped, and English from before there were messages stays', () => {
    expect(sentences([lie])).toBe(lie)
    expect(inWords(englishListener, sentences(['It is.', sentence(lie)]))).toStartWith('It is. Height')
  })
  test('a difference has its sign, and nothing has none', () => {
    const forMiss = (degrees: number) =>
      inWords(englishListener, say('lie.forMiss', { degrees: signed(deg(degrees)), miss: say('swing.largeHook') }))
    expect([forMiss(0.5), forMiss(-0.5), forMiss(0)].map((text) => text.split(' ')[0])).toEqual([
      '+0.5°',
      '-0.5°',
      '0°',
    ])
  })
  test('a range that the rules write in words has those of each language', () => {
    const speeds = say('scoring.speeds', {
      speeds: fromTo(mph([85, 105])),
      yours: say('scoring.yours', { speed: mph(95) }),
    })
    expect(inWords(englishListener, speeds)).toBe(
      'We put such heads at driver speeds of 85 to 105 mph; yours is 95 mph.',
    )
    expect(inWords({ ...german, system: 'imperial' }, speeds)).toContain(
      'bei Drivergeschwindigkeiten von 85 bis 105\u00a0mph;',
    )
  })
  test('review 14: the range of a field reads as a range, below zero too', () => {
    const angle = expectation(Type.Number({ minimum: -5, maximum: 25, unit: 'degrees' }))
    const age = expectation(Type.Integer({ minimum: 5, maximum: 100, unit: 'years' }))
    const read = (lang: 'en' | 'de' | 'es') =>
      [angle, age].map((what) => inWords(listenerOf({ lang }), say('refusal.mustBe', { what })))
    expect(read('en')).toEqual(['must be -5 to 25 degrees', 'must be a whole number from 5 to 100 years'])
    expect(read('de')).toEqual(['zulässig ist -5 bis 25 Grad', 'zulässig ist eine ganze Zahl, 5 bis 100 Jahre'])
    expect(read('es')).toEqual(['debe ser de -5 a 25 grados', 'debe ser un número entero de 5 a 100 años'])
  })
  test('clubs are named as the language names them, and other names stay', () => {
    const names = ['7-iron', '4H', 'Strong 3-wood', '52.5° wedge', 'PW', 'P790 7i', 'HL 20° wood']
    const named = (lang: 'de' | 'es') => names.map((name) => inWords(listenerOf({ lang }), clubSaid(name)))
    expect(named('de')).toEqual([
      'Eisen 7',
      'Hybrid 4',
      'Holz 3 (starkes Loft)',
      '52,5°-Wedge',
      'PW',
      'P790 7i',
      'HL 20° wood',
    ])
    expect(named('es')).toEqual([
      'hierro 7',
      'híbrido 4',
      'madera 3 (loft fuerte)',
      'wedge de 52,5°',
      'PW',
      'P790 7i',
      'HL 20° wood',
    ])
    expect(names.map((name) => inEnglish(clubSaid(name)))).toEqual(names)
  })
  test('names are listed as the language does', () => {
    const makers = ['PING', 'Titleist', 'Mizuno']
    const clubs = say('limits.by', { clubs: say('limits.noDriver'), makers })
    expect(inWords(englishListener, clubs)).toBe('No driver by PING, Titleist, or Mizuno')
    expect(inWords(german, clubs)).toBe('Kein Driver von PING, Titleist oder Mizuno')
    expect(inWords(englishListener, say('limits.makersHave', { makers }))).toBe('PING, Titleist, and Mizuno have one')
  })
  test('a core has thousandths of an inch for every reader', () => {
    const butt = say('gripCores.notRecorded', { butt: coreInches(0.61) })
    expect(inWords(englishListener, butt)).toContain('for the 0.610 in butt')
    expect(inWords(german, butt)).toContain('ein Griffende von 0,610 in')
  })
  test('an answer is rendered through and through; what has no messages is shared', () => {
    const plain = { b: [1, 'x', null] }
    const answer = { a: [{ why: lie }], plain, at: undefined }
    const rendered = inEnglish(answer)
    expect(rendered.a[0]!.why).toStartWith('Height 74 in')
    expect(rendered.plain).toBe(plain)
    expect(isMessage(answer.a[0]!.why)).toBe(true)
  })
  test('F8 a message that this release cannot word does not take the answer away', () => {
    const unknown = { message: 'advice.ofTomorrow', values: {} }
    const lacking = { message: 'shots.ofSome', values: { shots: 2 } }
    const answer = {
      loft: 10.5,
      why: unknown,
      all: say('general.text', { sentences: [say('limits.noDriver'), lacking] }),
    }
    const other = '(worded by another release)'
    expect(inEnglish(answer)).toEqual({ loft: 10.5, why: other, all: `No driver ${other}` } as never)
    expect(inWords(german, unknown)).toBe('(Wortlaut einer anderen Version)')
  })
  test('a wording by number follows the number in each language', () => {
    const shots = (count: number) => say('shots.ofSome', { what: say('inputs.spinRate'), shots: count })
    expect([1, 2].map((count) => inWords(englishListener, shots(count)))).toEqual(['spin (1 shot)', 'spin (2 shots)'])
    expect([1, 2].map((count) => inWords(german, shots(count)))).toEqual(['Spin (1 Schlag)', 'Spin (2 Schläge)'])
  })
})
