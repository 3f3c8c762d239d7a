import { nearest } from '../../../golf/names/nearest.ts'
import { foldName } from './place-name.ts'

/** States by USPS code, with the District of Columbia and the territories. @source USPS Publication 28, appendix B */
const stateNames = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  VI: 'U.S. Virgin Islands',
} as const
/** Postal code of a state or territory of the United States. */
export type StateCode = keyof typeof stateNames

const names = Object.values(stateNames)
const byWord = new Map(
  (Object.entries(stateNames) as [StateCode, string][]).flatMap(([code, name]) => [
    [code.toLowerCase(), code],
    [foldName(name), code],
  ]),
)

/** The code of a state given by code or name, however it is written; undefined for anything else. */
export const stateCode = (text: string): StateCode | undefined => byWord.get(foldName(text))

/** The name of the state that was probably meant. */
export const nearestState = (text: string): string | undefined => nearest(text, names)
