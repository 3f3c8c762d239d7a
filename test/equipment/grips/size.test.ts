import { expect, test } from 'bun:test'
import { gripSizeUnmeasured } from '../../../src/equipment/grips/index.ts'

test('without a measured hand the grip is the one such clubs come with', () => {
  expect([gripSizeUnmeasured('men', null, false), gripSizeUnmeasured('women', null, false)]).toEqual([
    'Standard',
    'Undersize',
  ])
})

test('a junior has a junior grip below 57 inches, and when the height is not known', () => {
  const sizes = [null, 40, 56.9, 57, 62].map((heightIn) => gripSizeUnmeasured('junior', heightIn, false))
  expect(sizes).toEqual(['Junior', 'Junior', 'Junior', 'Undersize', 'Undersize'])
})
test('62.10 sore joints and hands have a size larger', () => {
  const sizes = (['men', 'women', 'junior'] as const).map((group) => gripSizeUnmeasured(group, null, true))
  expect(sizes).toEqual(['Midsize', 'Standard', 'Undersize'])
})
