import { coreFitsWithinIn, gripStepIn } from '../../golf/clubs/grips.ts'
import { roundTo } from '../../golf/units.ts'
import { isMessage, type Message, type Said } from '../../words/message.ts'
import { coreInches, say } from '../../words/say.ts'
import type { Catalog, Grip, GripSize } from '../catalog/index.ts'

/** The core of a grip for a shaft. */
interface GripCore {
  /** Inner diameter to order, inches; null: by the shaft's butt, or not recorded. */
  readonly coreIn: number | null
  /** What there is to say of it; null: the grip comes out in its size. */
  readonly note: Message | null
}

const coreUnmeasured = say('gripCores.unmeasured')

/** Whether a note says that nobody has recorded the butt of the shaft. */
export function isCoreUnmeasured(note: Said | undefined): boolean {
  return isMessage(note) && note.message === coreUnmeasured.message
}

/**
 * The core that fits a butt best, and how far the installed grip is from its size where none fits: a core that is stretched
 * over a thicker butt makes the grip thicker by as much. Of two equally near cores the first.
 * @param buttIn Diameter of the shaft's butt, inches; null: not known.
 * @param cores In which the grip is sold in the size, inches, the usual one first.
 * @rule GRIP-CORE
 * @example coreForButt(0.6, [0.58], 'Standard').note // ... the grip comes out 0.020 in (about 1/64) over Standard.
 */
export const coreForButt = (buttIn: number | null, cores: readonly number[], size: GripSize): GripCore => {
  if (buttIn === null) return { coreIn: null, note: coreUnmeasured }
  const [first, ...others] = cores
  const butt = coreInches(buttIn)
  if (first === undefined) return { coreIn: null, note: say('gripCores.notRecorded', { butt }) }
  const coreIn = others.reduce((near, core) => (offIn(buttIn, core) < offIn(buttIn, near) ? core : near), first)
  const off = offIn(buttIn, coreIn)
  if (off <= coreFitsWithinIn) return { coreIn, note: null }
  const note = say(buttIn > coreIn ? 'gripCores.over' : 'gripCores.under', {
    core: coreInches(coreIn),
    butt,
    off: coreInches(off),
    steps: steps(off),
    size: sizeSaid[size],
  })
  return { coreIn, note }
}

/** The core of a grip for a shaft of the catalog; null without a grip. @rule GRIP-CORE */
export const coreForShaft = (
  grip: Grip | undefined,
  size: GripSize,
  { shaftId, flex, flexName }: { readonly shaftId: string | null; readonly flex: string; readonly flexName: string },
  catalog: Pick<Catalog, 'shaft'>,
): GripCore | null => {
  if (grip === undefined) return null
  const flexes = catalog.shaft(shaftId ?? '')?.flexes ?? []
  const made = flexes.find((one) => one.flex === flex && (one.name ?? one.flex) === flexName)
  return coreForButt(made?.buttDiaIn ?? null, coresOf(grip, size), size)
}

const coresOf = ({ sizeDetail }: Grip, wanted: GripSize): number[] =>
  sizeDetail.flatMap(({ size, core, otherCores = [] }) =>
    size !== wanted ? [] : [...(core === null ? [] : [core]), ...otherCores.map((other) => other.core)],
  )

/** Diameters are printed in thousandths of an inch: fractions of binary numbers are no difference. */
const printedIn = 0.001
const offIn = (buttIn: number, coreIn: number): number => roundTo(Math.abs(buttIn - coreIn), printedIn)

/** In steps of 1/64 in, which fitters count grips in; less where more than what counts as none is missing to the first. */
const steps = (off: number): Message => {
  if (off < gripStepIn - coreFitsWithinIn) return say('gripCores.underStep')
  const count = Math.round(off / gripStepIn)
  const divisor = [16, 8, 4, 2, 1].find((of) => count % of === 0)!
  return say('gripCores.steps', { steps: `${count / divisor}/${64 / divisor}` })
}

const sizeSaid: Readonly<Record<GripSize, Message>> = {
  Junior: say('gripCores.junior'),
  Undersize: say('gripCores.undersize'),
  Standard: say('gripCores.standard'),
  Midsize: say('gripCores.midsize'),
  Jumbo: say('gripCores.jumbo'),
}
