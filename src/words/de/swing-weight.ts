import type { Translated } from '../catalog.ts'
import type { swingWeight as english } from '../en/swing-weight.ts'

export const swingWeight: Translated<typeof english> = {
  ofJunior: 'Bei Juniorschlägern wird kein Schwunggewicht gefittet: leicht ist richtig.',
  ofShaft: '{weight:name} passt zu einem Schaft von {shaft}',
  movedUp: {
    one: '{length} Länge hebt es um {points:count} Punkt',
    other: '{length} Länge hebt es um {points:count} Punkte',
  },
  movedDown: {
    one: '{length} Länge senkt es um {points:count} Punkt',
    other: '{length} Länge senkt es um {points:count} Punkte',
  },
  headTakesUp: '{move:words}, wovon das Kopfgewicht {points} auffängt',
}
