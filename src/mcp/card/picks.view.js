import { el, fold, picture, section, sentence, words } from './element.view.js'
import { link } from './link.view.js'

const shown = 3

/** The clubs to buy, best first. */
export const picksView = (picks, clubType, unpublished = {}) =>
  picks.length === 0
    ? section('Top picks', 'picks', el('p', {}, 'No club in the catalog meets this fitting.'))
    : section(
        'Top picks',
        'picks',
        list(picks.slice(0, 1), clubType, unpublished),
        others(picks.slice(1, shown), clubType, unpublished),
      )

const others = (picks, clubType, unpublished) =>
  picks.length === 0 ? null : fold(`${picks.length} more`, 'others', list(picks, clubType, unpublished))

const list = (picks, clubType, unpublished) =>
  el('ol', {}, ...picks.map((pick) => pickView(pick, clubType, unpublished[pick.rank])))

const pickView = (pick, clubType, unpublished) =>
  el(
    'li',
    {},
    el('div', { class: 'drawing' }, picture(clubType, pick.category), el('span', { class: 'rank' }, `${pick.rank}`)),
    el(
      'div',
      { class: 'words' },
      el('p', { class: 'brand' }, pick.brand),
      el('h3', {}, pick.model),
      el('p', { class: 'soft' }, sentence([pick.year, words(pick.category)])),
      el('p', { class: 'worth' }, price(pick, clubType), verdict(pick)),
      pick.build ? el('p', { class: 'build' }, build(pick.build)) : null,
      unpublished ? el('p', { class: 'compromise' }, unpublished) : null,
      el('ul', {}, ...(pick.reasons ?? []).slice(0, 2).map((reason) => el('li', {}, reason))),
      ...(pick.compromises ?? []).slice(0, 1).map((text) => el('p', { class: 'compromise' }, text)),
      pick.storeUrl
        ? link(
            pick.storeUrl,
            'button',
            'View in store',
            el('span', { class: 'unseen' }, `: ${pick.brand} ${pick.model}`),
          )
        : null,
    ),
  )

const price = ({ price, currency, total }, clubType) => {
  const sum = total ? total.price : price
  if (sum === null || sum === undefined) return el('span', { class: 'soft' }, 'Price not known')
  const digits = Number.isInteger(sum) ? 0 : 2
  const text = sum.toLocaleString('en-US', { style: 'currency', currency, minimumFractionDigits: digits })
  const clubs = total ? total.clubs > 1 && ` for ${total.clubs} clubs` : clubType === 'iron' && ' per club'
  const ofShop = total?.shopDate && ` at the shop, ${total.shopDate}`
  const bought = [clubs, ofShop].filter(Boolean).join('')
  return el('span', { class: 'price' }, text, bought ? el('small', {}, bought) : null)
}

const verdict = ({ verdict, score }) => (verdict ? el('span', { class: 'verdict' }, sentence([verdict, score])) : null)

const build = ({ playingLoft, loft, setting, shaft, length, lieOffset, bounce, set, designation }) =>
  sentence([
    set,
    designation,
    loft && `${loft}°${hosel(setting)}${playingLoft === loft ? '' : ` plays ${playingLoft}°`}`,
    bounce && `${bounce}° bounce`,
    shaft && `${shaft.model} ${shaft.flexName ?? shaft.flex}${shaft.upcharge ? ` (+$${shaft.upcharge})` : ''}`,
    length && `${length} in`,
    lieOffset && `lie ${Math.abs(lieOffset)}° ${lieOffset > 0 ? 'upright' : 'flat'}`,
  ])

const hosel = (setting) => (setting && setting !== '0' ? ` at ${setting}°` : '')
