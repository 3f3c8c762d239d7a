/** What turning the pages of the form needs of it. */
interface Turning {
  /** `{step} of {steps}`. */
  readonly words: string
  /** Whether a step may be left for the next one; it marks what keeps it. */
  canLeave(step: HTMLElement): boolean
}

/** Narrower pages ask one question a screen. */
const narrow = matchMedia('(max-width: 40rem)')

/**
 * Ask one question a screen where the page is narrow: next, back, and the way back of the browser. On wide pages all steps are
 * shown, as without the script.
 * @returns Go on from the step that is shown; false: it was the last one.
 */
export const startSteps = (form: HTMLFormElement, { words, canLeave }: Turning) => {
  const steps = [...form.querySelectorAll<HTMLElement>('.step')]
  const [back, at, next] = ['step-back', 'step-at', 'step-next'].map((id) => document.getElementById(id)!)
  let shown = Math.min(steps.length - 1, Number(history.state?.step ?? 0))
  const draw = () => {
    const isNarrow = narrow.matches
    form.classList.toggle('in-steps', isNarrow)
    for (const [i, step] of steps.entries()) step.classList.toggle('off', isNarrow && i !== shown)
    form.dataset['step'] = String(shown + 1)
    form.dataset['last'] = String(!isNarrow || shown === steps.length - 1)
    back!.hidden = shown === 0
    next!.hidden = shown === steps.length - 1
    at!.textContent = words.replace('{step}', String(shown + 1)).replace('{steps}', String(steps.length))
  }
  const show = (step: number) => {
    shown = step
    draw()
    if (!narrow.matches) return
    const heading = steps[shown]!.querySelector<HTMLElement>('legend, h2')!
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    scrollTo(0, 0)
  }
  const goOn = (): boolean => {
    if (!narrow.matches || shown === steps.length - 1) return false
    if (canLeave(steps[shown]!)) {
      history.pushState({ step: shown + 1 }, '')
      show(shown + 1)
    }
    return true
  }
  next!.addEventListener('click', goOn)
  back!.addEventListener('click', () => {
    if (history.state?.step === shown && shown > 0) history.back()
    else show(Math.max(0, shown - 1))
  })
  addEventListener('popstate', ({ state }) => show(Number(state?.step ?? 0)))
  narrow.addEventListener('change', draw)
  draw()
  return {
    goOn,
    /** Bring a field into view, whatever step it is in. */
    reveal: (field: HTMLElement) => {
      const step = steps.findIndex((one) => one.contains(field))
      if (narrow.matches && step !== -1 && step !== shown) show(step)
    },
    /** Begin again. */
    restart: () => show(0),
  }
}
