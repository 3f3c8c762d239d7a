import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { storeLink } from '../../../src/features/store-link/index.ts'

test('whatever its values are, a link is escaped like any address and reads back as it was said', () => {
  const value = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('+0.5', '56:12,60:8', '5-PW', ''),
  )
  fc.assert(
    fc.property(value, value, value, (headId, loft, wedges) => {
      const link = storeLink('https://shop.example', headId, { loft, wedges })
      expect(link).toBe(
        `https://shop.example/club/${encodeURIComponent(headId)}?loft=${encodeURIComponent(loft)}&wedges=${encodeURIComponent(wedges)}`,
      )
      expect(Object.fromEntries(new URL(link).searchParams)).toEqual({ loft, wedges })
    }),
  )
})
