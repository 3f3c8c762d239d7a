import type { FittersResponse } from './schema.ts'

/** What the example query of the API description answers, from the sample directory. */
export const fittersExample: FittersResponse = {
  success: true,
  origin: {
    label: 'ZIP 02138',
    lat: 42.37964,
    lng: -71.13515,
    placedBy: 'zip',
    source: 'US Census Bureau, 2025 Gazetteer: ZCTA internal point',
  },
  radiusMiles: 50,
  count: 2,
  fitters: [
    {
      name: 'Sample Fitting Studio 125, Lynn',
      address: '209 Example Green Way, Lynn, MA 01905',
      location: { lat: 42.46238, lng: -70.97234, isEstimated: false },
      distanceMiles: 10.1,
      phone: '(617) 555-0125',
      website: 'https://studio-125.example.net',
      bookingUrl: 'https://studio-125.example.net/book',
      openingHours: null,
      services: ['driver', 'fairway_hybrid', 'irons', 'wedges', 'full_bag'],
      brands: ['Titleist', 'TaylorMade', 'PXG'],
      partner: true,
      partnerLabel: 'Clubwright partner',
      recognition: null,
      sample: true,
    },
    {
      name: 'Sample Fitting Studio 123, Brockton',
      address: '366 Placeholder Links Road, Brockton, MA 02301',
      location: { lat: 42.07837, lng: -71.0423, isEstimated: false },
      distanceMiles: 21.4,
      phone: '(617) 555-0123',
      website: 'https://studio-123.example.com',
      bookingUrl: 'https://studio-123.example.com/book',
      openingHours: null,
      services: ['driver', 'fairway_hybrid', 'irons', 'full_bag'],
      brands: ['Titleist', 'Callaway', 'TaylorMade', 'Mizuno', 'Cobra', 'PXG'],
      partner: false,
      recognition: null,
      sample: true,
    },
  ],
  summary:
    '2 fitters for driver, irons and titleist within 50 miles of ZIP 02138, partners first. Closest of them: Sample Fitting Studio 125, Lynn, 10.1 miles. All of them are made-up samples, not real businesses.',
}
