import { womenShorterIn } from '../../../golf/clubs/lengths.ts'
import { swingWeightFor } from '../../../golf/clubs/swing-weights.ts'
import type { ClubType, Flex } from '../../../golf/names/words.ts'
import { clubInches, say } from '../../../words/say.ts'
import type { Note } from '../spec.ts'
import type { Golfer } from '../swing/golfer.ts'

/** What a woman may try who is too fast for women's shafts: the tables that length, swing weight and grip follow are women's. @rule SHAFT-SWING-WEIGHT */
export const mensClubNote = (
  { group, wristToFloorIn }: Golfer,
  flex: Flex,
  shaftGrams: number,
  clubType: ClubType,
): Note[] => {
  if (group !== 'women' || flex === 'Ladies') return []
  const weight = swingWeightFor(clubType, 'men', shaftGrams)
  const text =
    wristToFloorIn === null
      ? say('length.tryMens', { by: clubInches(womenShorterIn), weight })
      : say('length.tryMensWeight', { weight })
  return [{ rule: 'SHAFT-SWING-WEIGHT', text }]
}
