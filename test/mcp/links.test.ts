import { describe, expect, test } from 'bun:test'
import { onAgent } from './agent.ts'

onAgent((agent) => {
  const rpc = async (method: string, params: object, headers: Record<string, string> = {}) =>
    (await agent().rpc({ jsonrpc: '2.0', id: 1, method, params }, headers)).message.result
  const driver = { clubType: 'driver', handedness: 'right', swingSpeed: 95 }
  const asked: readonly (readonly [tool: string, args: object])[] = [
    ['analyze_fitting', { ...driver, detail: true }],
    ['get_club', { headId: 'ping-g440-max-driver' }],
    ['compare_clubs', { headIds: ['ping-g440-max-driver', 'titleist-gt3-driver'] }],
    ['build_store_link', { headId: 'ping-g440-max-driver' }],
    ['get_grip_size', { handLengthIn: 7.5 }],
    ['analyze_bag_gapping', { clubs: ['driver', '3w', '7i', 'PW'], driverSpeed: 95 }],
  ]

  const asking = { path: '/mcp?links=true' }

  describe('results lead to documents', () => {
    for (const [tool, args] of asked)
      test(`each link of ${tool} can be read`, async () => {
        const { links } = await agent().call(tool, args, asking)
        expect(links.length).toBeGreaterThan(0)
        for (const { uri } of links) {
          const { contents } = await rpc('resources/read', { uri })
          expect(contents[0]).toMatchObject({ uri, mimeType: 'application/json' })
        }
      })
    test('a fitting leads to itself and its clubs, with every reason also to the rules', async () => {
      const { json, links } = await agent().call('analyze_fitting', driver, asking)
      const clubs = json.topPicks.map(({ headId }: { headId: string }) => `svc://clubs/${headId}`)
      expect(links.map(({ uri }) => uri)).toEqual([`svc://fittings/${json.fittingId}`, ...clubs])
      const detailed = await agent().call('get_fitting', { fittingId: json.fittingId, detail: true }, asking)
      expect(detailed.links.map(({ uri }) => uri)).toContain('svc://rules/DRV-LOFT')
    })
    test('66 2.3 hosts of the revisions before get none unless they ask: some drop the whole result for one', async () => {
      const args = { name: 'get_club', arguments: { headId: 'ping-g440-max-driver' } }
      for (const version of ['2025-03-26', '2025-06-18', '2025-11-25'])
        expect((await rpc('tools/call', args, { 'mcp-protocol-version': version })).content).toHaveLength(1)
      expect((await rpc('tools/call', args)).content).toHaveLength(1)
    })
  })

  test('resources, templates and prompts have the icon of the server; the list of tools does without', async () => {
    const { resources } = await rpc('resources/list', {})
    const { resourceTemplates } = await rpc('resources/templates/list', {})
    const { prompts } = await rpc('prompts/list', {})
    for (const { icons } of [...resources, ...resourceTemplates, ...prompts]) {
      expect(icons).toEqual([{ src: 'http://fit.example/docs/icon.svg', mimeType: 'image/svg+xml', sizes: ['any'] }])
      expect((await agent().handle(new Request(icons[0].src))).headers.get('content-type')).toBe('image/svg+xml')
    }
    expect(JSON.stringify(await rpc('tools/list', {}))).not.toContain('icons')
  })
})
