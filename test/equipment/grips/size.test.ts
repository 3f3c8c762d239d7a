import { expect, test } from 'bun:test'
import { gripSizeUnmeasured } from '../../../src/equipment/grips/index.ts'

test('without a measured hand the grip is the one such clubs come with', () => {
  expect([gripSizeUnmeasured('men'), gripSizeUnmeasured('women')]).toEqual(['Standard', 'Undersize'])
})

test('a junior has a junior grip below 57 inches, and when the height is not known', () => {
  const sizes = [undefined, 40, 56.9, 57, 62].map((heightIn) => gripSizeUnmeasured('junior', heightIn))
  expect(sizes).toEqual(['Junior', 'Junior', 'Junior', 'Undersize', 'Undersize'])
})
