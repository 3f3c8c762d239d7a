import { mensLengthFromIn, womenShorterIn } from '../../../golf/clubs/lengths.ts'
import { swingWeightFor } from '../../../golf/clubs/swing-weights.ts'
import type { ClubType, Flex } from '../../../golf/names/words.ts'
import { clubInches, say } from '../../../words/say.ts'
import type { Note } from '../spec.ts'
import type { Context } from '../swing/context.ts'
import type { Golfer } from '../swing/golfer.ts'
import { asksFor } from '../wishes.ts'

/** What a woman may try whose speed asks for men's flexes: the tables that length, swing weight and grip follow are women's. @rule SHAFT-SWING-WEIGHT */
export const mensClubNote = (
  { golfer, request }: Pick<Context, 'golfer' | 'request'>,
  flex: Flex,
  shaftGrams: number,
  clubType: ClubType,
): Note[] => {
  if (golfer.group !== 'women' || flex === 'Ladies' || flex === 'Senior') return []
  const figures = [
    ...(isLongerPossible(golfer) ? [say('length.mensLonger', { by: clubInches(womenShorterIn) })] : []),
    say('length.mensWeight', { weight: swingWeightFor(clubType, 'men', shaftGrams) }),
    // A size larger than women's is the standard one.
    ...(asksFor(request, 'joints') ? [] : [say('length.mensGrip')]),
  ]
  return [{ rule: 'SHAFT-SWING-WEIGHT', text: say('length.tryMens', { figures }) }]
}

/** Whether nothing that is known of the golfer says which length fits, or that a man's is too long. */
function isLongerPossible({ heightIn, wristToFloorIn }: Golfer): boolean {
  return wristToFloorIn === null && (heightIn === null || heightIn >= mensLengthFromIn)
}
