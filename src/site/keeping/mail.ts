import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { shareFitting } from '../../features/sharing/index.ts'
import { selectCompanyName } from '../../identity/accounts/index.ts'
import { recordAudit } from '../../identity/audit/index.ts'
import { html, unescaped } from '../../pages/index.ts'
import { problem } from '../../platform/errors.ts'
import { createWindowCounter } from '../../platform/http/limits/window-counter.ts'
import { sendMail, sendsMail } from '../../platform/mail/mail.ts'
import { takeMailPlace } from '../../platform/mail/mail-days.ts'
import { isClaimed, makeOnce } from '../../platform/postgres/claim.ts'
import { say } from '../../words/say.ts'
import { fill, sheetText, viewOf } from '../lab/index.ts'
import { actorOf, finishedFitting, type Place, type View, type Visit } from './visit.ts'

const Address = Type.String({ format: 'email', maxLength: 320 })

/** Messages that an account may send in an hour, by each process. */
const perHour = 30
const sent = createWindowCounter(3_600_000)

const seeMail = async (visit: Visit): Promise<View> => {
  refuseWithoutServer(visit)
  await finishedFitting(visit, visit.id)
  return page(visit)
}

const refuseWithoutServer = ({ deps }: Visit): void => {
  if (!sendsMail(deps.config)) throw problem('notFound', { detail: say('outages.noMail') })
}

const page = ({ id, reader, form }: Visit, refusal?: string, status = 400): View => {
  const { keep } = reader.texts
  return {
    title: keep.mail,
    status: refusal === undefined ? 200 : status,
    content: html`${refusal === undefined ? '' : html`<p class="told wrong" role="alert">${refusal}</p>\n`}<form method="post" action="/fittings/${id}/mail" class="card">
<label for="email">${keep.address}</label>
<input id="email" name="email" type="email" required maxlength="320" autocomplete="off" value="${form.get('email') ?? ''}" aria-describedby="not-kept">
<p class="hint" id="not-kept">${keep.notKept}</p>
<label class="tick"><input type="checkbox" name="consent" value="yes" required> ${keep.consent}</label>
<button>${keep.send}</button>
</form>`,
  }
}

/**
 * The consent to a message that the server took is recorded with who sent it and which fitting; the address is kept nowhere.
 * A link that was ended stays ended: the message then has none.
 */
const doMail = async (visit: Visit): Promise<View> => {
  refuseWithoutServer(visit)
  const { deps, person, form, id, reader } = visit
  const { accountId } = person
  const { keep } = reader.texts
  const to = (form.get('email') ?? '').trim()
  if (!Value.Check(Address, to)) return page(visit, keep.noAddress)
  if (form.get('consent') !== 'yes') return page(visit, keep.noConsent)
  if (visit.claim !== null && (await isClaimed(deps.sql, visit.claim))) return mailed(visit)
  const { input, output } = await finishedFitting(visit, id)
  if (sent.add(accountId).count > perHour) return page(visit, keep.tooManyMails, 429)
  const giveBack = await takeMailPlace(deps, id, to)
  if (giveBack === null) return page(visit, keep.enoughMails, 429)
  const [view, company, link] = await Promise.all([
    viewOf(deps, accountId, { input, output }),
    selectCompanyName(deps.sql, accountId),
    shareFitting(deps, accountId, id, false),
  ])
  const by = company ?? deps.config.serviceName
  const text = sheetText(view, by, typeof link === 'string' ? null : link.url, reader)
  const subject = fill(keep.mailSubject, { name: by.replaceAll(/\s+/g, ' ') })
  if (!(await sendMail(deps, { to, subject: unescaped(subject.text), text, key: visit.claim?.key }))) {
    sent.takeBack(accountId)
    await giveBack()
    return page(visit, keep.notSent, 502)
  }
  await makeOnce(deps.sql, visit.claim, id, async (sql) => {
    await recordAudit(sql, { accountId, event: 'sheet emailed with consent', subject: id, by: actorOf(visit) })
    return true
  })
  return mailed(visit)
}

const mailed = ({
  id,
  reader: {
    texts: { keep },
  },
}: Visit): View => ({
  title: keep.mail,
  content: html`<p class="told" role="status">${keep.mailSent}</p>\n<p><a href="/v1/fittings/${id}">${keep.back}</a></p>`,
})

/** Page and form that send the customer's sheet. */
export const mailPlaces = { '/fittings/:id/mail': { get: seeMail, post: doMail } } as const satisfies Record<
  string,
  Place
>
