import { systems } from '../../../golf/quantity.ts'
import { type Html, unescaped } from '../../../pages/index.ts'
import type { LabView } from '../view.ts'
import { figureOf, fill, type Reader } from './reader.ts'
import { verdict } from './verdict.ts'

/** The customer's sheet as a message in plain text. @param link To the whole result; null: there is none. */
export const sheetText = (view: LabView, shop: string, link: string | null, reader: Reader): string => {
  const { fitting } = view
  const { keep, specs: words } = reader.texts
  const specs = Object.entries(words.names).flatMap(([key, name]) => {
    const spec = fitting.specs[key as keyof typeof fitting.specs]
    return spec === undefined ? [] : [`${name}: ${plain(figureOf(spec, reader), reader)}`]
  })
  return [
    plain(fill(keep.fittedBy, { name: shop }), reader),
    '',
    plain(verdict(view, reader), reader),
    '',
    ...specs,
    '',
    `${keep.picks}:`,
    ...fitting.topPicks.map(({ brand, model }, at) => `${at + 1}. ${brand} ${model}`),
    ...(link === null ? [] : ['', link]),
    '',
    fitting.attribution,
    '',
  ].join('\n')
}

/** Words without their marks, in the units of the reader. */
const plain = ({ text }: Html, { system }: Reader): string => {
  const inOthers = /<span class="([a-z ]+)">[^<]*<\/span>/g
  const shown = text.replaceAll(inOthers, (span, names: string) => {
    const those = names.split(' ')
    return those.includes(system) || !systems.some((one) => those.includes(one)) ? span : ''
  })
  return unescaped(shown.replaceAll(/<[^<>]*>/g, ''))
}
