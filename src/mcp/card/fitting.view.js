import { capital, el, fold, section, sentence } from './element.view.js'
import { flightView } from './flight.view.js'
import { gapsView, ownClub, presentClub, unnamedClub } from './gaps.view.js'
import { furtherFigures, verdictView } from './head.view.js'
import { attributionLine } from './link.view.js'
import { picksView } from './picks.view.js'
import { specsView } from './specs.view.js'
import { heading } from './states.view.js'

/** A completed fitting: what must be asked first, then what was fitted. */
export const fittingView = (fitting, head) => {
  const { advice, clubType, specs, topPicks, analysis } = fitting
  // A number is in doubt, so that no club is told.
  if (topPicks === undefined)
    return [heading(fitting), questions(fitting.next, 'No club is shown before it is answered.'), footer(fitting, null)]
  return [
    heading(fitting),
    questions(fitting.next),
    head ? verdictView(head) : null,
    head?.own ? ownClub(fitting, head.own) : presentClub(fitting),
    advice?.offers === 'none' ? null : picksView(topPicks, clubType, head?.unpublished),
    specsView(specs ?? {}),
    fold('Flight and gaps', 'beside', head ? furtherFigures(head) : null, flightView(analysis), gapsView(fitting)),
    footer(fitting, head?.own ? null : unnamedClub(fitting)),
  ]
}

/** What to ask the golfer before the fitting is of use. */
const questions = ({ check = [], freeFields = [] } = {}, note = '') =>
  check.length === 0
    ? null
    : section(
        'Questions first',
        'questions',
        ...check.map((text) => el('p', {}, text)),
        note === '' ? null : el('p', {}, note),
        freeFields.length > 0 ? el('p', { class: 'note' }, 'The answer costs nothing within a day.') : null,
      )

/** How much the input tells. */
const quality = ({ confidence: inputPoints } = {}) =>
  typeof inputPoints === 'number' && `${Math.round(inputPoints)} of 100 points of useful input were known`

const footer = ({ next, meta, ...fitting }, clubNote) =>
  el(
    'footer',
    {},
    attributionLine(fitting),
    next?.measure && !next.check?.includes(next.measure.how)
      ? el('p', { class: 'note' }, `Measure next: ${plain(next.measure.field)}. ${capital(next.measure.how)}.`)
      : null,
    clubNote,
    el(
      'p',
      { class: 'fine' },
      sentence([
        quality(next),
        meta?.estimated?.length > 0 && `Not measured: ${meta.estimated.map(plain).join(', ')}`,
        meta?.rulesetRevision && `rules ${meta.rulesetRevision}`,
      ]),
    ),
  )

/** `swingMetrics.ballSpeed` as people say it: ball speed. */
const plain = (field) =>
  field
    .split('.')
    .at(-1)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
