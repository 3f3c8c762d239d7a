/** A page of the documentation, as a search finds it. */
type Page = readonly [name: string, title: string]
/** A part of a page below a heading of the second level; the first part of a page has an empty id. */
type Section = readonly [page: number, id: string, heading: string]

/** What a search of the documentation looks in: small enough for a browser to load whole. */
export interface SearchIndex {
  readonly pages: readonly Page[]
  readonly sections: readonly Section[]
  /** Sorted. */
  readonly words: readonly string[]
  /** For each word the sections that have it, each as the distance to the one before. */
  readonly places: readonly (readonly number[])[]
}

/** A part of the documentation that a search found. */
export interface Found {
  readonly address: string
  readonly title: string
  /** Empty for the beginning of a page. */
  readonly heading: string
}

const foundMax = 12
/** A word in the title or the heading says more of a section than one in its text. */
const titlePoints = 6
const headingPoints = 4

/** The words of a text as they are searched: `RATE_LIMIT` is found by `rate`, `limit` and as a whole. */
const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}_]{2,}/gu) ?? []).flatMap((word) =>
    word.includes('_') ? [word, ...word.split('_').filter((part) => part.length > 1)] : [word],
  )

/** The sections that have every word of a question that is not common, or a word that begins with it: the best first. */
export const findSections = (index: SearchIndex, question: string): Found[] => {
  const asked = [...new Set(wordsIn(question.slice(0, 200)))].filter((word) => !common.has(word))
  if (asked.length === 0) return []
  const scores = asked.map((word) => scoresOf(index, word))
  const all = [...scores[0]!.keys()].filter((section) => scores.every((one) => one.has(section)))
  const total = (section: number) => scores.reduce((sum, one) => sum + one.get(section)!, 0)
  return all
    .map((section) => [section, total(section)] as const)
    .sort(([a, pointsOfA], [b, pointsOfB]) => pointsOfB - pointsOfA || a - b)
    .slice(0, foundMax)
    .map(([section]) => foundIn(index, section))
}

const foundIn = ({ pages, sections }: SearchIndex, at: number): Found => {
  const [page, id, heading] = sections[at]!
  const [name, title] = pages[page]!
  return { address: `/docs/${name}${id === '' ? '' : `#${id}`}`, title, heading }
}

/** Points of each section for what was asked. What few sections have tells more; a word that only begins so tells less. */
const scoresOf = ({ pages, sections, words, places }: SearchIndex, asked: string): Map<number, number> => {
  const scores = new Map<number, number>()
  words.forEach((word, at) => {
    if (!word.startsWith(asked)) return
    const points = word === asked ? 1 : 0.5
    let section = 0
    for (const distance of places[at]!) {
      section += distance
      const [page, , heading] = sections[section]!
      const times = 1 + (has(pages[page]![1], word) ? titlePoints : 0) + (has(heading, word) ? headingPoints : 0)
      scores.set(section, Math.max(scores.get(section) ?? 0, points * times))
    }
  })
  const rarity = Math.log(1 + sections.length / scores.size)
  for (const [section, points] of scores) scores.set(section, points * rarity)
  return scores
}

const has = (text: string, word: string): boolean => wordsIn(text).includes(word)

/** Words that are nearly everywhere: neither kept nor asked for. */
const common = new Set(
  'the and for that with are its from not this which they has was but can when one all than other into each only more also may have who will'.split(
    ' ',
  ),
)

/** The index of pages in HTML. @param pages The text of a page is left out where it is `null`: only its title is found then. */
export const searchIndex = (
  pages: readonly {
    readonly name: string
    readonly title: string
    readonly description: string
    readonly html: string | null
  }[],
): SearchIndex => {
  const sections: Section[] = []
  const found = new Map<string, number[]>()
  const add = (section: Section, text: string) => {
    const at = sections.push(section) - 1
    const words = new Set(wordsIn(`${section[2]} ${text}`))
    for (const word of words) if (!common.has(word)) found.set(word, [...(found.get(word) ?? []), at])
  }
  for (const [at, { title, description, html }] of pages.entries()) {
    const [start = '', ...parts] = (html ?? '').split(/(?=<h2 id=")/)
    add([at, '', ''], `${title} ${description} ${plain(start)}`)
    for (const part of parts) {
      const [, id, heading, text] = /^<h2 id="([^"]+)">(.*?)<\/h2>([\s\S]*)$/.exec(part)!
      add([at, id!, plain(heading!).trim()], plain(text!))
    }
  }
  const words = [...found.keys()].sort()
  return {
    pages: pages.map(({ name, title }) => [name, title]),
    sections,
    words,
    places: words.map((word) => found.get(word)!.map((at, i, all) => at - (all[i - 1] ?? 0))),
  }
}

const plain = (html: string): string =>
  html
    .replaceAll(/<button[\s\S]*?<\/button>|<[^<>]+>/g, ' ')
    .replaceAll(/&(lt|gt|amp|quot|#39);/g, (_, name: string) => entities[name]!)

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" }
