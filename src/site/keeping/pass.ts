import { labLink } from '../../fitting/index.ts'
import { type Principal, requireScope } from '../../identity/auth/index.ts'
import { selectHasPeople } from '../../identity/people/index.ts'
import { type Html, html } from '../../pages/index.ts'
import { problem } from '../../platform/errors.ts'
import type { Asked } from '../../platform/http/answers/answer.ts'
import { capitalize } from '../../platform/values.ts'
import { mapYielding } from '../../platform/work/yield.ts'
import { say } from '../../words/say.ts'
import { fill, type Reader } from '../lab/index.ts'
import type { Address } from './addresses.ts'
import { dateIn, pageOf, resultOf } from './fittings.ts'
import { finishedFitting, type KeepingDeps, seeOther, type View } from './visit.ts'

/** Somebody with a pass to the studio, who acts by a key and is nobody who could sign in. */
interface Holder {
  readonly deps: KeepingDeps
  readonly principal: Principal
  readonly asked: Asked
  readonly reader: Reader
  readonly address: Address
  readonly id: string
  readonly query: URLSearchParams
}

/** The fittings of the key, to look at. All else that is kept needs a person, which is said with the way to become one. */
export const answerHolder = async (holder: Holder): Promise<View | Response> => {
  const { principal, address, asked } = holder
  const { method } = asked.request
  requireScope(principal, 'fittings:read')
  if (method === 'GET' || method === 'HEAD') {
    if (address === '/fittings') return seeList(holder)
    if (address === '/fittings/:id') return openOne(holder)
  }
  const { texts } = holder.reader
  return {
    title: texts.keep.fittings,
    status: 403,
    content: html`${await needsPerson(holder)}<p><a class="button quiet" href="/fittings">${texts.keep.all}</a></p>`,
  }
}

const seeList = async (holder: Holder): Promise<View> => {
  const { deps, principal, query, reader } = holder
  const { accountId, keyId } = principal
  const { keep, studio } = reader.texts
  const { fittings, next } = await pageOf(deps, query, { accountId, golfer: null, day: null, madeBy: keyId })
  const rows = await mapYielding(fittings, async (one) => {
    const { fittingId, clubType, createdAt, output } = one.row
    const date = dateIn(reader, createdAt)
    const when = output === null ? date : html`<a href="/fittings/${fittingId}">${date}</a>`
    const cells = [when, capitalize(reader.texts.clubs[clubType]), await resultOf(deps, accountId, one, reader)]
    return html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`
  })
  const table = html`<div class="scroll" tabindex="0" role="region" aria-label="${keep.fittings}"><table>
<thead><tr>${[keep.date, keep.club, keep.result].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${rows}</tbody>
</table></div>
`
  return {
    title: keep.fittings,
    content: html`<p class="lead">${keep.ofKey}</p>
${rows.length > 0 ? table : next !== null ? '' : html`<p class="notice">${keep.none} <a href="/studio">${studio.title}</a></p>\n`}${next === null ? '' : html`<p><a class="button quiet" href="/fittings?before=${next}">${keep.older}</a></p>\n`}${await needsPerson(holder)}`,
  }
}

/** Shown where the studio shows what it has just fitted. @throws fittingNotFound, labNotConfigured */
const openOne = async ({ deps, principal: { accountId, keyId }, id }: Holder): Promise<Response> => {
  await finishedFitting({ deps, person: { accountId } }, id, keyId)
  const link = labLink(deps, accountId, id)
  if (link === null) throw problem('labNotConfigured', { detail: say('outages.noLab', { id }) })
  return seeOther(link.labUrl)
}

/** The command, or the sign-in where somebody has an account already. */
const needsPerson = async ({ deps, reader: { texts } }: Holder): Promise<Html> => {
  const { keep, studio } = texts
  const said = fill(keep.needsPerson, { command: html`<code>clubwright person invite</code>` })
  const signIn = (await selectHasPeople(deps.sql))
    ? html` <a href="/sign-in?next=/fittings">${studio.out.signIn}</a>`
    : ''
  return html`<p class="notice">${said}${signIn}</p>\n`
}
