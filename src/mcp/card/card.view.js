import { el } from './element.view.js'
import { fittingView } from './fitting.view.js'
import { applyContext, connect, request } from './host.view.js'
import { failedView, refusedView, runningView } from './states.view.js'

const card = document.getElementById('card')
/** What the golfer asked for, and what this host can do. */
let asked = {}
let host = {}

const show = (...parts) => card.replaceChildren(...parts.flat().filter(Boolean))

const showFitting = (fitting) => {
  if (fitting.status === 'failed') show(failedView(fitting))
  else if (fitting.status === 'running') show(runningView(fitting, { waits: host.serverTools }))
  else show(fittingView(fitting, fitting.analysis?.flight ? null : detailButton(fitting)))
}

/** A result of a tool: a fitting in one of its states, or why there is none. */
const onResult = ({ isError, structuredContent, content }) => {
  if (isError || !structuredContent?.clubType) {
    const text = (content ?? []).map((part) => part.text ?? '').join('\n')
    show(refusedView('There is no fitting yet', text, asked))
    return
  }
  showFitting(structuredContent)
  if (structuredContent.status === 'running' && host.serverTools) void follow(structuredContent)
}

/** A running fitting is followed to its end where the host passes calls on. When that does not work, the card says who may. */
const follow = async (fitting) => {
  const { fittingId, pollAfterSeconds = 2 } = fitting
  await new Promise((resolve) => setTimeout(resolve, pollAfterSeconds * 1000))
  const result = await readFitting({ fittingId, waitSeconds: 20, detail: true }).catch(() => null)
  if (result?.structuredContent) onResult(result)
  else show(runningView(fitting, { waits: false }))
}

const readFitting = (args) => request('tools/call', { name: 'get_fitting', arguments: args })

/** Reasons, ball flight and every pick in full come with detail, which reading a fitting gives for free. */
const detailButton = ({ fittingId }) => {
  if (!host.serverTools) return null
  const load = async ({ currentTarget: button }) => {
    button.disabled = true
    const result = await readFitting({ fittingId, waitSeconds: 0, detail: true }).catch(() => ({ isError: true }))
    if (result.isError) button.replaceWith(el('p', { class: 'note' }, 'The details could not be loaded.'))
    else onResult(result)
  }
  return el('button', { class: 'button more', click: load }, 'Show every reason and the ball flight')
}

const messages = {
  'ui/notifications/tool-input': ({ arguments: args = {} }) => {
    asked = args
    if (args.clubType) show(runningView({ clubType: args.clubType, input: args }, { waits: true }))
  },
  'ui/notifications/tool-result': onResult,
  'ui/notifications/tool-cancelled': ({ reason }) => show(refusedView('The fitting was stopped', reason ?? '', asked)),
}

connect({
  onContext: applyContext,
  onMessage: (method, params) => messages[method]?.(params),
}).then((capabilities) => {
  host = capabilities
})
