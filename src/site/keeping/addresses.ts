/** The addresses of kept fittings; what each shows and does stands in `site.ts`. An `:id` is one word of the address. */
export const addresses = [
  '/fittings',
  '/fittings/compare',
  '/fittings/:id',
  '/fittings/:id/again',
  '/fittings/:id/golfer',
  '/fittings/:id/mail',
  '/fittings/:id/note',
  '/fittings/:id/share',
  '/fittings/:id/unshare',
  '/golfers',
  '/golfers/:id',
  '/golfers/:id/erase',
] as const
/** Address of a page or a form. */
export type Address = (typeof addresses)[number]
