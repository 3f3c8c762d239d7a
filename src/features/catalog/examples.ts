import type { ClubModels, Comparison, FoundClubs, WholeCatalog } from './answer-schema.ts'
import type { ClubWithOptions } from './detail-schema.ts'
import type { CatalogHead, HeadSummary } from './head-schema.ts'

// Answers as the API description shows them: shortened, with figures of real clubs.

const summary: HeadSummary = {
  headId: 'ping-g440-max-driver',
  clubType: 'driver',
  brand: 'PING',
  model: 'G440 MAX',
  year: 2025,
  current: true,
  category: 'core',
  price: 619,
  currency: 'USD',
  pricePer: 'club',
  lofts: [9, 10.5, 12],
  hands: ['right', 'left'],
  image: 'https://fit.example/pictures/driver-core-aa7863177818.svg',
  recommendations30d: 41,
}

const head: CatalogHead = {
  ...summary,
  yearEnd: null,
  gender: 'unisex',
  weightClass: 'standard',
  forgiveness: 9,
  spin: 'mid',
  launch: 'mid',
  bias: 'neutral',
  adjustable: { loftSleeveDeg: 1.5, weight: 'draw-fade' },
  lengthIn: 46,
  lieDeg: 58.5,
  swingWeight: 'D3',
  estimated: [],
  confidence: 'medium',
  stockShafts: [
    {
      shaftId: 'ping-alta-cb-blue-50-stock',
      model: 'PING Alta CB Blue 50',
      modelKnown: true,
      material: 'Graphite',
      weightBand: '50-59g',
      launch: 'mid-high',
      flexes: ['Regular', 'Stiff'],
      upcharge: 0,
    },
  ],
}

/** Example answer of the whole catalog. */
export const wholeCatalogExample: WholeCatalog = {
  success: true,
  revision: '3f2a9c1b7d4e6f80-51',
  heads: [head],
  shafts: [
    {
      shaftId: 'fujikura-ventus-blue-velocore-plus-6',
      brand: 'Fujikura',
      model: 'Ventus Blue VeloCore+ 6',
      family: 'Ventus Blue VeloCore+',
      clubTypes: ['driver', 'fairway'],
      material: 'Graphite',
      weightBand: '60-69g',
      flexes: [{ flex: 'Stiff', weightGrams: 65.5, torqueDeg: 3.3 }],
      launch: 'mid',
      spin: 'low',
      tip: 'firm',
      tempo: 'moderate',
      aftermarketPrice: 350,
      year: 2024,
      aftermarket: true,
      confidence: 'medium',
    },
  ],
  grips: [
    {
      gripId: 'golf-pride-mcc',
      brand: 'Golf Pride',
      model: 'MCC',
      sizes: ['Standard', 'Midsize'],
      sizeDetail: [{ size: 'Standard', weightGrams: 46.5, core: 0.6 }],
      material: 'cord hybrid',
      cord: true,
      price: 11.99,
      taper: 'standard',
      firmness: 'firm',
      reminder: 'round',
      clubTypes: ['driver', 'fairway', 'hybrid', 'iron', 'wedge'],
      confidence: 'medium',
    },
  ],
}

/** Example answer of the search. */
export const foundClubsExample: FoundClubs = {
  success: true,
  total: 1,
  offset: 0,
  limit: 20,
  clubs: [summary],
  facets: {
    clubType: [{ value: 'driver', count: 1 }],
    brand: [{ value: 'PING', count: 1 }],
    category: [{ value: 'core', count: 1 }],
    hand: [
      { value: 'right', count: 1 },
      { value: 'left', count: 1 },
    ],
    price: { min: 619, max: 619, unknown: 0 },
  },
}

const club: ClubWithOptions = {
  ...head,
  sourceNote: "Fields without a source of their own recalled from the maker's published specs.",
  sources: [
    {
      fields: ['lengthIn', 'lieDeg', 'swingWeight', 'stockShafts'],
      confidence: 'high',
      source: 'ping.com product pages, public copy of 2026-07-28',
    },
  ],
  lofts: [{ id: '10.5', loft: 10.5, designation: null, lengthIn: 46, lieDeg: 58.5, hands: ['right', 'left'] }],
  lengths: [
    { id: '-0.25', offsetIn: -0.25, lengthIn: 45.75 },
    { id: 'standard', offsetIn: 0, lengthIn: 46 },
  ],
  grips: [
    {
      gripId: 'stock',
      brand: null,
      model: 'Stock grip',
      sizes: ['Undersize', 'Standard', 'Midsize', 'Jumbo'],
      price: 0,
    },
    { gripId: 'golf-pride-mcc', brand: 'Golf Pride', model: 'MCC', sizes: ['Standard', 'Midsize'], price: 11.99 },
  ],
  gripSizes: ['Undersize', 'Standard', 'Midsize', 'Jumbo'],
  shaftUpgrades: [
    {
      shaftId: 'fujikura-ventus-blue-velocore-plus-6',
      brand: 'Fujikura',
      model: 'Ventus Blue VeloCore+ 6',
      material: 'Graphite',
      weightBand: '60-69g',
      launch: 'mid',
      flexes: ['Stiff'],
      price: 350,
    },
  ],
}
/** Example answer of the detail. */
export const clubDetailExample: { success: true; club: ClubWithOptions } = { success: true, club }

/** Example answer of the comparison. */
export const comparisonExample: Comparison = {
  success: true,
  clubs: [
    head,
    { ...head, headId: 'ping-g440-sft-driver', model: 'G440 SFT', category: 'draw', bias: 'draw', lofts: [9, 10.5] },
  ],
  differences: {
    model: { 'ping-g440-max-driver': 'G440 MAX', 'ping-g440-sft-driver': 'G440 SFT' },
    category: { 'ping-g440-max-driver': 'core', 'ping-g440-sft-driver': 'draw' },
    bias: { 'ping-g440-max-driver': 'neutral', 'ping-g440-sft-driver': 'draw' },
    lofts: { 'ping-g440-max-driver': [9, 10.5, 12], 'ping-g440-sft-driver': [9, 10.5] },
  },
  notFound: [],
}

/** Example answer of the club-model list. */
export const clubModelsExample: ClubModels = {
  success: true,
  clubType: 'driver',
  brands: ['TaylorMade'],
  models: [{ brand: 'TaylorMade', model: 'Stealth', years: [2022] }],
  options: [
    {
      label: 'TaylorMade Stealth (2022)',
      value: 'Stealth (2022)',
      brand: 'TaylorMade',
      model: 'Stealth',
      year: 2022,
      yearLabel: '2022',
      estimate: false,
      note: null,
      image: 'https://fit.example/pictures/driver-core-aa7863177818.svg',
      headId: 'taylormade-stealth-driver',
    },
  ],
}
