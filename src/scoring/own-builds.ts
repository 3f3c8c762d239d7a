import type { Head } from '../equipment/catalog/index.ts'
import { clubTypes } from '../golf/names/words.ts'
import type { Steps } from '../platform/work/steps.ts'
import type { ScoringContext } from './context.ts'
import { Fragments } from './fragments.ts'
import { type Image, placeOf } from './image.ts'
import { loftStep, nearestLoftDeg } from './loft.ts'
import { buildStepOf } from './rules/stock-shaft.ts'
import { suggestShaft } from './shaft-rows.ts'
import { ownBuildText } from './view.ts'
import { loftOf, stepOf } from './wanted-build.ts'

/** Builds that are not the usual ones, and what a fitting told against its picks, as JSON. */
export interface OwnBuilds {
  /** By place of the head; 0: the usual one. */
  readonly builds: Uint32Array
  /** By place of the head; 0: those of its kind of head. */
  readonly drawbacks: Uint32Array
  readonly texts: Uint8Array
}

/** Most golfers have a few kinds of builds. */
const blockBytes = 4_096

/** The builds of preferred shafts and of fittings, a head a step. */
export function* ownBuildsOf(context: ScoringContext, image: Image): Steps<OwnBuilds | null> {
  if (context.shafts.length === 0 && Object.keys(context.fittings).length === 0) return null
  const builds = new Uint32Array(image.heads.length)
  const drawbacks = new Uint32Array(image.heads.length)
  const fragments = new Fragments(blockBytes)
  if (context.shafts.length > 0)
    for (const [place, head] of image.heads.entries()) {
      yield
      if (context.clubTypes.includes(head.clubType)) builds[place] = fragments.ref(wishedBuild(context, head, image))
    }
  for (const { place, build, told } of fittedBuilds(context, image)) {
    builds[place] = fragments.ref(build)
    drawbacks[place] = told === '' ? 0 : fragments.ref(told)
  }
  if (fragments.bytes === 0) return null
  const texts = new Uint8Array(fragments.bytes)
  fragments.copyTo(texts, 0)
  return { builds, drawbacks, texts }
}

interface OwnBuild {
  readonly place: number
  readonly build: string
  readonly told: string
}

function* fittedBuilds(context: ScoringContext, image: Image): Iterable<OwnBuild> {
  for (const clubType of clubTypes)
    for (const { headId, shaftId, flex, loftDeg, drawbacks } of context.fittings[clubType]?.builds ?? []) {
      const place = placeOf(image, headId)
      if (place === undefined || image.heads[place]!.clubType !== clubType) continue
      const head = image.heads[place]!
      const shaft = suggestShaft(head, buildStepOf(flex), image.catalog, shaftId === null ? [] : [shaftId])
      yield { place, build: ownBuildText(shaft, loftDeg), told: drawbacks.map((text) => JSON.stringify(text)).join() }
    }
}

const wishedBuild = (context: ScoringContext, head: Head, { catalog }: Image): string => {
  const wanted = loftOf(context, head.clubType)
  const shaft = suggestShaft(head, stepOf(context, head.clubType), catalog, context.shafts)
  return ownBuildText(shaft, wanted === null ? null : nearestLoftDeg(head, loftStep(wanted)))
}
