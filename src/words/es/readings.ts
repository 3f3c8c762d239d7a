import type { Translated } from '../catalog.ts'
import type { readings as english } from '../en/readings.ts'

export const readings: Translated<typeof english> = {
  poorSmash:
    'La velocidad del palo {club} y la de bola {ball} no concuerdan: un factor smash de {smash}, cuando {limit} es lo mínimo de un mal impacto.',
  impossibleSmash:
    'La velocidad del palo {club} y la de bola {ball} no concuerdan: un factor smash de {smash}, cuando {limit} es lo máximo posible.',
  clubStands:
    'Vale la velocidad del palo: la bola se golpeó fuera del centro, cuestión de impacto y no de un swing lento. La bola vuela como se midió.',
  ballStands:
    'La bola vuela como se midió; el palo cuenta como {counted} en lugar de {sent}, porque los aparatos miden la bola y a menudo deducen el palo.',
  measureBoth: 'Mida las dos de nuevo.',
  driversBall:
    'Una bola a {ball} es demasiado rápida para una {club:words} con {driver} de velocidad de driver, que da {most} como mucho. La velocidad de bola, la salida, el spin y el vuelo no se cuentan: ¿son los del driver?',
  ironBesideDriver:
    'Una velocidad de {driver} con el driver y de {iron} con el hierro 7 rara vez son de un mismo golfista; se usó la velocidad con el driver.',
  driverBesideSwing:
    'Se envió una velocidad de driver de {driver} junto a una velocidad de swing de {swing}, que es también del driver: la de swing ajustó el palo y la de driver la separación.',
  totalBelowCarry: 'El total de {total} es menor que el vuelo de {carry} y no se usó.',
  carryTooFar:
    '{carry:Words} supera lo que da esta velocidad (un vuelo de unos {expected}) y no se cuenta: ¿fue otro palo, o viento?',
  carryBesideBall:
    '{carry:Words} no encaja con la bola medida, que vuela unos {expected} sin viento, y no se cuenta: ¿fue viento, altitud, una bola de prácticas u otro palo?',
  carryTooShort:
    '{carry:Words} está muy por debajo de los {expected} de vuelo que da esta velocidad: mire antes el impacto.',
}
