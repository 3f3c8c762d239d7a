import { el, picture } from './element.view.js'
import { clubName, golferLine } from './golfer.view.js'
import { attributionLine } from './link.view.js'

/** The steps of a run, as people would name them. */
const steps = {
  validate: 'Reading the input',
  estimate: 'Estimating what is missing',
  fit: 'Fitting the specs',
  match: 'Matching heads and shafts',
  build: 'Building the picks',
  analyze: 'Writing the analysis',
  store: 'Saving',
}

export const heading = ({ clubType, input, specs, woodFit }, ...more) =>
  el(
    'header',
    {},
    picture(clubType, specs?.headProfile?.value),
    el(
      'div',
      { class: 'title' },
      el('h1', {}, clubName(clubType), woodFit ? el('small', {}, ` ${woodFit.designation}`) : null),
      el('p', { class: 'golfer' }, golferLine(input)),
    ),
    ...more,
  )

/** Before the result: what was asked for, and how far it is. A card that cannot wait for it says who can. */
export const runningView = (fitting, { waits }) => {
  const { progress, next } = fitting
  const { stage = 'validate', percent = 0 } = progress ?? {}
  const name = steps[stage] ?? stage
  return [
    heading(fitting),
    el(
      'section',
      { class: 'running', role: 'status' },
      el('div', { class: 'step' }, el('strong', {}, name), el('span', {}, progress ? `${percent}%` : '')),
      el('progress', { max: 100, value: progress ? percent : null, 'aria-label': name }),
      el(
        'p',
        { class: 'note' },
        (waits ? null : next?.text) ?? 'The specs and the clubs appear here as soon as the fitting is done.',
      ),
    ),
    el('footer', {}, attributionLine(fitting)),
  ]
}

export const failedView = ({ error, retry, next, ...fitting }) => [
  heading(fitting),
  el(
    'section',
    { class: 'failed', role: 'alert' },
    el('h2', {}, error?.title ?? 'The fitting failed'),
    el('p', {}, error?.detail ?? ''),
    retry
      ? el(
          'p',
          { class: 'retry' },
          el('strong', {}, 'To retry: '),
          'ask to run it again with the same answers and the key ',
          el('code', {}, retry.idempotencyKey),
          `. ${retry.reason}`,
        )
      : el('p', {}, next?.text ?? ''),
    el('p', { class: 'note' }, error?.code ?? ''),
  ),
  el('footer', {}, attributionLine(fitting)),
]

/** A call that came to nothing: refused arguments, a used-up allowance, or a user who stopped it. */
export const refusedView = (title, text, asked) => [
  heading({ clubType: asked.clubType, input: asked }),
  el('section', { class: 'failed', role: 'alert' }, el('h2', {}, title), el('p', { class: 'lines' }, text)),
]
