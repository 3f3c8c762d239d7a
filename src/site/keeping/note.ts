import { noteMax, selectNote, setNote } from '../../features/golfers/index.ts'
import { html } from '../../pages/index.ts'
import { problem } from '../../platform/errors.ts'
import { cleaned } from '../../platform/text/plain-text.ts'
import { say } from '../../words/say.ts'
import { fill } from '../lab/index.ts'
import { finishedFitting, type Place, type View, type Visit } from './visit.ts'

const seeNote = async (visit: Visit): Promise<View> => {
  const { deps, person, id } = visit
  await finishedFitting(visit, id)
  return page(visit, (await selectNote(deps.sql, person.accountId, id)) ?? '')
}

/** @param isRefused The text is too long, and comes back as it was typed. */
const page = ({ id, reader }: Visit, text: string, isRefused = false): View => {
  const { keep } = reader.texts
  const max = new Intl.NumberFormat(reader.locale).format(noteMax)
  return {
    title: keep.noteTitle,
    status: isRefused ? 400 : 200,
    content: html`${isRefused ? html`<p class="told wrong" role="alert">${fill(keep.noteTooLong, { max })}</p>\n` : ''}<form method="post" action="/fittings/${id}/note" class="card">
<label for="note">${keep.note}</label>
<textarea id="note" name="note" rows="8" maxlength="${noteMax}" autocomplete="off" aria-describedby="note-for">${text}</textarea>
<p class="hint" id="note-for">${fill(keep.noteFor, { max })}</p>
<button>${keep.save}</button>
</form>
<p><a href="/v1/fittings/${id}">${keep.back}</a></p>`,
  }
}

/** An empty note is none. Browsers count the end of a line as one character and send two. */
const doNote = async (visit: Visit): Promise<string | View> => {
  const { deps, person, form, id } = visit
  await finishedFitting(visit, id)
  const text = cleaned(form.get('note') ?? '')
    .replaceAll('\r\n', '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (text.length > noteMax) return page(visit, text, true)
  const note = { text, by: person.personId, at: deps.clock() }
  if (!(await setNote(deps.sql, person.accountId, id, note)))
    throw problem('fittingNotFound', { detail: say('refusal.fittingErased', { id }) })
  return `/v1/fittings/${id}`
}

/** Page and form of the note on a fitting. A character takes nine bytes of a form at most. */
export const notePlaces = {
  '/fittings/:id/note': { get: seeNote, post: doNote, formBytesMax: 32_768 },
} as const satisfies Record<string, Place>
