import type { Translated } from '../catalog.ts'
import type { length as english } from '../en/length.ts'

export const length: Translated<typeof english> = {
  ofUnknownWrist: 'Sin la medida de la muñeca al suelo la longitud queda estándar.',
  heightAlone: 'La estatura sola no cambia una longitud: mida de la muñeca al suelo.',
  ofWrist: 'De la muñeca al suelo {wrist}: {change:words}',
  driversStay: 'los drivers quedan estándar',
  fairwaysStay: 'las maderas de calle quedan estándar',
  hybridsStay: 'los híbridos quedan estándar',
  ironsStay: 'los hierros quedan estándar',
  wedgesStay: 'los wedges quedan estándar',
  driversStayWomens: 'los drivers quedan en el estándar de mujeres',
  fairwaysStayWomens: 'las maderas de calle quedan en el estándar de mujeres',
  hybridsStayWomens: 'los híbridos quedan en el estándar de mujeres',
  ironsStayWomens: 'los hierros quedan en el estándar de mujeres',
  wedgesStayWomens: 'los wedges quedan en el estándar de mujeres',
  ironsFrom: 'hierros {change} respecto al estándar',
  ironsFromWomens: 'hierros {change} respecto al estándar de mujeres',
  driverTakesHalf: '{change:words}, de lo que un driver toma la mitad',
  fairwayTakesHalf: '{change:words}, de lo que una madera de calle toma la mitad',
  hybridTakesThreeQuarters: '{change:words}, de lo que un híbrido toma tres cuartos',
  driverHeld: 'el driver queda estándar, porque uno más largo dispersa más ({strike:words})',
  doubtful:
    'Una medida de la muñeca al suelo de {wrist} pide {change:words}, una estatura de {height} pide {other:words}: revise la medida (con zapatos de juego, brazos caídos, del pliegue superior de la muñeca al suelo).',
  standardLength: 'la longitud estándar',
  mensHeads: 'Con {wrist} de la muñeca al suelo mire cabezas en longitud de hombre con varillas ligeras.',
  measureTeen:
    'Mida de la muñeca al suelo: a esta estatura los adolescentes suelen necesitar palos más cortos que el estándar.',
  measureWomen:
    'Mida de la muñeca al suelo: a esta estatura las mujeres suelen necesitar más que la longitud estándar de mujeres.',
  ofGrowing: '{who:words}: pide un hierro 7 de {iron} y un driver de {driver}',
  grown: 'con {age} años {grown} más, camino de la longitud de adulto',
  wrist: 'de la muñeca al suelo {wrist}',
  wristOfOther:
    'Una medida de la muñeca al suelo de {wrist} no concuerda con esa estatura ({height:words}): solo movió las longitudes {change}. Mídalo de nuevo.',
  adultWithoutAge:
    'Con {height} de estatura y sin edad se ajusta como adulto: diga la edad, porque un niño de esta estatura juega un driver de unos {length}.',
}
