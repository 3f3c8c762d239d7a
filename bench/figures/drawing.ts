import { scaleLinear } from 'd3-scale'

/** The same colors as the pages, light and dark: a figure is an image, which the stylesheet of a page does not reach. */
const style = `<style>
text { fill: #5a6660; font: 10px system-ui, sans-serif }
.grid { stroke: #d9ddd3 }
.zero, .axis { stroke: #7c877f; fill: none }
.mark, .bar { fill: #1d6b43 }
.mark-1 { fill: #1f5f9e }
.bar-1 { fill: #7c877f }
.curve { fill: none; stroke: #1d6b43; stroke-linejoin: round; stroke-width: 1.8 }
.curve-1 { stroke-dasharray: 7 3 }
.curve-2 { stroke: #1b2420 }
.curve-3 { stroke: #1b2420; stroke-dasharray: 7 3 }
.curve-4 { stroke: #5a6660; stroke-dasharray: 2 3 }
.box { fill: #f0f2ec; stroke: #7c877f }
.name { fill: #1b2420; font-weight: 600 }
@media (prefers-color-scheme: dark) {
  text { fill: #9aa69f }
  .grid { stroke: #323b36 }
  .mark, .bar { fill: #7fd3a3 }
  .mark-1 { fill: #83bdf5 }
  .curve { stroke: #7fd3a3 }
  .curve-2, .curve-3 { stroke: #e7ebe6 }
  .curve-4 { stroke: #9aa69f }
  .box { fill: #1e2521 }
  .name { fill: #e7ebe6 }
}
</style>`

/** A drawing as a file of its own. */
export const svgFile = (title: string, width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<title>${title}</title>
${style}
${body}
</svg>
`

interface Axis {
  readonly label: string
  readonly from: number
  readonly to: number
}

interface Series {
  readonly name: string
  readonly points: readonly (readonly [x: number, y: number])[]
  readonly isLine?: boolean
}

const [width, height, left, right, top, bottom] = [520, 300, 46, 14, 14, 44] as const

const place = (units: number): number => Math.round(units * 10) / 10

/** Points or lines over two axes, with a legend below. */
export const plot = (title: string, across: Axis, up: Axis, series: readonly Series[]): string => {
  const x = scaleLinear([across.from, across.to], [left, width - right])
  const y = scaleLinear([up.from, up.to], [height - bottom, top])
  const grid = y
    .ticks(6)
    .map(
      (tick) =>
        `<path class="${tick === 0 ? 'zero' : 'grid'}" d="M${left} ${place(y(tick))}H${width - right}"/><text x="${left - 6}" y="${place(y(tick) + 3.5)}" text-anchor="end">${tick}</text>`,
    )
  const ticks = x
    .ticks(8)
    .map((tick) => `<text x="${place(x(tick))}" y="${height - bottom + 15}" text-anchor="middle">${tick}</text>`)
  const shown = series.map(({ points, isLine }, i) =>
    isLine
      ? `<path class="curve curve-${i}" d="M${points.map(([px, py]) => `${place(x(px))} ${place(y(py))}`).join('L')}"/>`
      : points
          .map(([px, py]) => `<circle class="mark mark-${i}" cx="${place(x(px))}" cy="${place(y(py))}" r="3.5"/>`)
          .join(''),
  )
  const names = series.map(({ name, isLine }, i) => {
    const at = left + (i * (width - left)) / series.length
    const sign = isLine
      ? `<path class="curve curve-${i}" d="M${at} ${height + 12}h22"/>`
      : `<circle class="mark mark-${i}" cx="${at + 11}" cy="${height + 12}" r="3.5"/>`
    return `${sign}<text x="${at + 28}" y="${height + 15.5}">${name}</text>`
  })
  const labels = `<text x="${(left + width - right) / 2}" y="${height - 12}" text-anchor="middle">${across.label}</text><text transform="translate(11 ${(top + height - bottom) / 2}) rotate(-90)" text-anchor="middle">${up.label}</text>`
  return svgFile(title, width, height + 26, [...grid, ...ticks, ...shown, ...names, labels].join('\n'))
}

interface Bar {
  readonly name: string
  readonly value: number
  /** Drawn as what ours is compared with. */
  readonly isPeer?: boolean
}

/** Bars from the left, one below another. */
export const bars = (title: string, unit: string, values: readonly Bar[]): string => {
  const [names, step] = [250, 24]
  const x = scaleLinear([0, Math.max(...values.map(({ value }) => value))], [0, width - names - 60])
  const rows = values.map(
    ({ name, value, isPeer }, i) =>
      `<text x="${names - 8}" y="${i * step + 19}" text-anchor="end">${name}</text><rect class="bar ${isPeer ? 'bar-1' : ''}" x="${names}" y="${i * step + 7}" width="${place(Math.max(1, x(value)))}" height="16"/><text x="${place(names + Math.max(1, x(value)) + 6)}" y="${i * step + 19}">${value} ${unit}</text>`,
  )
  return svgFile(title, width, values.length * step + 14, rows.join('\n'))
}
