import { expect, test } from 'bun:test'
import { readSaid } from '../../src/golf/names/club-said.ts'
import { languages } from '../../src/pages/index.ts'

/** Every text by its place: `studio.names.loft`. What the rules say is tested with the words. */
const textsIn = (value: unknown, place = ''): [place: string, text: string][] =>
  typeof value === 'string'
    ? [[place, value]]
    : Object.entries(value as object).flatMap(([name, part]) =>
        name === 'ruleTitles' ? [] : textsIn(part, place === '' ? name : `${place}.${name}`),
      )
const bracesIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([brace]) => brace).toSorted()

const { en, ...others } = languages
const english = new Map(textsIn(en))

/** Words of golf, units, names and addresses are the same in both. */
const isAlike = (place: string, text: string): boolean =>
  /^(units|frame\.foot)\b|\b(llms|wedges|fitting)$/.test(place) ||
  /^(Loft|Lie|Bounce|Flex|Grip|Spin|Total|Carry|Grind|Swing weight|Hybrid|Driver|Slice|Hook|Fade|Draw|Golfer|Wedges?|Fitting|Handicap|Normal|Standard|Hand|Material|Club|Smash|Backspin|Dashboard|Segment|Name|Code|Auto|Studio|Swing|[A-Z]\w+ wedge)$/i.test(
    text,
  ) ||
  /^\W*(\{\w+\}\W*)*$/.test(text)

for (const [lang, texts] of Object.entries(others)) {
  test(`${lang} says all that English says, with the same values, and nothing in English`, () => {
    const own = new Map(textsIn(texts))
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    const otherValues = [...own].filter(
      ([place, text]) => !Bun.deepEquals(bracesIn(text), bracesIn(english.get(place)!)),
    )
    expect(otherValues).toEqual([])
    expect([...own].filter(([place, text]) => text === english.get(place) && !isAlike(place, text))).toEqual([])
    expect([...own].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test(`${lang} has a title for each rule that a language beside English has one for`, () => {
    const titled = new Set(Object.values(others).flatMap(({ specs }) => Object.keys(specs.ruleTitles)))
    expect(titled.size).toBeGreaterThan(60)
    expect(Object.keys(texts.specs.ruleTitles).toSorted()).toEqual([...titled].toSorted())
  })
}

test('the club that a form gives as an example is read in every language', () => {
  for (const { studio } of Object.values(languages))
    expect(readSaid(studio.bag.example)).toMatchObject({ name: '7-iron', unread: null })
})
