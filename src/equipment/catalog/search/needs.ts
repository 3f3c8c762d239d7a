import { growing, juniorHeights } from '../../../golf/juniors.ts'
import type { Message } from '../../../words/message.ts'
import { clauses, deg, say } from '../../../words/say.ts'
import type { Head } from '../head.ts'
import { purchasePriceOf } from '../price.ts'

/** What golfers want in their own words: which clubs meet it, and which of these come first. */
export interface Need {
  readonly said: Message
  readonly meets?: (head: Head) => boolean
  /** Greater is better. */
  readonly worth?: (head: Head) => number
  /** Whether its worth comes before how well the words name a club, and before that of other needs. */
  readonly isFirst?: boolean
}

const isOneOf =
  (...values: readonly string[]) =>
  (value: string) =>
    values.includes(value)
const [isHigh, isLow] = [isOneOf('high', 'mid-high'), isOneOf('low', 'mid-low')]
const [isForPlayers, isForMost] = [isOneOf('blade', 'players_iron'), isOneOf('players_distance', 'game_improvement')]
/** Least weight of its stock shafts, grams. */
const shaftGrams = ({ stockShafts }: Head): number =>
  Math.min(...stockShafts.map(({ weightBand }) => Number.parseInt(weightBand, 10)))
const hasShaftOf =
  (material: string) =>
  ({ stockShafts }: Head) =>
    stockShafts.some((shaft) => shaft.material === material)

/** Forgiveness from which a head is called forgiving, and up to which it is for a low handicap. @source house */
const [forgivingFrom, workableTo] = [8, 6]

