import type { FittersResponse } from './schema.ts'

/** An answer as the API description shows it, from the sample directory. */
export const fittersExample: FittersResponse = {
  success: true,
  origin: {
    label: 'ZIP 60601',
    lat: 41.88515,
    lng: -87.62151,
    placedBy: 'zip',
    source: 'US Census Bureau, 2025 Gazetteer: ZCTA internal point',
  },
  radiusMiles: 50,
  count: 1,
  fitters: [
    {
      name: 'Sample Fitting Studio 092, Elgin',
      address: '625 Example Green Way, Elgin, IL 60123',
      location: { lat: 42.04064, lng: -88.3113, isEstimated: false },
      distanceMiles: 37,
      phone: '(312) 555-0192',
      website: 'https://studio-092.example.net',
      bookingUrl: 'https://studio-092.example.net/book',
      openingHours: null,
      services: ['driver', 'fairway_hybrid', 'irons', 'wedges', 'putter', 'full_bag'],
      brands: ['Titleist', 'Mizuno', 'Srixon', 'Cleveland'],
      partner: false,
      recognition: null,
      sample: true,
    },
  ],
  summary:
    '1 fitter for driver, irons and Titleist within 50 miles of ZIP 60601. Closest: Sample Fitting Studio 092, Elgin, 37 miles. These include made-up sample fitters, not real businesses: the operator has not replaced the sample directory.',
}
