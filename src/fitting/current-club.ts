import type { Catalog } from '../features/catalog/index.ts'
import type { Fit } from './engine/fit.ts'
import { currentClubVerdict, type KnownClub } from './engine/keep.ts'
import type { FittingRequest } from './schema.ts'

/** The verdict on the golfer's present club, with its age where the catalog knows that exact generation. @rule KEEP-CLUB */
export const currentClub = (request: FittingRequest, fit: Fit, catalog: Catalog, at: Date) => {
  const club = knownClub(request, catalog)
  const verdict = currentClubVerdict(request, fit.specs, club)
  if (verdict === null) return null
  const ageYears = club === null ? null : Math.max(0, at.getUTCFullYear() - club.year)
  return { ...verdict, ageYears }
}

const knownClub = ({ clubType, currentEquipment }: FittingRequest, catalog: Catalog): KnownClub | null => {
  const { model, brand } = currentEquipment ?? {}
  const row = model === undefined ? null : catalog.clubAge(model, clubType, brand)
  if (row === null) return null
  const head = row.headId === null ? undefined : catalog.head(row.headId)
  return { headId: row.headId, year: row.year, yearIsEstimate: row.estimate, category: head?.category ?? null }
}