/** Needs by their words in English, German, Spanish and French, accents taken off. Longer words stand before those within them. */
const table = {
  used: {
    words: 'used|second ?hand|pre ?owned|gebrauchte?[nrs]?|usad[oa]s?|segunda mano|occasions?',
    said: say('needs.used'),
  },
  cheap: {
    words:
      'cheap(?:er|est)?|budget|affordable|inexpensive|gunstige?[nrs]?|billige?[nrs]?|preiswerte?[nrs]?|barat[oa]s?|economic[oa]s?|pas cher|bon marche|abordables?',
    said: say('needs.cheap'),
    meets: (head) => purchasePriceOf(head) !== null,
    worth: (head) => -purchasePriceOf(head)!,
    isFirst: true,
  },
  current: {
    words:
      'current|newest|latest|new(?! level)|aktuelle?[nrs]?|neueste?[nrs]?|neue[nrs]?|actual(?:es)?|nuev[oa]s?|actuel(?:le)?s?|nouve(?:aux?|lles?)',
    said: say('needs.current'),
    meets: ({ discontinued }) => !discontinued,
  },
  women: {
    words: 'wom[ae]ns?|lady|ladies|female|wife|damen|frau(?:en)?|mujer(?:es)?|damas?|femmes?|dames?',
    said: say('needs.women'),
    meets: ({ gender }) => gender === 'women',
  },
  junior: {
    words: 'juniors?|jr|kids?|youth|child(?:ren)?|boys?|girls?|kind(?:er)?|jugend|nin[oa]s?|infantil(?:es)?|enfants?',
    said: say('needs.junior'),
    meets: ({ gender }) => gender === 'junior',
  },
  men: {
    words: 'mens?|herren|hombres?|hommes?',
    said: say('needs.men'),
    meets: ({ gender }) => gender === 'unisex',
  },
  left: {
    words: 'left(?: ?hand(?:ed)?)?|left(?:y|ies)|lh|linkshander(?:in)?|zurd[oa]s?|gauch(?:er|ere|ers)',
    said: say('needs.left'),
    meets: ({ hands }) => hands.includes('left'),
  },
  slice: {
    words: '(?:anti )?slic(?:e|ers?|ing)|draw(?: bias(?:ed)?)?',
    said: say('needs.slice'),
    // Irons have no bias; their offset is what helps.
    meets: (head) => head.bias === 'draw' || (head.clubType === 'iron' && head.offset === 'large'),
    worth: ({ category }) => Number(category === 'draw'),
  },
  hook: {
    words: 'hook(?:s|ers?)?|fade(?: bias(?:ed)?)?',
    said: say('needs.hook'),
    meets: ({ bias }) => bias !== 'draw',
    worth: ({ bias }) => Number(bias === 'fade'),
  },
  highLaunch: {
    words:
      'high(?:er)? launch(?:ing)?|hohe[rn]? (?:abflug|flug(?:bahn)?|start)|(?:lanzamiento|vuelo) alto|(?:lancement|vol) haut',
    said: say('needs.highLaunch'),
    meets: ({ launch }) => isHigh(launch),
    worth: ({ launch }) => Number(launch === 'high'),
  },
  lowLaunch: {
    words:
      'low(?:er)? launch(?:ing)?|flache[rn]? (?:abflug|flug(?:bahn)?)|(?:lanzamiento|vuelo) bajo|(?:lancement|vol) bas',
    said: say('needs.lowLaunch'),
    meets: ({ launch }) => isLow(launch),
    worth: ({ launch }) => Number(launch === 'low'),
  },
  lowSpin: {
    words: 'low(?:er)? spin(?:ning)?|wenig(?:er)? spin|(?:poco|bajo) (?:spin|efecto)|(?:peu|faible) spin',
    said: say('needs.lowSpin'),
    meets: ({ spin, category }) => isLow(spin) || category === 'low_spin',
    worth: ({ spin }) => Number(spin === 'low'),
  },
  slowSwing: {
    words:
      'slow(?:er)?(?: swing(?: speeds?)?)?|seniors?|langsame[rmns]?(?: schwung\\w*)?|senioren|swing lento|lent[oa]s?|mayores|swing lent|lente?',
    said: say('needs.slowSwing'),
    meets: ({ weightClass, launch }) => weightClass === 'light' || isHigh(launch),
    worth: ({ weightClass, launch }) => 2 * Number(weightClass === 'light') + Number(launch === 'high'),
  },
  highHandicap: {
    words:
      'high handicap(?:s|pers?)?|beginners?|novices?|hohe[sm]? handicap|anfanger(?:in(?:nen)?)?|einsteiger|handicap alto|principiantes?|haut handicap|debutante?s?',
    said: say('needs.highHandicap'),
    meets: ({ forgiveness }) => forgiveness >= forgivingFrom,
    worth: ({ forgiveness }) => forgiveness,
  },
  midHandicap: {
    words: 'mid(?:dle)? handicap(?:s|pers?)?|mittlere[sm]? handicap|handicap medio|handicap moyen',
    said: say('needs.midHandicap'),
    meets: ({ clubType, category, forgiveness }) =>
      clubType === 'iron' ? isForMost(category) : forgiveness > workableTo,
  },
  lowHandicap: {
    words:
      'low handicap(?:s|pers?)?|scratch|(?:better|good|tour) players?|niedrige[sm]? handicap|handicap bajo|bas handicap',
    said: say('needs.lowHandicap'),
    meets: ({ clubType, category, forgiveness }) =>
      clubType === 'iron' || clubType === 'wedge' ? isForPlayers(category) : forgiveness <= workableTo,
    worth: ({ forgiveness }) => -forgiveness,
  },
  forgiving: {
    words:
      '(?:max|most|more) forgiv(?:eness|ing)|forgiv(?:eness|ing)|easy(?: hit)?|fehlerverzeihende?[nrs]?|verzeihende?[nrs]?|perdonador(?:a|e?s)?|tolerante?s?|indulgente?s?',
    said: say('needs.forgiving'),
    meets: ({ forgiveness }) => forgiveness >= forgivingFrom,
    worth: ({ forgiveness }) => forgiveness,
  },
  adjustable: {
    words: 'adjustable|verstellbare?[nrs]?|ajustables?|regulables?|reglables?',
    said: say('needs.adjustable'),
    meets: ({ adjustable }) => adjustable.loftSleeveDeg > 0,
  },
  light: {
    words:
      '(?:ultra ?)?light(?:er|est|weight)?|leicht(?:e[nrs]?|er|este[nrs]?)?|liger[oa]s?|livian[oa]s?|leger(?:e?s?)',
    said: say('needs.light'),
    meets: ({ weightClass }) => weightClass === 'light',
    worth: (head) => -shaftGrams(head),
  },
  graphite: {
    words: 'gra(?:ph|f)ite?o?(?: shafts?)?',
    said: say('needs.graphite'),
    meets: hasShaftOf('Graphite'),
  },
  steel: { words: 'steel(?: shafts?)?|stahl|acero|acier', said: say('needs.steel'), meets: hasShaftOf('Steel') },
} satisfies Readonly<Record<string, Need & { readonly words: string }>>

/** Whole words of a text that has a space around each. */
const whole = (words: string) => new RegExp(` (?:${words})(?= )`, 'g')

const phrases = Object.values(table).map((need) => ({ words: whole(need.words), need }))

/** Words around names and needs that say neither. */
const fillers = whole(
  'best(?:e[nrs]?)?|good|great|top|most|i|im|me|want|need|looking|find|show|what|which|is|are|or|to|on|players?|golfers?|swing|schlager|golfschlager|gute?[nrs]?|fur|mit|der|die|das|eine?[nrs]?|und|mejor(?:es)?|buen[oa]s?|para|con|el|los|las?|una?|y|palos?|de[ls]?|meilleure?s?|bon(?:ne)?s?|pour|avec|les?|une?|et',
)

