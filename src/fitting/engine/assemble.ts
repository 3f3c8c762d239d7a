import type { ClubType } from '../../golf/names/words.ts'
import type { ClubFit, Specs } from './club-fit.ts'
import { askedProfile } from './shaft/launch-profile.ts'
import { fitLength } from './shaft/length.ts'
import { fitLie } from './shaft/lie.ts'
import { mensClubNote } from './shaft/mens-club.ts'
import { fitSwingWeight } from './shaft/swing-weight.ts'
import type { Context } from './swing/context.ts'
import { wishNotes } from './wishes.ts'

/** What the rules of one club type decide by themselves; the static fitting comes to it here. */
interface ClubRules extends Omit<ClubFit, 'specs' | 'lengthOffsetIn' | 'warnings'> {
  readonly standardLengthIn: number
  readonly specs: Omit<Specs, 'length' | 'lieAngle' | 'swingWeight'>
  /** Beside those of the length. */
  readonly warnings?: ClubFit['warnings']
}

/** One club as the build sheet has it. Length, lie and swing weight follow the same rules in all five club types. */
export const assembleClub = (
  club: ClubType,
  context: Context,
  { standardLengthIn, specs, tell, warnings = [], ...rules }: ClubRules,
): ClubFit => {
  const { request, golfer, swing } = context
  const { loft, shaftFlex, shaftWeight, shaftMaterial, launchProfile, headProfile, ...ofThisClub } = specs
  const length = fitLength(club, golfer, swing, standardLengthIn)
  return {
    ...rules,
    specs: {
      loft,
      shaftFlex,
      shaftWeight,
      ...(shaftMaterial && { shaftMaterial }),
      launchProfile: askedProfile(request, launchProfile),
      length: length.spec,
      lieAngle: fitLie(club, golfer, swing),
      headProfile,
      swingWeight: fitSwingWeight(club, golfer, shaftWeight.value, length.offsetIn, shaftWeight.basis),
      ...ofThisClub,
    },
    lengthOffsetIn: length.offsetIn,
    warnings: [...length.warnings, ...warnings],
    tell: () => {
      const { notes, ...story } = tell()
      const ofGroup = mensClubNote(context, shaftFlex.value, shaftWeight.value, club)
      return { ...story, notes: [...notes, ...length.notes, ...ofGroup, ...wishNotes(request)] }
    },
  }
}
