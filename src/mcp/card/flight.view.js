import { el, section, svg } from './element.view.js'

/** Heights are drawn twice as large as distances: at true scale a drive is a line. */
const exaggeration = 2
const shapes = ['fitted', 'current']
const flightNames = { fitted: 'Fitted', current: 'Now' }

/** The flight from the side, fitted against current, and the figures of the fitted one. */
export const flightView = ({ flight, configurations = [], keyInsights = [] } = {}) => {
  const drawn = shapes.filter((name) => flight?.[name]?.length > 1)
  const expected = configurations.find(({ recommended }) => recommended)?.expected
  if (drawn.length === 0 && !expected) return null
  return section(
    'Ball flight',
    'flight',
    drawn.length > 0 ? plot(flight, drawn) : null,
    expected ? el('p', { class: 'note' }, 'Expected for the fitted club') : null,
    expected ? figures(expected) : null,
    ...keyInsights.slice(0, 2).map(({ text }) => el('p', { class: 'insight' }, text)),
  )
}

const plot = (flight, drawn) => {
  const points = drawn.flatMap((name) => flight[name])
  const far = Math.max(...points.map(({ xYards }) => xYards)) * 1.03
  const high = Math.max(...points.map(({ zYards }) => zYards)) * exaggeration * 1.12
  const at = ({ xYards, zYards }) => `${round(xYards)} ${round(high - zYards * exaggeration)}`
  const lines = drawn.toReversed().map((name) => {
    const path = `M${flight[name].map(at).join('L')}`
    return [
      name === 'fitted' ? svg('path', { class: 'sky', d: `${path}Z` }) : null,
      svg('path', { class: name, d: path, 'vector-effect': 'non-scaling-stroke' }),
    ]
  })
  const said = drawn.map((name) => `${flightNames[name].toLowerCase()} ${flightWords(flight[name])}`).join('; ')
  return el(
    'figure',
    { role: 'img', 'aria-label': `Flight from the side: ${said}.` },
    el('div', { class: 'legend' }, ...drawn.map((name) => legend(name, flight[name])), el('small', {}, 'heights ×2')),
    svg(
      'svg',
      { class: 'plot', viewBox: `0 0 ${round(far)} ${round(high)}`, preserveAspectRatio: 'none' },
      ...lines.flat(),
    ),
    el('div', { class: 'ground' }, ...marks(far)),
  )
}

const legend = (name, path) =>
  el(
    'span',
    { class: 'key' },
    svg('svg', { viewBox: '0 0 24 6', class: 'swatch' }, svg('path', { class: name, d: 'M1 3H23' })),
    el('strong', {}, flightNames[name]),
    ` ${flightWords(path)}`,
  )

const flightWords = (path) => {
  const peak = Math.max(...path.map(({ zYards }) => zYards))
  return `${Math.round(path.at(-1).xYards)} yd carry, ${Math.round(peak * 3)} ft peak`
}

const marks = (far) =>
  Array.from({ length: Math.floor(far / 50) }, (_, index) => (index + 1) * 50).map((yards) =>
    el('span', { style: `left:${round((100 * yards) / far)}%` }, `${yards}`),
  )

const figures = ({ launchDeg, spinRpm, ballSpeedMph, totalYards, carryYards, landingDeg }) =>
  el(
    'dl',
    { class: 'numbers' },
    ...[
      ['Carry', carryYards, 'yd'],
      ['Total', totalYards, 'yd'],
      ['Launch', launchDeg, '°'],
      ['Spin', spinRpm?.toLocaleString('en-US'), 'rpm'],
      ['Ball speed', ballSpeedMph, 'mph'],
      ['Landing', landingDeg, '°'],
    ].map(([name, value, unit]) =>
      el(
        'div',
        {},
        el('dt', {}, name),
        el('dd', {}, unit === '°' ? `${value}°` : `${value} `, unit === '°' ? null : el('small', {}, unit)),
      ),
    ),
  )

const round = (value) => Math.round(value * 10) / 10
