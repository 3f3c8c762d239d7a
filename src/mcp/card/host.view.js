/**
 * The talk with the host: JSON-RPC over postMessage.
 * @source MCP Apps, protocol 2026-01-26
 */
const waiting = new Map()
let lastId = 0

const post = (message) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*')

const notify = (method, params = {}) => post({ method, params })

export const request = (method, params) =>
  new Promise((resolve, reject) => {
    lastId += 1
    waiting.set(lastId, { resolve, reject })
    post({ id: lastId, method, params })
  })

/** Begin, and hear what the host sends; resolves to what it can do. */
export const connect = async ({ onContext, onMessage }) => {
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.jsonrpc !== '2.0') return
    if (data.method === undefined) settle(data)
    else if (data.method === 'ui/notifications/host-context-changed') onContext(data.params)
    else if (data.id === undefined) onMessage(data.method, data.params ?? {})
    else if (data.method === 'ui/resource-teardown' || data.method === 'ping') post({ id: data.id, result: {} })
    else post({ id: data.id, error: { code: -32601, message: `Method not found: ${data.method}` } })
  })
  const { hostContext, hostCapabilities } = await request('ui/initialize', {
    protocolVersion: '2026-01-26',
    appInfo: { name: 'fitting-card', version: '2' },
    appCapabilities: {},
  })
  onContext(hostContext)
  notify('ui/notifications/initialized')
  reportSize()
  return hostCapabilities ?? {}
}

const settle = ({ id, result, error }) => {
  const { resolve, reject } = waiting.get(id) ?? {}
  waiting.delete(id)
  if (error) reject?.(new Error(error.message))
  else resolve?.(result)
}

/** Hosts that give a frame as much room as it asks for are told how much that is. */
const reportSize = () => {
  const report = () => {
    const { width, height } = document.getElementById('card').getBoundingClientRect()
    notify('ui/notifications/size-changed', { width: Math.ceil(width), height: Math.ceil(height) })
  }
  new ResizeObserver(report).observe(document.getElementById('card'))
}

/** The colors and fonts of the host, as it names them. */
export const applyContext = ({ theme, styles } = {}) => {
  const root = document.documentElement
  if (theme) root.style.colorScheme = theme
  for (const [name, value] of Object.entries(styles?.variables ?? {})) if (value) root.style.setProperty(name, value)
  if (styles?.css?.fonts)
    document.head.append(Object.assign(document.createElement('style'), { textContent: styles.css.fonts }))
}
