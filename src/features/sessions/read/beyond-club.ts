import { isMisread } from '../../../golf/names/club-name.ts'
import { readShotClub } from '../fittable-club.ts'
import type { FileShot } from './file-shot.ts'

/**
 * Longest carry of a kind of club, yards; irons by their number, 7 and shorter clubs less.
 * @source house: long-drive and tour records with room; a 7-iron of 260 yards is nobody's
 */
const carryMax = { driver: 420, fairway: 370, hybrid: 320, iron: 330, wedge: 200, putter: 100 } as const
const shorterByNumber = 10
/** A ball faster than this for each of its club's speed is of another unit or club. @source Rules of Golf: smash to 1.5, with room for its error */
const smashMax = 1.56

/** Whether a club does not do what its line says. */
export function isBeyondClub({ club, numbers }: FileShot): boolean {
  const read = club === null ? null : readShotClub(club)
  if (read === null || isMisread(read)) return false
  const longest = carryMax[read.type] - (read.type === 'iron' ? shorterByNumber * (read.number ?? 0) : 0)
  const [carry, ball, speed] = [numbers.get('carry'), numbers.get('ballSpeed'), numbers.get('clubSpeed')]
  return (carry ?? 0) > longest || (ball !== undefined && speed !== undefined && ball > smashMax * speed)
}
