import { expect, test } from 'bun:test'
import { readFittersFile } from '../../../src/features/fitters/import.ts'

/** As Overpass turbo exports golf shops (https://wiki.openstreetmap.org/wiki/Overpass_turbo/GeoJSON); made-up businesses. */
const exported = {
  type: 'FeatureCollection',
  generator: 'overpass-turbo',
  copyright: 'The data included in this document is from www.openstreetmap.org. The data is made available under ODbL.',
  features: [
    {
      type: 'Feature',
      id: 'node/1001',
      geometry: { type: 'Point', coordinates: [-71.06, 42.36] },
      properties: {
        '@id': 'node/1001',
        shop: 'golf',
        name: 'Example Golf',
        'addr:housenumber': '12',
        'addr:street': 'Example Street',
        'addr:city': 'Boston',
        'addr:state': 'massachusetts',
        'addr:postcode': '02108',
        phone: '+1 617 555 0101; +1 617 555 0102',
        'contact:website': 'golf.example.com',
        opening_hours: 'Mo-Sa 09:00-18:00',
      },
    },
    {
      type: 'Feature',
      properties: {
        '@id': 'way/1002',
        name: 'Example Range',
        'contact:phone': '+1 617 555 0103',
        services: 'irons;driver',
      },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-71, 42],
            [-70.8, 42],
            [-70.8, 42.4],
            [-71, 42.4],
            [-71, 42],
          ],
        ],
      },
    },
    { type: 'Feature', geometry: null, properties: { tags: { name: 'By ZIP', 'addr:postcode': '02138' } } },
  ],
}

test('an export of OpenStreetMap is read: address, telephone, page, hours, and whom to name', async () => {
  const { fitters, problems } = await readFittersFile({ name: 'export.geojson', text: JSON.stringify(exported) })
  expect(problems).toEqual([])
  expect(fitters).toEqual([
    {
      name: 'Example Golf',
      street: '12 Example Street',
      city: 'Boston',
      state: 'MA',
      zip: '02108',
      lat: 42.36,
      lng: -71.06,
      locationEstimated: false,
      phone: '+1 617 555 0101',
      website: 'https://golf.example.com',
      openingHours: 'Mo-Sa 09:00-18:00',
      services: [],
      brands: [],
      partner: false,
      attribution: '© OpenStreetMap contributors, ODbL 1.0',
      sample: false,
    },
    expect.objectContaining({
      name: 'Example Range',
      lat: 42.2,
      lng: -70.9,
      phone: '+1 617 555 0103',
      services: ['driver', 'irons'],
    }),
    expect.objectContaining({ name: 'By ZIP', lat: 42.37964, locationEstimated: true }),
  ])
  expect(fitters[2]).not.toHaveProperty('attribution')
})

test('problems name the feature and its id', async () => {
  const features = [
    {
      type: 'Feature',
      id: 'node/7',
      geometry: { type: 'Point', coordinates: [-71, 42] },
      properties: { shop: 'golf' },
    },
    { type: 'Feature' },
    'feature',
  ]
  const text = JSON.stringify({ type: 'FeatureCollection', features })
  const { problems } = await readFittersFile({ name: 'export.geojson', text })
  expect(problems).toEqual([
    { where: 'feature 1 (node/7)', problem: 'name is required' },
    { where: 'feature 2', problem: 'is not a GeoJSON feature with properties' },
    { where: 'feature 3', problem: 'is not a GeoJSON feature with properties' },
  ])
})

test('what is no FeatureCollection is refused', async () => {
  for (const text of ['', '{}', '[]', 'null', '{"type":"FeatureCollection","features":{}}', '{"elements":[]}']) {
    const { fitters, problems } = await readFittersFile({ name: 'a.json', text })
    expect([fitters, problems.length]).toEqual([[], 1])
  }
})

test('58 GeoJSON that is nested 50,000 deep is refused in words', async () => {
  const deep = `{"type":"FeatureCollection","features":[{"properties":{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}}]}`
  expect(JSON.stringify(await readFittersFile({ name: 'a.geojson', text: deep }))).toContain(
    'nested more than 32 levels deep',
  )
})
