import { el } from './element.view.js'
import { request } from './host.view.js'

/** A link that the host opens. A host that cannot: the address to copy. */
export const link = (url, name, ...children) => {
  if (!/^https?:\/\//.test(url ?? '')) return el('span', { class: name }, ...children)
  const open = async (event) => {
    event.preventDefault()
    const anchor = event.currentTarget
    const answer = await request('ui/open-link', { url }).catch(() => ({ isError: true }))
    if (answer?.isError && !anchor.nextElementSibling?.matches('.address'))
      anchor.after(el('span', { class: 'address' }, `This app cannot open links. The URL is: ${url}`))
  }
  return el('a', { class: name, href: url, target: '_blank', rel: 'noopener', click: open }, ...children)
}

/** The line that goes with every recommendation. */
export const attributionLine = ({ attribution, attributionUrl }) =>
  attribution ? link(attributionUrl, 'attribution', attribution) : null
