import type { Translated } from '../catalog.ts'
import type { wishes as english } from '../en/wishes.ts'

export const wishes: Translated<typeof english> = {
  oneArmed:
    'Leicht gefittet für einen Arm. Länge, Griff und Balance eines einarmigen Schwungs sieht man, man fragt sie nicht: lassen Sie vor dem Kauf einen Fitter ein paar Schwünge ansehen.',
  joints:
    'Leicht gefittet, um die Gelenke zu schonen. Ein weicherer Griff, eine Größe dicker, schont die Hände ebenso.',
  back: 'Leicht gefittet, um den Rücken zu schonen. Ein Fitter sieht, ob Sie mit einem längeren oder steileren Schläger aufrechter stehen.',
  distance: 'Gewünscht war Länge: unter den Lofts, die dieser Schwung spielen darf, ist der Driver auf Carry gewählt.',
  unusedGoals: 'Nicht verwendet (Ziele): {phrases:list}. Es hat nichts geändert.',
  unusedTempo: 'Nicht verwendet (Tempo): {phrases:list}. Es hat nichts geändert.',
  unusedTransition: 'Nicht verwendet (Umkehrpunkt): {phrases:list}. Es hat nichts geändert.',
  unusedShaftType: 'Nicht verwendet (Art des Schafts): {phrases:list}. Es hat nichts geändert.',
  cheaperUnpriced:
    'Gewünscht war günstiger, und kein Vorschlag hat einen bekannten Preis: fragen Sie nach dem Vorjahresmodell mit demselben Aufbau.',
  cheaperFirst:
    'Gewünscht war günstiger: von gleich gut passenden Schlägern steht der zuerst, der insgesamt am wenigsten kostet.',
  cheaperWithin:
    'Gewünscht war günstiger: von gleich gut passenden Schlägern (bis {points} Punkte Abstand) steht der zuerst, der insgesamt am wenigsten kostet.',
  priced: '{pick:name} {price}',
  pricedAtShop: '{pick:name} {price} im Shop ({date})',
  costs: '{picks:list}.',
  cheapest: '{cheapest:name} kostet am wenigsten und passt weniger gut als {first:name}.',
  cheapestByPoints:
    '{cheapest:name} kostet am wenigsten und passt weniger gut als {first:name}, {points} Punkte gegen {more}.',
}
