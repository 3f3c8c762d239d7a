import type { Translated } from '../catalog.ts'
import type { setup as english } from '../en/setup.ts'

export const setup: Translated<typeof english> = {
  fitted: 'Recomendado: {loft}',
  current: 'Actual: {loft}',
  moreLoft: 'Un grado más de loft: {loft}',
  lessLoft: 'Un grado menos de loft: {loft}',
  goalOfDriver: 'Objetivo: el mayor vuelo que sale a {launch} o más y cae a {landing} o menos.',
  carriesMore: 'Vuela {gain:words} más.',
  carriesLess: 'Vuela {gain:words} menos.',
  carriesAsFar: 'Vuela lo mismo.',
  higher: 'Más alto y con más spin',
  flatter: 'Más plano',
  flatterWithRoll: 'Más plano y con más rodada',
  onFirmGround: 'en suelo firme {total} en total, {more:words}',
  onSoftGround: 'en suelo blando {total} en total, {more:words}',
  asFitted: 'como el recomendado',
  asMeasured: 'Tal como se midió.',
  asMeasuredOfUnknownLoft: 'Tal como se midió; no se indicó su loft y cuenta como el habitual.',
}
