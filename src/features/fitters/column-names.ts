import type { FieldNames } from '../../platform/tables/index.ts'
import type { Column } from './rows.ts'

/** Other names of the columns of a directory. @source house: exports of business directories, and spreadsheets of shops */
export const columnNames: FieldNames<Column> = {
  name: ['store name', 'shop name', 'business name', 'company', 'company name', 'title', 'location name', 'fitter'],
  street: ['address', 'street address', 'address 1', 'address line 1'],
  city: ['town', 'locality'],
  state: ['province', 'region', 'state code'],
  zip: ['zip code', 'postal code', 'postcode', 'zipcode'],
  lat: ['latitude'],
  lng: ['longitude', 'long', 'lon'],
  phone: ['phone number', 'telephone', 'tel'],
  website: ['web site', 'url', 'web', 'homepage'],
  bookingUrl: ['booking', 'booking link'],
  openingHours: ['hours', 'business hours'],
  services: ['service', 'services offered'],
  brands: ['brands carried', 'brand', 'club brands'],
  partner: ['is partner'],
  recognition: ['award', 'awards'],
  rating: ['stars'],
  ratingSource: ['rating from'],
  attribution: ['source'],
  sample: [],
}
