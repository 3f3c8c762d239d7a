import { codeCharactersMax, confirm, isConfirmed, passwordCharactersMax } from '../../identity/people/index.ts'
import { type Html, html } from '../../pages/index.ts'
import { Problem } from '../../platform/errors.ts'
import { pathOf } from '../../platform/http/address.ts'
import { requestSender } from '../../platform/http/client-address.ts'
import { showRefusal } from './parts.ts'
import type { View, Visit } from './visit.ts'

/** What stands beside the fields of a form whose password is asked for. */
const [passwordName, codeName] = ['confirm-password', 'confirm-code'] as const

/**
 * Before a form that whoever has only stolen a session must not send. The password holds for ten minutes; a new session has just
 * entered it.
 * @returns The page that asks for it and sends the form again; null: go on.
 */
export async function askPassword(visit: Visit): Promise<View | null> {
  const { deps, asked, person, session, form } = visit
  if (await isConfirmed(deps, session.keyId)) return null
  const password = form.get(passwordName)
  if (password === null) return page(visit)
  try {
    const wrong = await confirm(deps, person, {
      password,
      code: form.get(codeName) ?? '',
      sender: requestSender(asked.request, asked.server, deps.config),
      sessionId: session.keyId,
    })
    return wrong === null ? null : page(visit, refusals[wrong])
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return page(visit, error.message, 429)
    throw error
  }
}

const refusals = { password: 'The password is wrong.', code: 'The code is wrong, or was used before.' } as const

function page({ asked, person, form }: Visit, refusal?: string, status = 401): View {
  const sent = [...form].filter(([name]) => name !== passwordName && name !== codeName)
  return {
    title: 'Enter your password again',
    section: null,
    status: refusal === undefined ? 200 : status,
    content: html`<h1>Enter your password again</h1>
${showRefusal(refusal)}
<form method="post" action="${pathOf(asked.request)}" class="card">
<p>This gives access to the account. Nothing was changed yet.</p>
${sent.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`)}<input type="hidden" autocomplete="username" value="${person.email}">
<div class="fields">
<div><label for="${passwordName}">Password</label>
<input id="${passwordName}" name="${passwordName}" type="password" autocomplete="current-password" required maxlength="${passwordCharactersMax}"></div>
${person.hasSecondFactor ? codeField : ''}</div>
<button>Go on</button>
</form>`,
  }
}

const codeField: Html = html`<div><label for="${codeName}">Code</label>
<input id="${codeName}" name="${codeName}" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" required maxlength="${codeCharactersMax}" aria-describedby="${codeName}-hint">
<p class="hint" id="${codeName}-hint">Six digits from your app, or a recovery code.</p></div>
`
