/** A regular expression as a source file writes it. */
export interface Found {
  readonly file: string
  readonly expression: RegExp
}

/** Every regular expression of a TypeScript file: literals, and texts from `^` to `$`, which are patterns of schemas. */
export const expressionsIn = (file: string, text: string): Found[] =>
  tokensIn(transpiler.transformSync(text)).flatMap((token) => {
    const expression = token.startsWith('/') ? ofLiteral(token) : ofPattern(JSON.parse(token) as string)
    return expression === null ? [] : [{ file, expression }]
  })

const ofLiteral = (literal: string): RegExp => {
  const end = literal.lastIndexOf('/')
  return new RegExp(literal.slice(1, end), literal.slice(end + 1))
}

const ofPattern = (text: string): RegExp | null => (/^\^.*\$$/s.test(text) ? new RegExp(text, 'u') : null)

/** Without types and comments, in which slashes mean other things. */
const transpiler = new Bun.Transpiler({ loader: 'ts', deadCodeElimination: false })

const string = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/sy
const literal = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*/y
const comment = /\/\/.*|\/\*.*?\*\//sy
/** A slash behind one of these begins an expression; behind a value it divides. */
const beforeExpression = /(?:^|[=(,:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of|else|throw|new|await|yield))\s*$/

/** Expressions and texts, as they are written. */
const tokensIn = (text: string): string[] => {
  const found: string[] = []
  /** Braces that are open in each template that is open. */
  const templates: number[] = []
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const [taken] = pattern.exec(text) ?? []
    at += taken?.length ?? 0
    return taken
  }
  const skipTemplate = () => {
    for (; at < text.length; at++) {
      if (text[at] === '\\') at++
      else if (text[at] === '`') return
      else if (text.startsWith('${', at)) {
        at++
        templates.push(0)
        return
      }
    }
  }
  while (at < text.length) {
    const letter = text[at]!
    if (letter === '/') {
      if (take(comment) !== undefined) continue
      if (beforeExpression.test(text.slice(Math.max(0, at - 40), at))) {
        const expression = take(literal)
        if (expression === undefined) throw new Error(`Not an expression: ${text.slice(at, at + 40)}`)
        found.push(expression)
        continue
      }
    }
    if (letter === "'" || letter === '"') {
      const quoted = take(string)
      if (quoted === undefined) throw new Error(`Not a text: ${text.slice(at, at + 40)}`)
      if (/^"\^/.test(quoted)) found.push(quoted)
      continue
    }
    at++
    if (letter === '`') {
      skipTemplate()
      at++
    } else if (templates.length > 0 && letter === '{') templates[templates.length - 1]!++
    else if (templates.length > 0 && letter === '}' && templates[templates.length - 1]!-- === 0) {
      templates.pop()
      skipTemplate()
      at++
    }
  }
  return found
}
