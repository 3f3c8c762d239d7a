import { Type } from '@sinclair/typebox'
import { figure, text } from '../platform/described.ts'
import { closed } from '../platform/schema.ts'

/** What the account's own price list says of a club. */
export const ShopPriceView = Type.Optional(
  closed(
    {
      price: figure('US dollars', 'US dollars for `clubs` clubs, each with a stock shaft.', 569),
      clubs: Type.Integer({
        minimum: 1,
        unit: 'clubs',
        description: 'Clubs that it buys: 1, or those of a set of irons.',
        examples: [1],
      }),
      sku: Type.Optional(text("Article of the shop; absent: the list doesn't say.", 'G440-9')),
      date: text('Day of the list.', '2026-11-20'),
    },
    { $id: 'ShopPrice', description: "From the account's own price list; absent: it has none for this club." },
  ),
)
