import { highWoodBelowMph } from '../../../golf/clubs/bag.ts'
import { fairwayFromDeg } from '../../../golf/clubs/lofts.ts'
import { isCore, type ReadClub } from '../clubs.ts'
import { isHardWood } from './long-clubs.ts'
import type { Survey } from './proposal.ts'

const isThreeWood = ({ type, loftDeg }: ReadClub): boolean => type === 'fairway' && loftDeg < fairwayFromDeg['5-wood']
const isHighWood = ({ type, loftDeg }: ReadClub): boolean => type === 'fairway' && loftDeg >= fairwayFromDeg['7-wood']

/**
 * Whether a club leaves the bag for no gap and no crowd: the driver, a 6-iron to pitching wedge, the only 3-wood where it is
 * not too hard, and in a slow swing the only high wood.
 * @rule BAG-THIN, BAG-FOURTEEN
 */
export const stays = (club: ReadClub, { clubs, bag }: Survey): boolean => {
  const { driverSpeed } = bag.speed
  const isOnly = (isSuch: (each: ReadClub) => boolean) => isSuch(club) && clubs.filter(isSuch).length === 1
  if (club.type === 'driver' || isCore(club)) return isOnly((each) => each.name === club.name)
  if (isOnly(isThreeWood)) return !isHardWood(club, driverSpeed)
  return driverSpeed !== null && driverSpeed < highWoodBelowMph && isOnly(isHighWood)
}
