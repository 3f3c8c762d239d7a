import type { Measure } from '../../../golf/quantity.ts'
import { keep, readKept } from './kept.ts'

/** A shot, and its numbers by name. */
export interface DrawnShot {
  readonly club: string | null
  readonly shotNumber: number
  readonly numbers: Readonly<Record<string, number>>
}

/** Writes a measure in the units of the reader. */
export type Say = (measure: Measure, value: number) => string

/** A club, and the numbers of those of its shots that do not count. */
interface Club {
  readonly club: string | null
  readonly leftOut: readonly number[]
}

interface Axis {
  readonly metric: string
  readonly measure: Measure
}

/** What is drawn against what: where the shots came down, and how they started. */
const plots: readonly { readonly id: string; readonly x: Axis; readonly y: Axis }[] = [
  { id: 'landed', x: { metric: 'offline', measure: 'yards' }, y: { metric: 'carry', measure: 'yards' } },
  { id: 'launched', x: { metric: 'launchAngle', measure: 'degrees' }, y: { metric: 'spinRate', measure: 'rpm' } },
]

const byId = (id: string): HTMLElement => document.getElementById(id)!

/** Draw the shots of one club at a time; which, is chosen above the drawings. */
export const startChart = (clubs: readonly Club[], shots: readonly DrawnShot[], say: Say): void => {
  const choice = byId('shown-club') as HTMLSelectElement
  const before = readKept<number>('shown club') ?? 0
  choice.replaceChildren(...clubs.map(({ club }, i) => new Option(club ?? '–', String(i))))
  choice.value = String(clubs[before] === undefined ? 0 : before)
  choice.onchange = () => {
    keep('shown club', Number(choice.value))
    draw(clubs[Number(choice.value)]!, shots, say)
  }
  choice.onchange(new Event('change'))
}

interface Point {
  readonly x: number
  readonly y: number
  readonly isOut: boolean
  readonly shotNumber: number
}

const draw = ({ club, leftOut }: Club, shots: readonly DrawnShot[], say: Say): void => {
  let drawn = 0
  for (const { id, x, y } of plots) {
    const points = shots.flatMap((shot): Point[] => {
      const [across, up] = [shot.numbers[x.metric], shot.numbers[y.metric]]
      if (shot.club !== club || across === undefined || up === undefined) return []
      return [{ x: across, y: up, isOut: leftOut.includes(shot.shotNumber), shotNumber: shot.shotNumber }]
    })
    byId(id).hidden = points.length === 0
    if (points.length === 0) continue
    drawn++
    byId(id)
      .querySelector('svg')!
      .replaceChildren(...drawPoints(points, x, y, say))
  }
  byId('shots-chart').hidden = drawn === 0
}

const svg = 'http://www.w3.org/2000/svg'
const frame = { left: 62, right: 312, top: 12, bottom: 196 } as const
const ticks = 3

const drawPoints = (points: readonly Point[], x: Axis, y: Axis, say: Say): SVGElement[] => {
  const across = scaleOf(points.map((point) => point.x))
  const up = scaleOf(points.map((point) => point.y))
  const atX = (value: number) => frame.left + across.share(value) * (frame.right - frame.left)
  const atY = (value: number) => frame.bottom - up.share(value) * (frame.bottom - frame.top)
  const grid = [
    ...across.ticks.flatMap((value) => [
      makeElement('line', { class: 'grid', x1: atX(value), x2: atX(value), y1: frame.top, y2: frame.bottom }),
      makeElement('text', { x: atX(value), y: frame.bottom + 18, 'text-anchor': 'middle' }, say(x.measure, value)),
    ]),
    ...up.ticks.flatMap((value) => [
      makeElement('line', { class: 'grid', x1: frame.left, x2: frame.right, y1: atY(value), y2: atY(value) }),
      makeElement('text', { x: frame.left - 6, y: atY(value) + 4, 'text-anchor': 'end' }, say(y.measure, value)),
    ]),
  ]
  const shots = points.map(({ x: value, y: height, isOut, shotNumber }) => {
    const dot = makeElement('circle', { class: isOut ? 'shot out' : 'shot', cx: atX(value), cy: atY(height), r: 4.5 })
    dot.append(makeElement('title', {}, `${shotNumber}: ${say(x.measure, value)}, ${say(y.measure, height)}`))
    return dot
  })
  return [...grid, ...shots]
}

/** From the least to the greatest with room at both ends; numbers between, that are written. */
const scaleOf = (values: readonly number[]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = Math.max(1, (most - least) * 0.12)
  const [from, to] = [least - room, most + room]
  return {
    share: (value: number) => (value - from) / (to - from),
    ticks: Array.from({ length: ticks }, (_, i) => least + (i * (most - least)) / (ticks - 1)),
  }
}

const makeElement = (name: string, values: Readonly<Record<string, string | number>>, text = ''): SVGElement => {
  const element = document.createElementNS(svg, name) as SVGElement
  for (const [attribute, value] of Object.entries(values)) element.setAttribute(attribute, String(value))
  element.textContent = text
  return element
}
