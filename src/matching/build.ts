import {
  type Catalog,
  type Grip,
  type GripSize,
  type Head,
  type IronSet,
  setFor,
  usualSet,
  type WeightBasis,
} from '../equipment/catalog/index.ts'
import { coreForShaft, gripsInSize } from '../equipment/grips/index.ts'
import { clubLengthInMax, driverLengthInMax, womenShorterIn } from '../golf/clubs/lengths.ts'
import { builtWithin } from '../golf/clubs/matching.ts'
import { signed } from '../golf/names/phrases.ts'
import type { Flex, LaunchProfile } from '../golf/names/words.ts'
import { tidy } from '../golf/units.ts'
import type { Choice, LoadedImage } from '../scoring/index.ts'
import type { Message, Said } from '../words/message.ts'
import { clubInches, deg, say, signed as withSign } from '../words/say.ts'
import { type HoselSetting, hoselOf, settingText } from './hosel.ts'
import { packWanted } from './pack-wanted.ts'
import type { WantedBuild } from './wanted.ts'
import { compromisesOf } from './words.ts'

/** One wedge of the set as this line makes it. */
interface SetOption {
  /** As it is ordered, before any bending. */
  readonly loft: number
  readonly bounce: number | null
  readonly grind: string | null
}

/** A club as it would be ordered. */
export interface Build {
  /** Loft as ordered; irons: the 7-iron. */
  readonly loft: number
  /** Hosel setting (woods; a range where its chart is not known) or bending (irons, wedges), degrees with sign; null where it cannot be changed. */
  readonly setting: string | null
  /** Woods with a sleeve: its setting by the maker's name, and what it changes. */
  readonly hosel?: HoselSetting
  /** Loft after the setting. */
  readonly playingLoft: number
  readonly designation?: string
  readonly weightSetting?: string
  readonly shaft: BuildShaft
  /** Inches; irons: the 7-iron. Null where neither the maker nor a standard gives one. */
  readonly length: number | null
  /** The head's own length is the industry standard, since its maker's figure is not recorded. */
  readonly lengthEstimated: boolean
  /** Degrees after bending; null where the stock lie is not known. */
  readonly lie: number | null
  /** Degrees from the stock lie, positive upright, as far as the head can be bent. */
  readonly lieOffset: number
  readonly grip: BuildGrip
  readonly swingWeight: string | null
  readonly bounce?: number | null
  readonly grind?: string | null
  /** Irons: which clubs. */
  readonly set?: string
  /** Wedges: the fitted set as this line makes it. */
  readonly wedges?: readonly SetOption[]
}

interface BuildGrip {
  readonly gripId: string | null
  readonly model: string | null
  readonly size: GripSize
  /** Core to order, inches; null: by the shaft's butt, or not recorded. */
  readonly coreIn: number | null
  /** Where the core is not that of the butt, or is yet to be measured. */
  readonly coreNote?: Said
}

interface BuildShaft {
  readonly shaftId: string | null
  readonly model: string
  readonly flex: Flex
  /** The maker's own name of the flex: TX. */
  readonly flexName: string
  readonly weightBand: string
  /** Null where only the band is known. */
  readonly weightGrams: number | null
  readonly weightBasis: WeightBasis
  readonly launch: LaunchProfile
  readonly source: 'stock' | 'aftermarket'
  readonly modelKnown: boolean
  readonly upcharge: number | null
}

/** A build and what could not be had in it. */
interface Built {
  readonly build: Build
  readonly compromises: readonly Said[]
  /** How many of these the score of the pick counts: what the head cannot give. */
  readonly missed: number
}

/** What of a build decides its price. */
export const pricedPartsOf = (wanted: WantedBuild, choice: Choice) => {
  const { head, loft, shaft } = choice
  const { wedges } = wedgesFor(wanted, choice)
  return {
    loft: loft.loft,
    shaft,
    set: head.clubType === 'iron' ? setFor(head.sets, wanted.set) : undefined,
    wedges: wedges.length === 0 ? undefined : wedges,
  }
}

