import { capital, el, fold, section, words } from './element.view.js'

/* global specNames: src/golf/names/spec-names.ts, joined in by fitting-card.ts */
const leading = 4

const meanings = {
  derived: 'derived from what was given',
  estimated: 'based on an estimate',
  default: 'standard, without a measurement',
}

/** The fitted figures, each with its reason. */
export const specsView = (specs) => {
  const known = Object.keys(specNames).filter((name) => specs[name] !== undefined)
  const others = Object.keys(specs).filter((name) => specNames[name] === undefined)
  const cells = [...known, ...others].map((name, at) => specCell(name, specs[name], at < leading))
  const [first, rest] = [cells.slice(0, leading), cells.slice(leading)]
  const more =
    rest.length === 0
      ? null
      : fold(`${rest.length} more${hasReasons(specs) ? ', and why' : ''}`, 'others', el('dl', {}, ...rest))
  return section('Specs', 'specs', el('dl', {}, ...first), more)
}

const hasReasons = (specs) => Object.values(specs).some(({ why }) => why)

const specCell = (name, { display, why, basis }, isLeading) =>
  el(
    'div',
    { class: isLeading ? 'spec lead' : 'spec' },
    el('dt', {}, specNames[name] ?? words(name), basisMark(basis)),
    el('dd', { class: 'figure' }, ...figureOf(display)),
    why ? el('dd', { class: 'reason' }, why) : null,
  )

/** `45.5 in (standard)`: the part in parentheses is secondary, and a unit stays with its figure. */
const figureOf = (display) => {
  const [, figure, aside] = /^(.+?) \((.+)\)$/.exec(display) ?? [null, display, null]
  return [capital(figure).replaceAll(/(\d) /g, '$1\u00a0'), aside === null ? null : el('small', {}, ` ${aside}`)]
}

const basisMark = (basis) =>
  meanings[basis] ? el('span', { class: `basis ${basis}`, title: meanings[basis] }, basis) : null
