import type { Flex, SoldFlex } from '../../../golf/names/words.ts'
import type { ShaftRecord } from '../schema.ts'

/** Maker and model, the maker once: some models begin with it. */
export const shaftName = ({ brand, model }: Pick<ShaftRecord, 'brand' | 'model'>): string =>
  model.startsWith(brand) ? model : `${brand} ${model}`

type FlexOfShaft = ShaftRecord['flexes'][number]

/** What a flex is called by its maker. */
export const flexName = ({
  flex,
  name,
}: {
  readonly flex: Flex
  readonly name?: SoldFlex | undefined
}): Flex | SoldFlex => name ?? flex

/** The entry of a flex: the one of that very name, or one that is matched as it. */
export const flexOf = ({ flexes }: Pick<ShaftRecord, 'flexes'>, flex: Flex): FlexOfShaft | undefined =>
  flexes.find((one) => one.flex === flex && one.name === undefined) ?? flexes.find((one) => one.flex === flex)
