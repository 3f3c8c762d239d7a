import { el, section } from './element.view.js'

/* What the service says first of a fitting, in words and figures: its page says the same. */

/** Rows that lead: carry and total. */
const first = 2

export const verdictView = ({ verdict, columns, rows }) =>
  section('Verdict', 'said', el('p', { class: 'verdict-line' }, verdict), outcomes(columns, rows.slice(0, first)))

/** The rows of a wedge are those of its set. */
export const furtherFigures = ({ notes, columns, rows }) =>
  rows.length === 0
    ? null
    : section(
        'Further figures',
        'further',
        outcomes(columns, rows.slice(first)),
        ...notes.map((text) => el('p', { class: 'note' }, text)),
      )

const outcomes = (columns, rows) =>
  rows.length === 0
    ? null
    : el(
        'table',
        { class: 'outcomes' },
        el('thead', {}, el('tr', {}, el('td', {}), ...columns.map((name) => el('th', { scope: 'col' }, name)))),
        el(
          'tbody',
          {},
          ...rows.map(([name, ...cells]) =>
            el('tr', {}, el('th', { scope: 'row' }, name), ...cells.map((text) => el('td', {}, text))),
          ),
        ),
      )
