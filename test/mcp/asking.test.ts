import { describe, expect, test } from 'bun:test'
import { onAgent, openAgent } from './agent.ts'

onAgent((agent) => {
  const call = (name: string, args: object) => agent().call(name, args)
  const used = async () => (await call('check_key_status', {})).json.usage.current
  const driver = { clubType: 'driver', handedness: 'right', swingSpeed: 95 }

  describe('a host that can ask its user is told what to ask, before anything is charged', () => {
    /** A call as a host of revision 2026-07-28 with forms makes it. */
    const ask = async (name: string, args: object, inputResponses?: object, elicitation: object = {}) => {
      const _meta = {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientCapabilities': { elicitation },
      }
      const { message } = await agent().rpc(
        {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name, arguments: args, _meta, ...(inputResponses && { inputResponses }) },
        },
        { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': name },
      )
      return message.result
    }
    const accept = (answer: string) => ({ action: 'accept', content: { answer } })

    test('how far a miss curves, where it changes the fit', async () => {
      const before = await used()
      const args = { ...driver, missPattern: 'slice' }
      const asked = await ask('analyze_fitting', args)
      expect(asked).toMatchObject({ resultType: 'input_required' })
      const { message, requestedSchema } = asked.inputRequests.missSize.params
      expect(message).toContain('How far does it curve?')
      expect(requestedSchema.properties.answer.enum).toEqual(['slight', 'moderate', 'large'])
      expect(await used()).toBe(before)
      const fitted = await ask('analyze_fitting', args, { missSize: accept('moderate') })
      expect(fitted).toMatchObject({
        resultType: 'complete',
        structuredContent: { status: 'completed', input: { missPattern: 'fade', missSize: 'moderate' } },
      })
      expect(await used()).toBe(before + 1)
      const declined = await ask('analyze_fitting', args, { missSize: { action: 'decline' } })
      expect(declined.structuredContent.input).toEqual({ ...driver, missPattern: 'fade' })
      const strange = await ask('analyze_fitting', args, { missSize: accept('huge') })
      expect(strange.resultType).toBe('input_required')
    })
    test('which unit an unlikely speed was read in', async () => {
      const args = { ...driver, swingSpeed: 145 }
      const asked = await ask('analyze_fitting', args)
      const { message, requestedSchema } = asked.inputRequests.swingSpeed.params
      expect(message).toBe('145 mph is above tour speed. Is it 145 km/h, which is 90.1 mph?')
      expect(requestedSchema.properties.answer.enum).toEqual(['90.1 mph', '145 mph'])
      const fitted = await ask('analyze_fitting', args, { swingSpeed: accept('90.1 mph') })
      expect(fitted.structuredContent.input.swingSpeed).toBe(90.1)
      const kept = await ask('analyze_fitting', args, { swingSpeed: accept('145 mph') })
      expect(kept.structuredContent.input.swingSpeed).toBe(145)
    })
    test('which club a name means', async () => {
      const asked = await ask('get_club', { headId: 'T150 irons' })
      const [[name, question]] = Object.entries(asked.inputRequests) as [[string, { params: never }]]
      const ids = (question.params as { requestedSchema: { properties: { answer: { enum: string[] } } } })
        .requestedSchema.properties.answer.enum
      expect(ids.length).toBeGreaterThan(1)
      const shown = await ask('get_club', { headId: 'T150 irons' }, { [name]: accept(ids[1]!) })
      expect(shown.structuredContent.club.headId).toBe(ids[1])
    })
    test('one that only opens pages, and one of an older revision, gets the questions in next.check', async () => {
      const paged = await ask('analyze_fitting', { ...driver, swingSpeed: 42 }, undefined, { url: {} })
      expect(paged.structuredContent.next.check[0]).toBe(
        '42 mph is slower than nearly every adult swings. Is it 42 m/s, which is 94 mph?',
      )
      const { json } = await call('analyze_fitting', { ...driver, missPattern: 'slice' })
      expect(json.next.check[0]).toContain('How far does it curve?')
    })
  })

  describe('a golfer’s own words are understood', () => {
    test('words of closed sets in any case, and other names of a miss', async () => {
      const { json } = await call('analyze_fitting', {
        ...driver,
        clubType: 'Driver',
        missPattern: 'Slice',
        handedness: 'Right',
      })
      expect(json.input).toEqual({ ...driver, missPattern: 'fade' })
    })
    test('a bag as bare text, with a set of irons and a model', async () => {
      const clubs = ['Driver', '3 wood', '5-PW', 'Vokey 56', { club: 'putter' }]
      const { json } = await call('analyze_bag_gapping', { clubs, driverSpeed: 95 })
      expect(json.clubs.map(({ club }: { club: string }) => club)).toEqual([
        'driver',
        '3-wood',
        '5-iron',
        '6-iron',
        '7-iron',
        '8-iron',
        '9-iron',
        'PW',
        '56° wedge',
        'putter',
      ])
    })
    test('a bag without a speed is not called in order', async () => {
      const { json } = await call('analyze_bag_gapping', { clubs: ['driver', '7i'] })
      expect(json.summary).toContain('Only lofts were judged: send driverSpeed or carries for the distances.')
    })
    test('a city with its state, and figures as other tools give them', async () => {
      expect((await call('find_fitter', { city: 'Boston, MA' })).json.origin.label).toContain('Boston')
      const link = await call('build_store_link', { headId: 'ping-g440-max-driver', loft: 10.5, length: 45.5 })
      expect(link.json.urlParams).toMatchObject({ loft: '10.5' })
    })
    test('the latest fitting', async () => {
      const other = await openAgent(agent().deps.sql)
      expect((await other.call('get_fitting', { fittingId: 'last' })).text).toContain('has no fittings yet')
      const { json } = await other.call('analyze_fitting', driver)
      expect((await other.call('get_fitting', { fittingId: 'last' })).json.fittingId).toBe(json.fittingId)
    })
    test('an example in an error is of the club asked for', async () => {
      const { text } = await call('analyze_fitting', {
        clubType: 'wedge',
        handedness: 'right',
        swingSpeed: 130 * 1.609,
      })
      expect(text).toContain('must be 30 to 150 mph; 209.17 km/h is 130 mph')
      expect(text).toContain('"clubType":"wedge"')
    })
  })
})
