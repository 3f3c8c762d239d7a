import type { Message } from '../../words/message.ts'
import { say, yd } from '../../words/say.ts'
import type { OnTarget } from '../engine/club-fit.ts'
import { clubShots } from '../engine/swing/club-shots.ts'
import { expectedFlight } from '../engine/swing/expected-flight.ts'
import { changeBetween, type FlightChange } from '../engine/swing/flight-change.ts'
import { bandsOf, type Flown } from './bands.ts'
import { changeOf } from './kind.ts'
import type { Distances, Told } from './told.ts'

/** Figures with how far each may be off, one standard error; the first stored ones have no band. */
type Banded<Of> = Of & { readonly band?: Of }

/** What the own club does, what the fitted one does, and what the second has more; null: not known. */
export interface Figures {
  readonly now: Banded<Distances> | null
  readonly fitted: Banded<Distances> | null
  readonly change: Banded<FlightChange> | null
}

/** What is told, with its figures. */
export interface Reckoned extends Told {
  readonly figures: Figures
  /** What the measured ball gives on its target beyond what the model errs by; null: no more than that. */
  readonly atTarget: (OnTarget & { readonly change: FlightChange & { readonly band: FlightChange } }) | null
}

/** What an advice says in figures, reckoned once. */
export function reckonedOf(told: Told): Reckoned {
  return { ...told, figures: figuresOf(told), atTarget: atTargetOf(told) }
}

function atTargetOf({ fit }: Told): Reckoned['atTarget'] {
  const { onTarget } = fit
  if (onTarget?.carries !== 'more') return null
  const { now, expected } = onTarget
  return { ...onTarget, change: { ...changeBetween(now, expected), band: bandsOf(fit, now, expected).change! } }
}

/** The figures of an advice. @rule FLT-COMPARE, IN-REFIT */
function figuresOf(told: Told): Figures {
  const { fit } = told
  const { current, fitted, isLoftUnknown } = fit.flights
  const now = current && expectedFlight(current)
  const then = fitted && !isLoftUnknown ? expectedFlight(fitted) : woodOf(told)
  const change = changeOf(told)
  if (then === null) return { now: now && banded(now, bandsOf(fit, null, now).fitted), fitted: null, change }
  const bands = bandsOf(fit, now, then)
  return {
    now: now && banded(now, bands.now!),
    fitted: banded(then, bands.fitted),
    change: change && { ...change, band: bands.change! },
  }
}

/** A wood that was not flown, with the carry of its gap. */
function woodOf({ input, fit }: Told): (Flown & Distances) | null {
  const { woodFit } = fit
  return woodFit === undefined ? null : { ...clubShots(input, fit)!.fitted, ...distancesOf(woodFit) }
}

/** Both distances, with how far each may be off. */
export function banded(of: Distances, band: Distances): Banded<Distances> {
  return { ...distancesOf(of), band: distancesOf(band) }
}

function distancesOf({ carryYards, totalYards }: Distances): Distances {
  return { carryYards, totalYards }
}

/** Both carries in words, with how far each may be off; none where that is not known. */
export function carriesSaid({ now, fitted }: Pick<Figures, 'now' | 'fitted'>): Message[] {
  const carry = (one: Banded<Distances> | null) =>
    one?.band === undefined ? null : say('advice.within', { carry: yd(one.carryYards), band: yd(one.band.carryYards) })
  const [own, other] = [carry(now), carry(fitted)]
  if (other === null) return own === null ? [] : [say('advice.carriesNow', { now: own })]
  return [
    own === null ? say('advice.carries', { fitted: other }) : say('advice.carriesBoth', { now: own, fitted: other }),
  ]
}
