/** One change of one place of a file: a fault that its tests should notice. */
export interface Mutant {
  /** Where the changed text begins, in characters. */
  readonly at: number
  readonly was: string
  readonly becomes: string
}

/** Operators with the one that a slip of the hand would put there. The formatter has a space on both sides of each. */
const slips: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
}

const notCode = new RegExp(
  [
    /\/\*[\s\S]*?\*\/|\/\/.*$/, // comments
    /^import\b.*$|^( *)(?:export )?(?:type|interface) [\w{].*(?:\n+\1(?: +\S|[\]})>]).*)*/, // imports and types
    /'[^'\n]*'|(?<!=)"[^"\n]*"|`[^`]*`/, // texts; ="${ is an attribute of a page
    /\/(?![ *])[^/\n]+\/[a-z]*(?=[,.)])/, // regular expressions
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
)

/** What is not code as spaces, so that every place stays where it is. */
const codeOf = (text: string): string => text.replaceAll(notCode, (part) => part.replaceAll(/[^\n]/g, ' '))

/** A little more: noticeable, and still such a number. */
const moreThan = (number: string): string => {
  const value = Number(number.replaceAll('_', ''))
  const [, decimals = ''] = number.split('.')
  return decimals === ''
    ? String(value + Math.max(1, Math.round(value / 20)))
    : (value + 2 * 10 ** -decimals.length).toFixed(decimals.length)
}

/**
 * Every single change that is tried in a file: operators that are slips of each other, numbers that are a little larger, calls for
 * their effect that are left out.
 */
export const mutantsOf = (text: string): Mutant[] => {
  const code = codeOf(text)
  const operators = [...code.matchAll(/(?<= )(?:<=?|>=?|[=!]==|&&|\|\||\?\?|[-+*/])(?= )/g)].map(
    ({ index, 0: was }) => ({ at: index, was, becomes: slips[was]! }),
  )
  const numbers = [...code.matchAll(/(?<![\w.[])\d[\d_]*(?:\.\d+)?(?![\w\]])/g)].map(({ index, 0: was }) => ({
    at: index,
    was,
    becomes: moreThan(was),
  }))
  const calls = [...code.matchAll(/(?<=^ +)(?:await )?(?!return\b|if\b|for\b|while\b)[a-z][\w.]*\([^\n]*\)$/gm)]
    .filter(({ 0: call }) => !/=>|\?|=/.test(call))
    .map(({ index, 0: call }) => ({ at: index, was: text.slice(index, index + call.length), becomes: 'void 0' }))
  return [...operators, ...numbers, ...calls].sort((a, b) => a.at - b.at)
}
