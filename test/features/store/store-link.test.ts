import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { storeLink, storeLinkProblem } from '../../../src/equipment/store-link/index.ts'

test('whatever its values are, a link is escaped like any address and reads back as it was said', () => {
  const value = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('+0.5', '56:12,60:8', '5-PW', ''),
  )
  fc.assert(
    fc.property(value, value, value, (headId, loft, wedges) => {
      const link = storeLink('https://shop.example/club/{headId}', headId, { loft, wedges })
      expect(link).toBe(
        `https://shop.example/club/${encodeURIComponent(headId)}?loft=${encodeURIComponent(loft)}&wedges=${encodeURIComponent(wedges)}`,
      )
      expect(Object.fromEntries(new URL(link).searchParams)).toEqual({ loft, wedges })
    }),
  )
})

test('a template may have a query of its own, and the id of the club anywhere after the host', () => {
  const template = 'https://shop.example/fit?item={headId}&theme=dark'
  expect(storeLinkProblem(template)).toBeNull()
  expect(storeLink(template, 'ping-g440-max-driver', { loft: '9' })).toBe(
    'https://shop.example/fit?item=ping-g440-max-driver&theme=dark&loft=9',
  )
})

test('an id is put in as it is', () => {
  expect(storeLink('https://shop.example/{headId}', '$&-1', {})).toBe('https://shop.example/%24%26-1')
})

test.each([
  ['https://shop.example/club', 'must contain {headId} or {sku}'],
  ['https://shop.example/{color}/{headId}', 'must not contain {color}'],
  ['https://shop.example/{headId}/{}', 'must not contain a space'],
  ['http://shop.example/{headId}', 'must be an https URL'],
  ['javascript:alert(1)//{headId}', 'must be an https URL'],
  ['https://{headId}.example/', 'must be an https URL'],
  ['https://shop.example:443{headId}', 'must be an https URL'],
  ['https:///{headId}', 'must be an https URL'],
  ['https://kim@shop.example/{headId}', 'must not contain a space'],
  ['https://shop.example/{headId}#top', 'must not contain a space'],
  ['https://shop.example/{headId}?loft=9', 'must not set the parameter loft'],
  ['https://shop.example/{headId}?svc_ref=9', 'must not set the parameter svc_ref'],
  [`https://shop.example/{headId}?${'a'.repeat(500)}`, 'must have at most 500'],
])('%s is no template', (template, why) => {
  expect(storeLinkProblem(template)).toStartWith(why)
})

test('a template may name the article of the shop, and give parameters a place of their own', () => {
  const template = 'https://shop.example/products/{sku}?option={loft}-{hand}&club={headId}'
  expect(storeLinkProblem(template)).toBeNull()
  expect(storeLink(template, 'ping-g440-max-driver', { hand: 'left', loft: '9', flex: 'Stiff' }, 'G440/9')).toBe(
    'https://shop.example/products/G440%2F9?option=9-left&club=ping-g440-max-driver&flex=Stiff',
  )
})
