import type { ClubType } from '../../../golf/names/words.ts'
import type { InPieces } from '../../../platform/http/body/json-in-pieces.ts'
import { grouped, type Steps } from '../../../platform/work/steps.ts'
import { pictureUrl } from '../../pictures/index.ts'
import type { ClubModels } from '../answers/answer-schema.ts'
import type { Catalog } from '../catalog.ts'
import type { ClubModel } from '../schema.ts'

/** The clubs of a type that golfers own, to choose from: every generation is an option of its own. */
export function* clubModels(catalog: Catalog, clubType: ClubType, baseUrl: string): Steps<InPieces<ClubModels>> {
  // The catalog sorts them by maker, model and year; golfers look for the newest first.
  const rows = catalog.models.filter((row) => row.clubType === clubType)
  const models = [...(yield* grouped(rows, ({ brand, model }) => `${brand}\0${model}`)).values()]
  return {
    success: true,
    clubType,
    brands: [...new Set(rows.map(({ brand }) => brand))],
    models: models.values().map((generations) => ({
      brand: generations[0]!.brand,
      model: generations[0]!.model,
      years: generations.map(({ year }) => year).reverse(),
    })),
    options: models
      .values()
      .flatMap((generations) => generations.toReversed().map((row) => optionOf(row, catalog, baseUrl))),
  }
}

const optionOf = (row: ClubModel, catalog: Catalog, baseUrl: string): ClubModels['options'][number] => {
  const { brand, model, year, estimate, note, headId } = row
  const yearLabel = estimate ? `about ${year}` : String(year)
  const head = headId === null ? undefined : catalog.head(headId)
  return {
    label: `${brand} ${model} (${yearLabel})`,
    value: `${model} (${year})`,
    brand,
    model,
    year,
    yearLabel,
    estimate,
    note,
    image: head === undefined ? null : pictureUrl(baseUrl, head),
    headId: head?.headId ?? null,
  }
}
