import { isMisread } from '../../../golf/names/club-name.ts'
import { ironSet, ironsOf, wedgeLofts } from '../../../golf/names/club-name-parts.ts'
import { signsOf } from '../../../golf/names/club-name-spellings.ts'
import { modelIn } from './model-words.ts'
import { plainName } from './plain-name.ts'
import { readClubWords, remembered } from './said-club.ts'

/**
 * The clubs of a line that names several: a set of irons, wedges by their lofts, and what is said to go with them. Every part
 * must be read, or nothing is. Null: it names one club, or none.
 * @example clubsOfLine('Vokey SM10 50.08F 58.08M') // ['50° wedge', '58° wedge']
 */
export const clubsOfLine = remembered((written): readonly string[] | null => {
  if (!/\d/.test(written) && !/^\W*p\W?w\b/i.test(written)) return null
  const plain = plainName(written).replaceAll(/[()]/g, ' ').replaceAll(listed, '$&,')
  const isOfIrons = /\birons\b|\biron set\b/i.test(plain) || ironSet.test(plain)
  const parts = plain.split(/[+&,;]|\band\b/i).flatMap((part) => {
    const rest = restOf(part)
    return rest === '' ? [] : [clubsOfPart(rest, isOfIrons) ?? oneOf(part)]
  })
  if (parts.some((clubs) => clubs === null)) return null
  const clubs = parts.flatMap((clubs) => clubs ?? [])
  return clubs.length > 1 ? clubs : null
})

/** A club of a list without commas: `5i 6i 7i PW`. */
const listed = /(?<=^|\s)(?:[1-9]i|[pgasl]w)(?=\s+(?:[1-9]i|[pgasl]w)(?:\s|$))/gi

/** The words of a part without model and kind; of a set all that says no other club. */
function restOf(part: string): string {
  const bare = part.trim()
  const set = ironSet.exec(bare)?.[0]
  const rest = set === bare ? bare : (modelIn(bare)?.rest ?? bare)
  const kept = rest.split(/\s+/).filter((word, at, all) => !isKind(word) || /^\d-?$/.test(all[at - 1] ?? ''))
  return (set === undefined ? kept : kept.filter((word) => isOfSet(word, set))).join(' ')
}

/** Kinds that are made in sets: beside a number they are of one club. */
const isKind = (word: string): boolean => {
  const signs = signsOf.get(word.toLowerCase())
  return word.length > 2 && (word.toLowerCase() === 'set' || signs?.join() === 'iron' || signs?.join() === 'wedge')
}

/** A model is passed over, another loft or kind is not. */
const isOfSet = (word: string, set: string): boolean =>
  set.includes(word) || /^\d{1,2}(?![\d\p{L}])/u.test(word) || signsOf.has(word.toLowerCase())

const oneOf = (part: string): string[] | null => (isMisread(readClubWords(part)) ? null : [part.trim()])

function clubsOfPart(rest: string, isOfIrons: boolean): string[] | null {
  const irons = ironsOf(rest)
  if (irons !== null) return irons
  if (isOfIrons && /^[1-9]$/.test(rest)) return [`${rest}-iron`]
  return wedgeLofts(rest)?.map((loft) => `${loft}° wedge`) ?? null
}
