import { capital, el, fold, sentence, svg } from './element.view.js'
import { flightView } from './flight.view.js'
import { gapsView, presentClub } from './gaps.view.js'
import { attributionLine } from './link.view.js'
import { picksView } from './picks.view.js'
import { specsView } from './specs.view.js'
import { heading } from './states.view.js'

/** A completed fitting. `more` offers what is missing, when the host can fetch it. */
export const fittingView = (fitting, more) => {
  const { clubType, specs, topPicks, analysis, next } = fitting
  return [
    heading(fitting, quality(next)),
    presentClub(fitting),
    picksView(topPicks ?? [], clubType),
    specsView(specs ?? {}),
    fold('Flight and gaps', 'beside', flightView(analysis), gapsView(fitting)),
    more,
    footer(fitting),
  ]
}

/** How much the input tells, as a ring. */
const quality = ({ confidence: inputPoints } = {}) => {
  if (typeof inputPoints !== 'number') return null
  const said = `${Math.round(inputPoints)} of 100 points of useful input were known`
  return el(
    'div',
    { class: 'quality', role: 'img', 'aria-label': said, title: said },
    svg(
      'svg',
      { viewBox: '0 0 36 36' },
      svg('circle', { class: 'track', cx: 18, cy: 18, r: 15.9 }),
      svg('circle', {
        class: 'share',
        cx: 18,
        cy: 18,
        r: 15.9,
        pathLength: 100,
        'stroke-dasharray': `${inputPoints} 100`,
      }),
      svg('text', { x: 18, y: 21.6 }, `${Math.round(inputPoints)}`),
    ),
    el('span', {}, 'of the input known'),
  )
}

const footer = ({ next, meta, ...fitting }) =>
  el(
    'footer',
    {},
    attributionLine(fitting),
    next?.measure && !next.check?.includes(next.measure.how)
      ? el('p', { class: 'note' }, `Measure next: ${plain(next.measure.field)}. ${capital(next.measure.how)}.`)
      : null,
    ...(next?.check ?? []).map((text) => el('p', { class: 'compromise' }, text)),
    el(
      'p',
      { class: 'fine' },
      sentence([
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
