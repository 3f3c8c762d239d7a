/** What a fitting asks, and how to go on. */
interface Asking {
  readonly questions: readonly string[]
  /** Fields of the request that the answers may change. */
  readonly fields: readonly string[]
  /** Look at the fitting as it is. */
  onShow(): void
  /** Send the answers of the form as a correction. */
  onCorrect(): void
}

const byId = <Found extends HTMLElement>(id: string): Found => document.getElementById(id) as Found

/** Show what a fitting asks in its own place, and open the form where the answer belongs. */
export const showQuestions = (form: HTMLFormElement, { questions, fields, onShow, onCorrect }: Asking): void => {
  byId('questions-list').replaceChildren(
    ...questions.map((question) => {
      const line = document.createElement('li')
      line.textContent = question
      return line
    }),
  )
  const field = fields
    .map((path) => form.querySelector<HTMLElement>(`input[data-path="${path}"]`))
    .find((found) => found !== null)
  field?.closest('details')?.setAttribute('open', '')
  byId('show-fitting').onclick = onShow
  byId('correct-fitting').onclick = onCorrect
  const place = byId('questions')
  place.hidden = false
  place.focus()
}

/** Take the questions away: they were answered, or belong to another fitting. */
export const hideQuestions = (): void => {
  byId('questions').hidden = true
}
