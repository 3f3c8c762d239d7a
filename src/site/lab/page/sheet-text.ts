import type { LabView } from '../view.ts'
import { stepLines } from './hero.ts'
import { figureOf, fill, plainText, type Reader } from './reader.ts'
import { verdictAlone } from './verdict.ts'

/** The customer's sheet as a message in plain text. @param link To the whole result; null: there is none. */
export const sheetText = (view: LabView, shop: string, link: string | null, reader: Reader): string => {
  const { fitting } = view
  const { keep, specs: words } = reader.texts
  const specs = Object.entries(words.names).flatMap(([key, name]) => {
    const spec = fitting.specs[key as keyof typeof fitting.specs]
    return spec === undefined ? [] : [`${name}: ${plainText(figureOf(spec, reader), reader)}`]
  })
  const picks =
    view.advice.offers === 'first'
      ? ['', `${keep.picks}:`, ...fitting.topPicks.map(({ brand, model }, at) => `${at + 1}. ${brand} ${model}`)]
      : []
  return [
    plainText(fill(keep.fittedBy, { name: shop }), reader),
    '',
    verdictAlone(view, reader),
    ...stepLines(view, reader).map((line) => plainText(line, reader)),
    '',
    ...specs,
    ...picks,
    ...(link === null ? [] : ['', link]),
    '',
    plainText(fill(keep.whyMail, { name: shop }), reader),
    '',
    fitting.attribution,
    '',
  ].join('\n')
}