/** Age from which golfers are called seniors, years. @source house: senior tours begin at 50, and speed falls from about 60 */
const seniorFrom = 60
/** Handicaps that are called low, up to the first, and high, from the second, strokes. @source house */
const [lowTo, highFrom] = [6, 18]
const wood = 'woods?|holz|maderas?|bois'

/** Needs with a number in them. Null: the number says none. */
const numbered: readonly (readonly [words: RegExp, need: (number: number) => Need | null])[] = [
  [
    whole('(\\d\\d?) (?:years?|yrs?|yo|jahre?n?|anos?|ans?)(?: olds?| alt)?'),
    (age) => (age <= growing.ageMax ? junior(age) : age >= seniorFrom ? table.slowSwing : null),
  ],
  [
    whole('(\\d\\d?) (?:handicap|hcp)|(?:handicap|hcp) (\\d\\d?)'),
    (strokes) => (strokes >= highFrom ? table.highHandicap : strokes <= lowTo ? table.lowHandicap : table.midHandicap),
  ],
  [
    whole(`([2-9]|1[01]) ?(?:${wood}|w)|(?:${wood}) ([2-9]|1[01])`),
    (number) => ({
      said: say('clubs.numberedWood', { number }),
      meets: ({ clubType, designations }) =>
        clubType === 'fairway' && designations.some((name) => Number(/\d+/.exec(name)?.[0]) === number),
    }),
  ],
]

/** Clubs for juniors; of an age, those that are made for its height. */
function junior(age: number): Need {
  const { heightIn } = juniorHeights.find(({ belowAge }) => age < belowAge)!
  return {
    said: table.junior.said,
    meets: ({ gender, heightRangeIn: [from, to] = [0, heightIn] }) =>
      gender === 'junior' && from! <= heightIn && heightIn <= to!,
  }
}

/** Bounces that are called low, medium and high, degrees. @source makers' pages of wedges: low up to 6, high from 11 */
const bounces = [
  ['low|wenig|niedrige[rmn]?|poco|bajo|faible|peu de', 0, 6],
  ['mid|medium|mittlere[rmn]?|medio|moyen', 7, 10],
  ['high|viel|hohe[rmn]?|alto|fort', 11, 20],
] as const
const bounceSaid = whole(`(?:(\\d\\d?)|${bounces.map(([words]) => `(${words})`).join('|')}) bounce`)
const wedgeSaid = whole('wedges?|[sgl]w|sand|lob|gap')
const loftSaid = whole('(4[4-9]|5\\d|6[0-4])')

/** What of the bounce was said: the least and the most, degrees; null: nothing. */
function bounceIn(text: string): readonly [number, number] | null {
  const [said, digits, ...named] = [...text.matchAll(bounceSaid)][0] ?? []
  if (said === undefined) return null
  if (digits !== undefined) return [Number(digits), Number(digits)]
  const [, least, most] = bounces[named.findIndex((words) => words !== undefined)]!
  return [least, most]
}

/** A wedge by loft and bounce, which one of its options has both. */
function wedgeOf(loft: number | null, bounce: readonly [number, number] | null): Need {
  const ofLoft = loft === null ? [] : [say('clubs.wedgeOfLoft', { loft: deg(loft) })]
  const ofBounce =
    bounce === null ? [] : [say('needs.bounce', { bounce: deg(bounce[0] === bounce[1] ? bounce[0] : bounce) })]
  return {
    said: clauses(...ofLoft, ...ofBounce),
    meets: (head) =>
      head.clubType === 'wedge' &&
      head.options.some(
        (option) =>
          (loft === null || option.loft === loft) &&
          (bounce === null || (option.bounce !== null && bounce[0] <= option.bounce && option.bounce <= bounce[1])),
      ),
  }
}

/** What a text of folded words says of needs, that which orders the clubs first, and the text without them. */
export function needsIn(text: string): { readonly needs: readonly Need[]; readonly rest: string } {
  const needs = new Set<Need>()
  let rest = ` ${text} `
  for (const [words, need] of numbered) {
    for (const [, one, other] of rest.matchAll(words)) {
      const meant = need(Number(one ?? other))
      if (meant !== null) needs.add(meant)
    }
    rest = rest.replaceAll(words, '')
  }
  const bounce = bounceIn(rest)
  rest = rest.replaceAll(bounceSaid, '')
  const loft = bounce !== null || rest.search(wedgeSaid) >= 0 ? ([...rest.matchAll(loftSaid)][0]?.[1] ?? null) : null
  if (loft !== null) rest = rest.replace(loftSaid, '')
  if (loft !== null || bounce !== null) needs.add(wedgeOf(loft === null ? null : Number(loft), bounce))
  for (const { words, need } of phrases) {
    const without = rest.replaceAll(words, '')
    if (without !== rest) needs.add(need)
    rest = without
  }
  return { needs: [...needs], rest: rest.replaceAll(fillers, '').trim() }
}
