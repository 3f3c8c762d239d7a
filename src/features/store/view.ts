import { type Catalog, type Head, type TotalPrice, totalPrice } from '../../equipment/catalog/index.ts'
import { type BuildParam, type BuildParams, buildParams, originParams } from '../../equipment/store-link/index.ts'
import { flexes, hands } from '../../golf/names/words.ts'
import { isId } from '../../platform/ids.ts'
import type { Said } from '../../words/message.ts'
import { type Choice, type Chosen, choose } from './choose.ts'
import { type WedgeOfSet, wedgesIn } from './read-head.ts'
import type { Left } from './reading.ts'

/** A parameter of a link that the page cannot follow. */
interface Unread {
  readonly name: string
  readonly value: string
  readonly why: Said
}

/** What a link says of a club, as its page shows it. */
export interface LinkView {
  readonly chosen: readonly Chosen[]
  readonly wedges: readonly WedgeOfSet[]
  readonly unread: readonly Unread[]
  /** What is left to choose, with what there is. */
  readonly open: readonly { readonly name: BuildParam; readonly options: readonly string[] }[]
  /** fittingId. */
  readonly fitting: string | null
  /** Where the link came from, in the order of the parameters. */
  readonly origin: readonly { readonly name: string; readonly value: string }[]
  readonly price: TotalPrice
}

/** Texts of a link are shown no longer than this. */
const shownCharactersMax = 80
const unreadMax = 20

/** Read the parameters of a link, in whatever order and quality they come. */
export const viewLink = (catalog: Catalog, head: Head, query: URLSearchParams): LinkView => {
  const said = (name: string): string | null => query.get(name)
  const params: BuildParams = Object.fromEntries(
    buildParams.flatMap((name) => (said(name) === null ? [] : [[name, said(name)]])),
  )
  const fit = said('fit')
  const isFitted = fit !== null && isId('fit', fit)
  const choice = choose(catalog, head, params, isFitted)
  const wedges = choice.chosen.find(({ name }) => name === 'wedges')
  const known: readonly string[] = [...buildParams, ...originParams]
  const strangers = [...new Set(query.keys())].filter((name) => !known.includes(name))
  const unread: Unread[] = [
    ...choice.refused.map(({ name, received, problem }) => ({ name, value: received, why: problem })),
    ...(fit !== null && !isFitted ? [{ name: 'fit', value: fit, why: 'is not the id of a fitting' }] : []),
    ...strangers.map((name) => ({ name, value: query.get(name)!, why: 'is not a parameter of this page' })),
  ]
  return {
    chosen: choice.chosen.filter(({ name }) => name !== 'wedges'),
    wedges: wedges === undefined ? [] : wedgesIn(wedges.value)!,
    unread: unread.slice(0, unreadMax).map(({ name, value, why }) => ({ name: cut(name), value: cut(value), why })),
    open: openOf(choice),
    fitting: isFitted ? fit : null,
    origin: originParams
      .filter((name) => name !== 'fit' && said(name))
      .map((name) => ({ name, value: cut(said(name)!) })),
    price: priceOf(head, choice),
  }
}

const cut = (text: string): string =>
  text.length > shownCharactersMax ? `${text.slice(0, shownCharactersMax).toWellFormed()}…` : text

/** The choices that no order can do without. */
const openOf = ({ chosen, left }: Choice): LinkView['open'] => {
  const isChosen = (name: BuildParam) => chosen.some((one) => one.name === name)
  const choices: { name: BuildParam; options: string[] }[] = [
    { name: 'hand', options: hands.filter((hand) => left.head.hands.includes(hand)) },
    { name: 'loft', options: left.head.clubType === 'iron' ? [] : left.lofts.map(({ loft }) => `${loft}°`) },
    { name: 'bounce', options: bouncesOf(left) },
    {
      name: 'flex',
      options:
        left.flex === null ? flexes.filter((flex) => left.shafts.some((shaft) => shaft.flexes.includes(flex))) : [],
    },
    { name: 'set', options: left.head.clubType === 'iron' ? [...left.head.sets] : [] },
  ]
  return choices.filter(({ name, options }) => options.length > 0 && !isChosen(name))
}

const bouncesOf = ({ soles }: Left): string[] =>
  [...new Set(soles.flatMap(({ bounce }) => (bounce === null ? [] : [bounce])).sort((a, b) => a - b))].map(
    (bounce) => `${bounce}°`,
  )

/** Price of what is chosen; before a shaft is chosen, with a stock shaft. */
const priceOf = (head: Head, { chosen, left }: Choice): TotalPrice => {
  const chosenAs = (name: BuildParam) => chosen.find((one) => one.name === name)?.value
  const wedges = chosenAs('wedges')
  return totalPrice(head, {
    set: chosenAs('set'),
    wedges: wedges === undefined ? 1 : wedgesIn(wedges)!.length,
    upcharge: chosenAs('shaft') === undefined ? 0 : (left.shafts[0]?.upcharge ?? null),
  })
}
