import { Type } from '@sinclair/typebox'
import { figure, orNull, text } from '../../platform/described.ts'

/** Prices of a head as members of every answer that has one. */
export const priceFields = {
  price: orNull(
    Type.Number({ minimum: 0, unit: 'US dollars', description: 'US dollars.', examples: [599] }),
    'US dollars at launch.',
  ),
  priceDate: orNull(text('Date.', '2025'), 'Date of the launch price; null: there is none.'),
  priceNow: Type.Optional(figure('US dollars', 'Price seen later, one club; absent: none was seen.', 449)),
  priceNowDate: Type.Optional(text('When that price was seen.', '2026-10-05')),
}
