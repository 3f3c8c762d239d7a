import { shareDays } from '../../../features/sharing/index.ts'
import { type Html, html, page } from '../../../pages/index.ts'
import { capitalize } from '../../../platform/values.ts'
import type { Base } from '../base.ts'
import type { LabView } from '../view.ts'
import { foundedSection, pickSection } from './details.ts'
import { scaleOf } from './flight.ts'
import { gapSection } from './gaps.ts'
import { hero } from './hero.ts'
import { type Keeping, keepBar } from './keep.ts'
import { wayInWords } from './loft-way.ts'
import { fill, type Reader } from './reader.ts'
import { specSection } from './specs.ts'
import { verdictAlone } from './verdict.ts'
import { flightSection } from './what-if.ts'

/**
 * A fitting for people. Everything can be read without scripts; the script adds the sliders, the switch of units and the
 * copying of links. It shows the swing and the club, and nothing about who; for the rules it also holds what they ask: hand,
 * handicap, body and age, where these were sent.
 *
 * @param keeping Null: there is nothing to keep, as of an example.
 * @param parts.script Address of the script; null where it was not built. So are the rules.
 */
export const labPage = (
  view: LabView,
  keeping: Keeping | null,
  reader: Reader,
  { serviceName, baseUrl, script, rules }: Parts,
): Html => {
  const { fitting } = view
  const { texts, system } = reader
  const title = fill(texts.title, { club: texts.clubs[fitting.clubType] }).text
  // Irons and wedges are bought as a set, which comes first.
  const isSet = fitting.clubType === 'iron' || fitting.clubType === 'wedge'
  const base = baseOf(view, reader, rules)
  return page({
    title: `${capitalize(title)} - ${serviceName}`,
    serviceName,
    styles: ['/docs/components.css', '/docs/lab.css'],
    ...(script !== null && { scripts: [script] }),
    reader,
    place: keeping?.own == null ? 'fit' : 'account',
    isSignedIn: keeping?.own != null,
    isEmbedded: keeping?.isEmbedded ?? false,
    // Of a fitting that is passed on: what it says, and nothing about who.
    ...(keeping?.shareAt == null && {
      about: { baseUrl, path: keeping?.here ?? '/example', description: verdictAlone(view, reader) },
    }),
    main: html`<div class="lab" id="lab" data-units="${system}"${keeping?.shareAt == null ? html` data-copied="${texts.keep.copiedHere}"` : html` data-share="${keeping.shareAt}" data-copied="${fill(texts.keep.copied, { days: shareDays })}" data-failed="${texts.keep.failed}"`}${base === null ? '' : html` data-base="${JSON.stringify(base)}"`}>
${hero(view, reader)}${keeping === null ? '' : keepBar(keeping, reader)}${isSet ? gapSection(view, reader) : ''}${flightSection(view, reader)}${specSection(view, reader)}${view.advice.offers === 'none' ? '' : pickSection(fitting, reader)}${isSet ? '' : gapSection(view, reader)}${foundedSection(view, reader)}<p class="attribution"><a href="${fitting.attributionUrl}">${fitting.attribution}</a></p>
</div>`,
  })
}

interface Parts {
  readonly serviceName: string
  readonly baseUrl: string
  readonly script: string | null
  readonly rules: string | null
}

const baseOf = (view: LabView, reader: Reader, rules: string | null): Base | null => {
  const {
    locale,
    texts: { flight, build, whatIf },
  } = reader
  const fitted = view.setUps.find(({ kind }) => kind === 'fitted')
  if (fitted === undefined) return null
  const { loft, shaftWeight, length } = view.fitting.specs
  return {
    locale,
    words: {
      right: flight.right,
      left: flight.left,
      unknown: build.unknown,
      window: whatIf.window,
      verdicts: whatIf.verdicts,
      was: whatIf.was,
      reached: whatIf.reached,
      notReached: whatIf.notReached,
    },
    shot: fitted.shot,
    compared: view.setUps.flatMap(({ comparedDeg, shot }) => {
      const { ballSpeedMph, launchDeg, spinRpm, held } = shot
      const known = { ballSpeedMph, launchDeg, spinRpm, ...(held && { held }) }
      return comparedDeg === null ? [] : [{ moreLoftDeg: comparedDeg - loft.value, shot: known }]
    }),
    swingWeights: view.swingWeights,
    lengthOffsetIn: view.lengthOffsetIn,
    shaftGrams: shaftWeight.value,
    lengthIn: length.value,
    loftDeg: loft.value,
    ways: view.ways.map((way) => ({
      loftDeg: way.playingDeg,
      way: `${view.fitting.topPicks[0]?.model ?? ''}, ${wayInWords(way, reader)}`,
    })),
    scale: scaleOf(view),
    request: view.request,
    irons: view.irons,
    rules,
  }
}
