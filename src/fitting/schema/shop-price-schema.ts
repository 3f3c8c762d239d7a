import { Type } from '@sinclair/typebox'
import { figure, orNull, said, text } from '../../platform/described.ts'
import { closed } from '../../platform/schema.ts'

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

/** Price of head and shaft together. */
export const TotalPriceView = closed(
  {
    price: orNull(figure('US dollars', 'US dollars.', 619), 'US dollars in all; null: a part of it is not known.'),
    clubs: Type.Integer({ minimum: 1, unit: 'clubs', description: 'Clubs that it buys.', examples: [1] }),
    text: said('The sum and its parts.', '$619 for one club, its stock shaft included (launch price of 2025).'),
    shopDate: Type.Optional(
      text("Day of the shop's price list that it goes by; absent: by the maker's price.", '2026-11-20'),
    ),
  },
  { $id: 'TotalPrice', description: 'Head and shaft, the whole set; absent: fitted by an earlier release.' },
)
