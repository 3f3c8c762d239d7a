import type { ShaftRecord } from './schema.ts'

/** Maker and model, the maker once: some models begin with it. */
export const shaftName = ({ brand, model }: Pick<ShaftRecord, 'brand' | 'model'>): string =>
  model.startsWith(brand) ? model : `${brand} ${model}`