/** Put the fitted figures onto a head. */
export const buildClub = (
  wanted: WantedBuild,
  choice: Choice,
  grip: Grip | undefined,
  catalog: Pick<Catalog, 'shaft'>,
): Built => {
  const { head, loft, settingDeg, shaft, wedge } = choice
  const hosel = hoselOf(wanted, choice)
  const length = lengthFor(wanted, choice)
  const lie = lieFor(wanted, choice)
  const set = head.clubType === 'iron' ? setNamed(wanted, head.sets) : null
  const { wedges, missing } = wedgesFor(wanted, choice)
  const build: Build = {
    loft: loft.loft,
    setting: hosel !== null ? settingText(hosel) : settingDeg === null ? null : signed(settingDeg),
    ...(hosel === null ? {} : { hosel }),
    playingLoft: choice.playingLoftDeg,
    ...(loft.designation === null ? {} : { designation: loft.designation }),
    ...(wanted.weightSetting === undefined ? {} : weightSettingFor(wanted, choice)),
    shaft: {
      shaftId: shaft.shaftId,
      model: shaft.model,
      flex: shaft.flex,
      flexName: shaft.flexName,
      weightBand: shaft.weightBand,
      weightGrams: shaft.weightGrams,
      weightBasis: shaft.weightBasis,
      launch: shaft.launch,
      source: shaft.source,
      modelKnown: shaft.modelKnown,
      upcharge: shaft.upcharge,
    },
    length: length.inches,
    lengthEstimated: wanted.lengthIn === undefined && loft.estimated.includes('lengthIn'),
    lie: lie.lieDeg,
    lieOffset: lie.offsetDeg,
    grip: gripFor(wanted, choice, grip, catalog),
    swingWeight: wanted.swingWeight,
    ...(wedge === null ? {} : { bounce: loft.bounce, grind: loft.grind }),
    ...(set === null ? {} : { set: set.name }),
    ...(wedges.length === 0 ? {} : { wedges }),
  }
  const missed = [
    length.note,
    lie.note,
    set?.note,
    missing.length === 0 ? null : say(isFromStock(wanted) ? 'picks.stockLacks' : 'picks.lineLacks', { lofts: missing }),
  ].filter((note) => note != null)
  const ownLength = lengthCompromise(wanted, length.inches)
  return { build, compromises: ownLength === null ? missed : [...missed, ownLength], missed: missed.length }
}

const gripFor = (
  { gripSize: size }: WantedBuild,
  { shaft }: Choice,
  grip: Grip | undefined,
  catalog: Pick<Catalog, 'shaft'>,
): BuildGrip => {
  const core = coreForShaft(grip, size, shaft, catalog)
  return {
    gripId: grip?.gripId ?? null,
    model: grip === undefined ? null : `${grip.brand} ${grip.model}`,
    size,
    coreIn: core?.coreIn ?? null,
    ...(core?.note && { coreNote: core.note }),
  }
}

/** Makers' standard lengths differ by half an inch, so that a build may be of another length than was fitted. */
const lengthCompromise = ({ fittedLengthIn }: WantedBuild, inches: number | null): Message | null =>
  inches === null || fittedLengthIn === undefined || Math.abs(inches - fittedLengthIn) <= builtWithin.lengthIn
    ? null
    : say('picks.otherLength', { length: clubInches(inches), fitted: clubInches(fittedLengthIn) })

const lengthFor = (
  { lengthIn, lengthOffsetIn, fittedLengthIn }: WantedBuild,
  { head, loft, groupFit, isCutDown }: Choice,
): { inches: number | null; note: Message | null } => {
  if (lengthIn !== undefined) return { inches: lengthIn, note: null }
  if (loft.lengthIn === null) return { inches: null, note: null }
  const isMensLength = groupFit === "men's build" || groupFit === 'standard weight'
  const inches = tidy(loft.lengthIn + lengthOffsetIn - (isMensLength ? womenShorterIn : 0))
  if (head.clubType === 'driver' && inches > driverLengthInMax)
    return {
      inches: driverLengthInMax,
      note:
        fittedLengthIn === driverLengthInMax
          ? null
          : say('picks.heldLength', { length: clubInches(driverLengthInMax), most: clubLengthInMax }),
    }
  const by = clubInches(tidy(loft.lengthIn - inches))
  return { inches, note: isCutDown ? say('picks.womensLength', { by }) : null }
}

