import { type Html, html } from './html.ts'
import { page } from './page.ts'
import type { Reader } from './reader.ts'

/** The page for people at an address that has none: where else they can go. */
export const missingPage = (reader: Reader, serviceName: string): Html => {
  const { problem } = reader.texts
  const [title, what] = problem.statuses[404]
  const ways = [
    ['/studio', problem.ways.studio],
    ['/example', problem.ways.example],
    ['/fittings', problem.ways.fittings],
    ['/docs', problem.ways.docs],
  ]
  return page({
    title: `${title} - ${serviceName}`,
    serviceName,
    reader,
    main: html`<h1>${title}</h1>
<p class="lead">${what}</p>
<ul class="doors">
<li><a href="/">${problem.home}</a></li>
${ways.map(([address, name]) => html`<li><a href="${address}">${name}</a></li>\n`)}</ul>`,
  })
}
