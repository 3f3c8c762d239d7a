import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { GripSizeResponse } from '../../../src/equipment/grips/index.ts'
import { fieldProblems } from '../../../src/platform/schema.ts'
import { rules } from '../../../src/ruleset/index.ts'
import { currentHeads } from '../../support/current-heads.ts'
import { inShop } from '../catalog/shop.ts'

const published = new Map(rules.map(({ id, source }) => [id, source]))

inShop((shop) => {
  const size = async (body: object) => {
    const answer = await shop().post('/v1/grip-size', body)
    expect({ status: answer.status, wrong: fieldProblems(GripSizeResponse, answer.body) }).toEqual({
      status: 200,
      wrong: [],
    })
    return answer.body as GripSizeResponse
  }

  test('GR-014 the answer has success, status, recommendation, reasoning and grips', async () => {
    const answer = await size({ handLengthIn: 7.25 })
    expect(Object.keys(answer)).toEqual(
      expect.arrayContaining(['success', 'status', 'recommendation', 'reasoning', 'grips']),
    )
    expect(answer.success).toBe(true)
    expect(answer.status).toBe('recommended')
  })
  test('GR-012 GR-013 every size and every number of wraps can be recommended, each with a size the store builds', async () => {
    const built = async (body: object) => {
      const { size: name, extraWraps, storeGripSize } = (await size(body)).recommendation!
      return [name, extraWraps, storeGripSize]
    }
    expect(await built({ handLengthIn: 5 })).toEqual(['junior', 'none', 'Undersize'])
    expect(await built({ handLengthIn: 6.5 })).toEqual(['undersize', 'none', 'Undersize'])
    expect(await built({ handLengthIn: 7.25, fingerLengthIn: 3.1 })).toEqual(['standard', '+1', 'Standard'])
    expect(await built({ handLengthIn: 8.25, fingerLengthIn: 3.5 })).toEqual(['midsize', 'none', 'Midsize'])
    expect(await built({ handLengthIn: 9.25 })).toEqual(['jumbo', 'none', 'Jumbo'])
    expect(await built({ handLengthIn: 9.3 })).toEqual(['jumbo', '+2', 'Jumbo'])
  })
  test('GR-015 without a hand length nothing is recommended, and the answer says how to measure', async () => {
    for (const body of [{}, { fingerLengthIn: 3.5 }, { gloveSize: 'XL', handedness: 'left' }]) {
      const answer = await size(body)
      expect(answer).toMatchObject({ status: 'needs_hand_length', recommendation: null, grips: [] })
      expect(answer.howToMeasure).toContain('palm down')
      expect(answer.howToMeasure).toContain('wrist crease to the tip of the longest finger')
    }
    expect((await size({ fingerLengthIn: 3.5 })).reasoning[0]!.text).toContain('The finger length alone')
  })
  test('GR-003 GR-004 glove size is recorded, and neither it nor the hand changes anything else', async () => {
    const plain = await size({ handLengthIn: 7.9, fingerLengthIn: 3.2 })
    const told = await size({ handLengthIn: 7.9, fingerLengthIn: 3.2, gloveSize: 'S', handedness: 'left' })
    expect(told).toEqual({ ...plain, recorded: { gloveSize: 'S', handedness: 'left' } })
  })
  test('GR-003 a small glove on a long hand is pointed out', async () => {
    const texts = async (gloveSize: string) =>
      (await size({ handLengthIn: 8.6, gloveSize })).reasoning.map(({ text }) => text).join(' ')
    expect(await texts('Small')).toContain('measure the hand again')
    expect(await texts('L')).not.toContain('measure the hand again')
  })
  test('GR-009 a long finger on a midsize hand is refused its wrap, with the reason', async () => {
    const { recommendation, reasoning } = await size({ handLengthIn: 8.25, fingerLengthIn: 3.5 })
    expect(recommendation!.extraWraps).toBe('none')
    expect(reasoning.find(({ rule }) => rule === 'GRIP-WRAP')!.text).toContain('never combined')
  })
  test('every reason names a published rule and its source', async () => {
    for (const handLengthIn of [5, 6, 7, 8.2, 9, 9.5])
      for (const { rule, source } of (await size({ handLengthIn, fingerLengthIn: 3.4, gloveSize: 'S' })).reasoning)
        expect(source).toBe(published.get(rule)!)
  })
  test('GR-005 GR-006 grips are listed unless refused, 5 by default, never more than asked for', async () => {
    expect((await size({ handLengthIn: 7.25 })).grips).toHaveLength(5)
    expect((await size({ handLengthIn: 7.25, includeGrips: true, gripLimit: 10 })).grips).toHaveLength(10)
    expect((await size({ handLengthIn: 7.25, gripLimit: 1 })).grips).toHaveLength(1)
    expect((await size({ handLengthIn: 7.25, includeGrips: false })).grips).toEqual([])
  })
  test('GR-010 every grip listed is made in the recommended size', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 3, max: 13, noNaN: true }), async (handLengthIn) => {
        const { recommendation, grips } = await size({ handLengthIn, gripLimit: 10 })
        expect(grips.length).toBeGreaterThan(0)
        for (const { gripId, size: listed } of grips) {
          expect(listed.toLowerCase()).toBe(recommendation!.size)
          expect(shop().catalog.grip(gripId)!.sizes).toContain(listed)
        }
      }),
      { numRuns: 40 },
    )
  })
  test('GR-011 every grip listed can be ordered in the store size on a club of every type', async () => {
    const clubs = ['driver', 'fairway', 'hybrid', 'iron', 'wedge'] as const
    const options = await Promise.all(
      clubs.map(async (type) => {
        const { headId } = currentHeads(shop().catalog, type)[0]!
        const { grips } = (await shop().get(`/v1/catalog/clubs/${headId}`)).body.club
        return new Map(grips.map((grip: { gripId: string; sizes: string[] }) => [grip.gripId, grip.sizes]))
      }),
    )
    for (const handLengthIn of [5, 6.5, 7.25, 8.25, 9]) {
      const { grips, recommendation } = await size({ handLengthIn, gripLimit: 10 })
      for (const { gripId, storeGripSize } of grips) {
        expect(storeGripSize).toBe(recommendation!.storeGripSize)
        for (const offered of options) expect(offered.get(gripId)).toContain(storeGripSize)
      }
    }
  })
  test('GR-011 the store link takes every grip listed, in its store size, on a club of every type', async () => {
    for (const type of ['driver', 'fairway', 'hybrid', 'iron', 'wedge'] as const) {
      const { headId } = currentHeads(shop().catalog, type)[0]!
      for (const handLengthIn of [5, 6.5, 7.25, 8.25, 9.5])
        for (const { gripId, storeGripSize } of (await size({ handLengthIn, gripLimit: 2 })).grips) {
          const { status, body } = await shop().post('/v1/store/link', { headId, gripId, gripSize: storeGripSize })
          expect({ status, ...body.urlParams }).toMatchObject({ status: 200, grip: gripId, gripSize: storeGripSize })
        }
    }
  })
  test('the example of the API description is answered as shown', async () => {
    const { paths } = (await shop().get('/swagger/json')).body
    const { requestBody, responses } = paths['/v1/grip-size'].post
    const shown = responses['200'].content['application/json'].example as GripSizeResponse
    const answer = await size(requestBody.content['application/json'].example)
    expect({ ...answer, reasoning: answer.reasoning.slice(0, 1), grips: answer.grips.slice(0, 1) }).toEqual(shown)
  })
})
