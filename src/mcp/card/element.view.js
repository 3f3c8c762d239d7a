/**
 * An element with its attributes and children. Texts become text nodes, never markup; `null` children and attributes are left
 * out, so that what a fitting does not hold takes no room.
 */
export const el = (tag, attributes = {}, ...children) => fill(document.createElement(tag), attributes, children)

export const svg = (tag, attributes = {}, ...children) =>
  fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children)

const fill = (element, attributes, children) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) continue
    if (typeof value === 'function') element.addEventListener(name, value)
    else element.setAttribute(name, value)
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ''))
  return element
}

export const section = (title, name, ...children) =>
  el('section', { class: name, 'aria-label': title }, el('h2', {}, title), ...children)

/** Parts that open under a line of words; none of them: nothing. */
export const fold = (title, name, ...parts) => {
  const known = parts.filter(Boolean)
  if (known.length === 0) return null
  return el('details', { class: name }, el('summary', {}, title), ...known)
}

/** The drawing of a kind of head; without one, that of its club type. */
export const picture = (clubType, category) => {
  const id = ['picture', clubType, category].join('-')
  const known = document.getElementById(id) ? id : document.querySelector(`symbol[id^="picture-${clubType}-"]`)?.id
  return svg(
    'svg',
    { class: 'picture', viewBox: '0 0 240 180', 'aria-hidden': 'true' },
    known ? svg('use', { href: `#${known}` }) : null,
  )
}

export const words = (text) => String(text).replaceAll('_', ' ')
export const sentence = (parts) => parts.filter(Boolean).join(' · ')
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)
export const signed = (value) => `${value > 0 ? '+' : ''}${value}`
