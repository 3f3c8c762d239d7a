import { labAddress, newKey } from './fitting.ts'
import { readChoice } from './request.ts'
import { ask } from './service.ts'
import type { Say } from './shots-chart.ts'
import { type Statement, sayStatement } from './statement.ts'

/** What the service says of a club's shots. */
export interface ClubMedians {
  readonly club: string | null
  readonly shotsCounted: number
  readonly fits: string | null
  /** Why they make no fitting. */
  readonly whyNot: string | null
  /** What a fitting would ask, leave out and correct. */
  readonly said: readonly Statement[]
  readonly metrics: readonly { readonly metric: string; readonly median: number }[]
  readonly leftOut: readonly { readonly shotNumber: number }[]
}

/** As the columns of the table stand. */
const shownMetrics = {
  clubSpeed: 'mph',
  ballSpeed: 'mph',
  launchAngle: 'degrees',
  spinRate: 'rpm',
  carry: 'yards',
} as const

interface Row {
  readonly sessionId: string
  readonly form: HTMLFormElement
  readonly words: Readonly<Record<'outliers' | 'fit' | 'fitThis' | 'or', string>> &
    Readonly<Record<'clubSaid' | 'metrics', Readonly<Record<string, string>>>>
  readonly locale: string
  readonly say: Say
  readonly attempt: (work: () => Promise<void>) => Promise<void>
}

/** The clubs of a session with their medians, and the button that fits each. */
export const drawClubs = (clubs: readonly ClubMedians[], row: Row): void => {
  document.getElementById('rows')!.replaceChildren(...clubs.map((club) => rowOf(club, row)))
}

const rowOf = (medians: ClubMedians, row: Row): HTMLElement => {
  const element = document.createElement('tr')
  const name = document.createElement('th')
  name.scope = 'row'
  name.textContent = medians.club ?? '–'
  const shown = Object.entries(shownMetrics).map(([id, measure]) => {
    const median = medians.metrics.find(({ metric }) => metric === id)?.median
    return median === undefined ? '–' : row.say(measure, median)
  })
  const out = medians.leftOut.map(({ shotNumber }) => shotNumber).join(', ')
  const leftOut = out === '' ? '–' : row.words.outliers.replace('{shots}', out)
  const figures = [`${medians.shotsCounted}`, ...shown, leftOut].map(cellOf)
  element.append(name, fitCell(medians, row), ...figures)
  return element
}

const cellOf = (text: string): HTMLElement => {
  const cell = document.createElement('td')
  cell.textContent = text
  return cell
}

/** The button that fits a club, with what there is to ask first; or why it is not fitted. */
const fitCell = ({ club, fits, whyNot, shotsCounted, said }: ClubMedians, row: Row) => {
  const cell = cellOf('')
  const { clubSaid, metrics, or } = row.words
  const sentences = said.map((one) => {
    const metric = metrics[String(one.values['metric'])] ?? ''
    return sayStatement({ said: clubSaid, or, locale: row.locale }, { ...one, values: { ...one.values, metric } })
  })
  if (fits === null || club === null || shotsCounted === 0) {
    cell.className = 'why'
    cell.textContent = whyNot ?? '–'
    return cell
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = row.words.fit
  button.setAttribute('aria-label', row.words.fitThis.replace('{club}', club))
  const key = newKey()
  button.addEventListener('click', () => row.attempt(() => fit(club, key, button, row)))
  const notes = sentences.map((text) => {
    const note = document.createElement('small')
    note.className = 'wrong'
    note.textContent = text
    return note
  })
  cell.append(button, ...notes)
  return cell
}

const fit = async (club: string, key: string, button: HTMLButtonElement, { sessionId, form }: Row): Promise<void> => {
  button.disabled = true
  const field = document.getElementById('handicap') as HTMLInputElement
  const handicap = field.value === '' ? undefined : field.valueAsNumber
  const golfer = {
    handedness: readChoice(form, 'handedness'),
    ...(handicap !== undefined && { handicap: handicap > 25 ? '25+' : handicap }),
  }
  try {
    const fitting = await ask<{ fittingId: string }>('POST', `/v1/sessions/${sessionId}/fit`, {
      body: { club, golfer },
      headers: { 'idempotency-key': `${key}-${golfer.handedness}-${handicap ?? ''}` },
    })
    location.assign((await labAddress(fitting)) ?? `/v1/fittings/${fitting.fittingId}`)
  } finally {
    button.disabled = false
  }
}
