import { describe, expect, test } from 'bun:test'
import { requestTo } from '../support/app.ts'
import { onAgent, readRpc, rpcHeaders } from './agent.ts'

onAgent((agent) => {
  const send = async (query: string, method: string, params: object = {}, headers: Record<string, string> = {}) => {
    const response = await agent().handle(
      requestTo(`/mcp${query}`, {
        method: 'POST',
        headers: { ...rpcHeaders, authorization: `Bearer ${agent().apiKey}`, ...headers },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      }),
    )
    const { status, message } = await readRpc(response)
    return { status, body: message }
  }
  const toolsAt = async (query: string, headers: Record<string, string> = {}): Promise<string[]> =>
    (await send(query, 'tools/list', {}, headers)).body.result.tools.map(({ name }: { name: string }) => name)

  describe('a host that needs some of the tools', () => {
    test('names toolsets or tools in the address or in a header', async () => {
      const catalog = ['search_clubs', 'get_club', 'compare_clubs', 'score_clubs', 'build_store_link']
      expect(await toolsAt('?tools=catalog')).toEqual(catalog)
      expect(await toolsAt('', { 'x-mcp-toolsets': 'Catalog' })).toEqual(catalog)
      expect(await toolsAt('?tools=fitters,get_grip_size')).toEqual(['get_grip_size', 'find_fitter'])
      const sets = ['fitting', 'catalog', 'bag', 'fitters', 'account']
      const all = await Promise.all(sets.map((name) => toolsAt(`?tools=${name}`)))
      expect(all.flat().toSorted()).toEqual((await toolsAt('')).toSorted())
    })
    test('may leave out what changes something', async () => {
      const reading = await toolsAt('?readonly=true')
      expect(reading).not.toContain('analyze_fitting')
      expect(reading).toContain('get_fitting')
      expect(await toolsAt('', { 'x-mcp-readonly': 'true' })).toEqual(reading)
    })
    test('cannot call the others', async () => {
      const call = { name: 'search_clubs', arguments: { query: 'g440' } }
      expect((await send('?tools=catalog', 'tools/call', call)).body.result.isError).toBeFalsy()
      expect((await send('?tools=bag', 'tools/call', call)).body.error.message).toContain('search_clubs')
    })
    test('is told the toolsets when it names another', async () => {
      const { status, body } = await send('?tools=clubs', 'tools/list')
      expect([status, body.error.message]).toEqual([
        400,
        'No toolset or tool is named clubs. Toolsets: fitting, catalog, bag, fitters, account.',
      ])
    })
  })
})
