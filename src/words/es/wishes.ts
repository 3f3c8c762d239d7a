import type { Translated } from '../catalog.ts'
import type { wishes as english } from '../en/wishes.ts'

export const wishes: Translated<typeof english> = {
  oneArmed:
    'Ajustado ligero para un brazo. La longitud, el grip y el equilibrio de un swing con un brazo se ven, no se preguntan: que un fitter vea unos swings antes de comprar.',
  joints:
    'Ajustado ligero para cuidar las articulaciones. Un grip más blando, una talla mayor, cuida otro tanto las manos.',
  back: 'Ajustado ligero para cuidar la espalda. Un fitter puede ver si un palo más largo o más vertical le permite estar más erguido.',
  distance: 'Se pidió distancia: entre los lofts que este swing puede jugar el driver se elige por vuelo.',
  unusedGoals: 'No usado (objetivos): {phrases:list}. No cambió nada.',
  unusedTempo: 'No usado (ritmo): {phrases:list}. No cambió nada.',
  unusedTransition: 'No usado (transición): {phrases:list}. No cambió nada.',
  unusedShaftType: 'No usado (tipo de varilla): {phrases:list}. No cambió nada.',
  cheaperUnpriced:
    'Se pidió más barato y ninguna propuesta tiene precio conocido: pregunte en la tienda por el modelo del año pasado con el mismo montaje.',
  cheaperFirst:
    'Se pidió más barato: entre montajes que encajan igual de bien va primero el que menos cuesta en total.',
  cheaperWithin:
    'Se pidió más barato: entre montajes que encajan igual de bien, a menos de {points} puntos, va primero el que menos cuesta en total.',
  priced: '{pick:name} {price}',
  pricedAtShop: '{pick:name} {price} en la tienda ({date})',
  costs: '{picks:list}.',
  cheapest: '{cheapest:name} es lo que menos cuesta y encaja peor que {first:name}.',
  cheapestByPoints:
    '{cheapest:name} es lo que menos cuesta y encaja peor que {first:name}, {points} puntos frente a {more}.',
}
