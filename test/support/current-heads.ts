import type { Catalog, Head } from '../../src/equipment/catalog/index.ts'
import type { ClubType } from '../../src/golf/names/words.ts'

/** Heads that the makers offer now: only these are recommended. */
export const currentHeads = ({ heads }: Catalog, clubType: ClubType): readonly Head[] =>
  heads.filter((head) => head.clubType === clubType && !head.discontinued)
