import {
  hybridClasses,
  hybridClassOf,
  hybridKeptWithinDeg,
  hybridLoftBySpeed,
  loftStepDeg,
  slotFarOffDeg,
  womenMoreLoftDeg,
} from '../../../golf/clubs/lofts.ts'
import { hybridLaunch } from '../../../golf/flight/launch.ts'
import { article } from '../../../golf/names/phrases.ts'
import { clip, interpolate, roundTo } from '../../../golf/units.ts'
import type { Message } from '../../../words/message.ts'
import { deg, say, sentence } from '../../../words/say.ts'
import { weakest } from '../fact.ts'
import { mphSaid, type Note, rounded, type Spec, yardsSaid } from '../spec.ts'
import type { Context } from '../swing/context.ts'
import type { Golfer } from '../swing/golfer.ts'
import { isBigHook } from '../swing/miss.ts'

/** With a current loft the slot is kept: the speed only moves the loft inside its class. @rule HYB-LOFT */
export const fitHybridLoft = (context: Context): Spec<number> => {
  const { request, swing } = context
  const bySpeed = loftForSpeedDeg(context)
  const present = request.currentEquipment?.loft
  const kept = present === undefined ? null : hybridClassOf(present)
  const held =
    present === undefined || kept === null
      ? bySpeed
      : clip(clip(bySpeed, present - hybridKeptWithinDeg, present + hybridKeptWithinDeg), kept.fromDeg, kept.toDeg)
  const value = roundTo(held, loftStepDeg)
  return {
    value,
    unit: 'deg',
    display: say('specs.ofClass', { loft: deg(value), club: hybridClassOf(value).name }),
    rule: 'HYB-LOFT',
    basis: weakest(swing.clubSpeedMph),
    why: sentence(
      say('woods.hybridForSpeed', { speed: mphSaid(swing.clubSpeedMph), loft: deg(rounded(bySpeed)) }),
      ...(kept === null ? [] : [say('woods.slotKept', { slot: kept.name, loft: deg(rounded(present!)) })]),
    ),
    alternatives: [],
  }
}

const loftForSpeedDeg = ({ golfer, swing }: Context): number => hybridLoftDeg(golfer, swing.clubSpeedMph.value)

/** Loft that a hybrid speed asks for, degrees, unrounded: a stronger hybrid flies no farther. @rule HYB-LOFT */
const hybridLoftDeg = ({ group }: Pick<Golfer, 'group'>, hybridSpeedMph: number): number =>
  Math.min(
    hybridClasses.at(-1)!.toDeg,
    interpolate(hybridLoftBySpeed, hybridSpeedMph) + (group === 'women' ? womenMoreLoftDeg : 0),
  )

/**
 * Loft of the hybrid that replaces an iron: what the hybrid fitting of the same golfer gives for that slot. Null
 * where every hybrid of the slot is stronger than the speed asks for.
 * @rule HYB-LOFT, IRON-SET
 * @example hybridInPlaceOf(4, { group: 'men' }, 82) // 23
 */
export const hybridInPlaceOf = (iron: number, golfer: Pick<Golfer, 'group'>, hybridSpeedMph: number): number | null => {
  const slot = hybridClasses.find(({ name }) => name === `${iron}H`)
  const bySpeed = roundTo(hybridLoftDeg(golfer, hybridSpeedMph), loftStepDeg)
  return slot === undefined || bySpeed > slot.toDeg ? null : Math.max(bySpeed, slot.fromDeg)
}

/** A slot that was kept against the speed, with the carry of the loft that the speed asks for. @rule HYB-LOFT, FLT-CARRY */
export const hybridSlotNote = (
  context: Context,
  loftDeg: number,
  carryYardsAt: (loftDeg: number) => number,
): Note | null => {
  const bySpeed = loftForSpeedDeg(context)
  const stated = context.request.currentEquipment?.loft ?? loftDeg
  if (Math.max(Math.abs(bySpeed - loftDeg), Math.abs(bySpeed - stated)) < slotFarOffDeg) return null
  const otherDeg = roundTo(bySpeed, loftStepDeg)
  const moreYards = roundTo(carryYardsAt(otherDeg), 1) - roundTo(carryYardsAt(loftDeg), 1)
  const values = {
    speed: mphSaid(context.swing.clubSpeedMph),
    hybrid: hybridOf(otherDeg),
    more: yardsSaid(moreYards, 'farther'),
    own: deg(loftDeg),
  }
  const id =
    otherDeg > loftDeg
      ? isBigHook(context.swing)
        ? 'woods.hybridEasier'
        : 'woods.hybridOrSevenWoodEasier'
      : moreYards > 0
        ? 'woods.hybridUsualIfFree'
        : 'woods.hybridUsual'
  return { rule: 'HYB-LOFT', text: say(id, values) }
}

/** `an 18° hybrid`. */
export function hybridOf(loftDeg: number): Message {
  return say(article(loftDeg) === 'an' ? 'woods.anHybrid' : 'woods.aHybrid', { loft: deg(loftDeg) })
}

/** Launch that a hybrid shot should have, degrees. @rule SHAFT-LAUNCH */
export const hybridTargetLaunchDeg = (clubSpeedMph: number, loftDeg: number): number =>
  hybridLaunch.deg -
  hybridLaunch.perMph * (clubSpeedMph - hybridLaunch.atMph) +
  hybridLaunch.perLoftDeg * (loftDeg - hybridLaunch.atLoftDeg)
