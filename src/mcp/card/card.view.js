import { fittingView } from './fitting.view.js'
import { applyContext, connect, request } from './host.view.js'
import { failedView, refusedView, runningView } from './states.view.js'

const card = document.getElementById('card')
/** What the golfer asked for, the result that is shown, and what this host can do. */
let asked = {}
let latest
let host = {}

const show = (...parts) => card.replaceChildren(...parts.flat().filter(Boolean))

const showFitting = (fitting, meta) => {
  if (fitting.status === 'failed') show(failedView(fitting))
  else if (fitting.status === 'running') show(runningView(fitting, { waits: host.serverTools }))
  else show(fittingView(fitting, meta?.['svc/head']))
}

/** A result of a tool: a fitting in one of its states, or why there is none. */
const onResult = (result) => {
  const { isError, structuredContent, content, _meta } = result
  latest = result
  if (isError || !structuredContent?.clubType) {
    const text = (content ?? []).map((part) => part.text ?? '').join('\n')
    show(refusedView('There is no fitting yet', text, asked))
    return
  }
  showFitting(structuredContent, _meta)
  if (!host.serverTools) return
  if (structuredContent.status === 'running') void follow(structuredContent)
  else if (isShortened(structuredContent)) void readWhole(result)
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

/**
 * A conversation gets a fitting shortened; the card reads the whole of it, which is free and which no model pays for. Where
 * that fails, or something else is shown by then, the card stays as it is.
 */
const readWhole = async (result) => {
  const { fittingId } = result.structuredContent
  const whole = await readFitting({ fittingId, waitSeconds: 0, detail: true }).catch(() => null)
  if (latest === result && whole?.structuredContent && !whole.isError) showFitting(whole.structuredContent, whole._meta)
}

/** Only a whole fitting lists every rule. */
const isShortened = ({ status, meta }) => status === 'completed' && meta?.rulesApplied === undefined

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
