import type { Translated } from '../catalog.ts'
import type { irons as english } from '../en/irons.ts'

export const irons: Translated<typeof english> = {
  stockLoft: '{loft} ist Serie für {irons:words}',
  juniorLoft: 'Das Eisen 7 eines Kindes hat {loft}',
  because: '{degrees}, weil {reason:words}',
  tooFlat: 'der Ball um {degrees} zu flach landet, um auf dem Grün zu halten',
  littleTooFlat: 'der Ball etwas zu flach oder zu niedrig kommt, um auf dem Grün zu halten',
  spinsTooMuch: 'der Ball mehr Spin hat als nötig',
  fliesTooHigh: 'der Ball höher fliegt als nötig',
  needsHeight: 'der Ball bei {speed} mehr Höhe braucht',
  tooFlatAt: 'der Ball bei {loft} um {degrees} zu flach landet, um auf dem Grün zu halten',
  tooLowAt: 'der Ball bei {loft} im Scheitel um {height} zu niedrig ist, um auf dem Grün zu halten',
  spinsTooMuchAt: 'der Ball bei {loft} mehr Spin hat als nötig',
  fliesTooHighAt: 'der Ball bei {loft} höher fliegt als nötig',
  fitted: 'Gefittet: Eisen 7 mit {loft}',
  weaker: 'Ein Grad schwächer: Eisen 7 mit {loft}',
  stronger: 'Ein Grad stärker: Eisen 7 mit {loft}',
  current: 'Jetzt: Eisen 7 mit {loft}',
  goal: 'Ziel: ein Ball, der auf dem Grün hält. Er kommt mit {landing} oder steiler aus mindestens {height} Höhe, und die Eisen werden so wenig gebogen, wie dafür nötig ist.',
  usuallyHigher: 'Meist höher, mit weicherer Landung und etwas kürzer; {bounce:words}.',
  usuallyFlatter: 'Meist flacher und etwas länger; {bounce:words}.',
  bounceGrows: 'der Bounce nimmt um ein Grad zu',
  bounceShrinks: 'der Bounce nimmt um ein Grad ab',
  bent: '{carry:Words}, {peak:words} und {landing:words}; {bounce:words}.',
  carriesAsFar: 'Gleicher Carry',
  longer: '{yards:words} länger',
  shorter: '{yards:words} kürzer',
  peaksAsHigh: 'gleich hoch',
  peaksHigher: '{height} höher',
  peaksLower: '{height} niedriger',
  landsAsSteeply: 'landet gleich steil',
  landsSteeper: 'landet {degrees} steiler',
  landsFlatter: 'landet {degrees} flacher',
  stopsBetterStrong:
    'Nach dem Flugmodell hielte {which:words} besser (Landung mit {landing} aus {height} statt {ownLanding} aus {ownHeight}, {carry:words}): die Regel {rule:name} hält {held}, denn Eisen werden höchstens um {most} stärker gebogen.',
  stopsBetterWeak:
    'Nach dem Flugmodell hielte {which:words} besser (Landung mit {landing} aus {height} statt {ownLanding} aus {ownHeight}, {carry:words}): die Regel {rule:name} hält {held}, denn Eisen werden höchstens um {most} schwächer gebogen.',
  theCurrent: 'das jetzige Loft von {loft}',
  holds: 'Grün-Test bestanden: das jetzige Eisen 7 {facts:words}.',
  doesNotHold:
    'Grün-Test nicht bestanden: das jetzige Eisen 7 {facts:words}. In dieser Reihenfolge: schwächere Lofts, ein leichterer Schaft mit hohem Abflug, Hybride statt Eisen 5 und 6, ein weicherer Ball mit mehr Spin.',
  spinsMore:
    'Das jetzige Eisen 7 dreht mehr als {spin}, das Höchste, was bei dieser Geschwindigkeit hilft. Ein Grad weniger Loft und ein schwererer Schaft mit niedrigem Abflug holen ihn herunter.',
  higherThanNeeded:
    'Das jetzige Eisen 7 {facts:words}: höher als nötig. Ein Grad weniger Loft und ein schwererer Schaft mit niedrigem Abflug holen ihn herunter.',
  landsAt: 'landet mit {landing} (mindestens {least}, besser {ideal})',
  peaksAt: 'hat den Scheitel bei {height} (mindestens {least})',
  strongLoft:
    'Ein Eisen 7 mit {loft} bei {speed:words} erkauft Länge mit dem Landewinkel ({landing}): urteilen Sie danach, was auf dem Grün bleibt.',
  toeStrikes:
    'Treffer an der Spitze heißen: die Sohle liegt zu flach oder der Schläger ist zu kurz; prüfen Sie zuerst die Länge.',
  everyIron: 'Bei {speed:words} mit dem Eisen 7 lohnt sich jedes Eisen bis zum Eisen {iron}.',
  longestIron: 'Bei {speed:words} mit dem Eisen 7 ist das Eisen {iron} das längste, das sich lohnt: {instead:list}.',
  hybridFor: '{hybrid:words} statt {iron:words}',
  sevenWood: 'darüber eher ein Holz 7 als ein stärkeres Hybrid',
  nineWoodOrSevenWood: 'darüber eher ein Holz 9 oder 7 als ein stärkeres Hybrid',
  shortestSet: 'Der kürzeste Satz im Handel ist {set:name}: lassen Sie das Eisen {iron} aus dem Bag.',
  comboSet:
    'Ein gemischter Satz passt, wo der Hersteller beide Klassen mit Lofts hat, die am Übergang höchstens {degrees} auseinanderliegen.',
  gapWedge: 'Ein Pitching Wedge mit {loft} ist stark: nehmen Sie das Gap Wedge des Satzes dazu.',
  juniorSet: 'Satz für ein Kind ({height:words}): {clubs:words}; keine langen Eisen.',
  clubs: '{clubs} Schläger',
  firstClubs: '{clubs} Schläger: Holz ab 15°, Eisen 7, SW',
  clubsOrShortened: '{clubs} Schläger oder gekürzte für Erwachsene',
  seam: '{iron}-6 aus der fehlerverzeihenderen Klasse, 7-PW aus der gefitteten',
}