const lieFor = (
  { lieOffsetDeg }: WantedBuild,
  { head, loft, lieOffsetDeg: offsetDeg, position }: Choice,
): { lieDeg: number | null; offsetDeg: number; note: Message | null } => {
  const lieDeg = loft.lieDeg === null ? null : tidy(loft.lieDeg + offsetDeg)
  if (loft.sleeve !== null)
    return { lieDeg, offsetDeg, note: settingLieNote(position?.lieDeg ?? 0, offsetDeg, lieOffsetDeg) }
  const isUnknown = head.clubType === 'iron' && head.lieAdjustable === null
  const fitted = withSign(deg(lieOffsetDeg))
  const limit = isUnknown
    ? say('picks.lieUnknown', { fitted })
    : say('picks.lieLimit', { lie: withSign(deg(offsetDeg)), fitted })
  return { lieDeg, offsetDeg, note: offsetDeg === lieOffsetDeg ? null : limit }
}

/** The setting of a hosel may change the lie by more than a builder may. */
const settingLieNote = (movesDeg: number, offsetDeg: number, fittedDeg: number): Message | null =>
  Math.abs(offsetDeg - fittedDeg) <= builtWithin.lieDeg
    ? null
    : say('picks.lieOfSetting', {
        by: withSign(deg(movesDeg)),
        lie: withSign(deg(offsetDeg)),
        fitted: withSign(deg(fittedDeg)),
      })

const setNamed = ({ set = usualSet }: WantedBuild, offered: readonly IronSet[]) => {
  const name = setFor(offered, set)
  return { name, note: name === set ? null : say('picks.otherSet', { sets: offered, set }) }
}

const isFromStock = ({ stock }: WantedBuild): boolean => stock?.mode === 'only'

/**
 * The fitted wedges that the line makes, as they are ordered, and the lofts of those it does not. The one that is
 * fitted is always among them, in the loft of the pick.
 */
const wedgesFor = ({ wedges = [], loftDeg: fittedDeg }: WantedBuild, { wedge, loft }: Choice) => {
  const options = wedges.map(({ loftDeg }, place) => (loftDeg === fittedDeg ? loft : wedge?.set[place]))
  const missing = wedges.filter((_, place) => options[place] === null)
  return {
    wedges: options.flatMap((option): SetOption[] =>
      option ? [{ loft: option.loft, bounce: option.bounce, grind: option.grind }] : [],
    ),
    missing: missing.map(({ loftDeg }) => deg(loftDeg)),
  }
}

const weightSettingFor = (wanted: WantedBuild, { head, movesWeight }: Choice) => {
  const setting = wanted.weightSetting!
  const isMovable = head.adjustable.weight === 'draw-fade' || head.adjustable.weight === 'both'
  return isMovable && movesWeight ? { weightSetting: setting } : {}
}

/** Grips made in the fitted size for the club, best first, soft ones before others where they are wanted: the same for every golfer who is fitted so. */
export const rankGrips = (
  { gripSize, clubType, isSoftGripWanted = false }: WantedBuild,
  { grips }: Catalog,
): readonly Grip[] => {
  const ofCatalog = ranked.get(grips) ?? new Map<string, readonly Grip[]>()
  ranked.set(grips, ofCatalog)
  const name = `${clubType} ${gripSize} ${isSoftGripWanted}`
  const known = ofCatalog.get(name)
  if (known !== undefined) return known
  const made = gripsInSize(grips, gripSize).filter(({ clubTypes }) => clubTypes.includes(clubType))
  const isHarder = ({ firmness }: Grip) => Number(isSoftGripWanted && firmness !== 'soft')
  const found = made.toSorted((a, b) => isHarder(a) - isHarder(b))
  ofCatalog.set(name, found)
  return found
}

const ranked = new WeakMap<readonly Grip[], Map<string, readonly Grip[]>>()

/**
 * The fitted figures applied to a chosen head, recommended or not: a head of another group is built as its own
 * group plays it. Null when no loft of it is made for the golfer's hand.
 */
export const buildFor = (
  wanted: WantedBuild,
  head: Head,
  { image, build }: Pick<LoadedImage, 'image' | 'build'>,
): Built | null => {
  const group = head.gender === 'unisex' ? 'men' : head.gender
  const choice = build(packWanted(wanted), head) ?? build(packWanted({ ...wanted, group }), head)
  if (choice === null) return null
  const built = buildClub(wanted, choice, rankGrips(wanted, image.catalog)[0], image.catalog)
  return { ...built, compromises: [...compromisesOf(wanted, choice), ...built.compromises] }
}
