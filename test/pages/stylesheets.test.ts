import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dir, '../../src/pages/assets')
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))

interface Rule {
  readonly selector: string
  /** At-rules around it and its declarations, in one order. */
  readonly block: string
  readonly count: number
}

const rulesOf = (sheet: string): Rule[] => {
  const css = readFileSync(join(folder, sheet), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const rules: Rule[] = []
  const around: string[] = []
  for (const [, text = '', end] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (end === '{') {
      around.push(text.trim())
      continue
    }
    const selector = around.pop()!
    const declarations = text.split(';').flatMap((one) => one.trim().replaceAll(/\s+/g, ' ') || [])
    rules.push({ selector, block: [...around, ...declarations.toSorted()].join(';'), count: declarations.length })
  }
  return rules
}

/** Rules with a selector that another browser does not know stand alone: it would drop the whole list. */
const isOfOneBrowser = ({ selector }: Rule) => selector.includes('::-')

const repeated = (rules: readonly (Rule & { readonly sheet: string })[]): string[] =>
  [...Map.groupBy(rules, ({ block }) => block).values()]
    .filter((same) => same.length > 1)
    .map((same) => same.map(({ sheet, selector }) => `${sheet} ${selector}`).join(' = '))

describe('no two rules of the pages say the same', () => {
  const rules = sheets.flatMap((sheet) =>
    rulesOf(sheet)
      .filter((rule) => !isOfOneBrowser(rule))
      .map((rule) => ({ ...rule, sheet })),
  )

  test('there is something to compare', () => {
    expect(rules.length).toBeGreaterThan(300)
  })
  test.each(sheets)('in %s', (name) => {
    expect(repeated(rules.filter(({ sheet, count }) => sheet === name && count > 1))).toEqual([])
  })
  // A pair of declarations that two pages share is no component yet.
  test('in two sheets: what they share is in components.css or style.css', () => {
    expect(repeated(rules.filter(({ count }) => count > 3))).toEqual([])
  })
})

test('in a frame of a shop only what is better or done is green, all else has the color of the shop', () => {
  const framed = ['style.css', 'components.css', 'studio.css', 'fit.css', 'lab.css', 'framed.css']
  const green = framed.flatMap((sheet) =>
    rulesOf(sheet).flatMap(({ selector, block }) => (block.includes('var(--green)') ? [selector] : [])),
  )
  // The pole is in the logo of the service, which a frame does not show.
  expect(green.toSorted()).toEqual(['.chip.good', '.now-fitted .better', '.pole', '.told'])
})

test('headings have four sizes at most, those of tokens.css; paper has its own', () => {
  const sized = sheets
    .filter((sheet) => sheet !== 'paper.css')
    .flatMap((sheet) => rulesOf(sheet).map((rule) => ({ sheet, ...rule })))
    .filter(
      ({ selector, block }) =>
        /(?:^|[\s>,])h[1-6](?:$|,)/.test(selector) && !block.includes('@media print') && block.includes('font-size'),
    )
  expect(sized.length).toBeGreaterThan(12)
  for (const { sheet, selector, block } of sized)
    expect({ sheet, selector, size: /font-size: ([^;]+)/.exec(block)![1] }).toEqual({
      sheet,
      selector,
      size: expect.stringMatching(/^var\(--head-[1-4]\)$/),
    })
})
