import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { AppBridge, getToolUiResourceUri, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge'

// A host of MCP Apps, run in a browser: what chat applications do with the official library.

const client = new Client({ name: 'card-host', version: '1.0.0' })

/** Everything that the card asked of its host. */
window.seen = { initialized: false, sizes: [], links: [] }

window.host = {
  /** Show the card of a tool, or the one at `uri`, in a frame of another origin. */
  async open({
    sandbox,
    tool,
    uri,
    context = {},
    capabilities = { openLinks: {}, serverTools: {} },
    opensLinks = true,
  }) {
    if (client.transport === undefined)
      await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', location.href)))
    const { tools } = await client.listTools()
    const resourceUri = uri ?? getToolUiResourceUri(tools.find(({ name }) => name === tool))
    const { contents } = await client.readResource({ uri: resourceUri })
    const frame = await sandboxed(sandbox)
    const bridge = new AppBridge(client, { name: 'card-host', version: '1.0.0' }, capabilities, {
      hostContext: context,
    })
    bridge.onopenlink = async ({ url }) => {
      window.seen.links.push(url)
      return opensLinks ? {} : { isError: true }
    }
    bridge.onsizechange = ({ height }) => {
      window.seen.sizes.push(height)
      frame.style.height = `${height}px`
    }
    const initialized = new Promise((resolve) => {
      bridge.oninitialized = () => {
        window.seen.initialized = true
        resolve()
      }
    })
    await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow))
    frame.contentWindow.postMessage({ page: contents[0].text }, '*')
    await initialized
    window.bridge = bridge
    return { uri: resourceUri, meta: contents[0]._meta, mimeType: contents[0].mimeType }
  },
  /** Call a tool and give the card what came of it. */
  async call(name, args) {
    await window.bridge.sendToolInput({ arguments: args })
    const result = await client.callTool({ name, arguments: args })
    await window.host.give(result)
    return result
  },
  /** Give the card a result. Messages keep their order, so an answered ping means that it is shown. */
  async give(result) {
    await window.bridge.sendToolResult(result)
    await window.bridge.request({ method: 'ping' })
  },
}

const sandboxed = async (address) => {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.src = address
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  return frame
}
