import type { Translated } from '../catalog.ts'
import type * as english from '../en/general.ts'

export const general: Translated<typeof english.general> = {
  otherRelease: '(texto de otra versión)',
  sentence: '{clauses:Clauses}.',
  text: '{sentences:sentences}',
  clauses: '{clauses:clauses}',
  begun: '{said:Words}',
  list: '{items:list}',
  name: '{name:name}',
  figure: '{figure}',
  both: '{one:words} y {other:words}',
  either: '{most:list} o {last:name}',
}

export const choices: Translated<typeof english.choices> = {
  mph: 'mph',
  rpm: 'rpm',
  degrees: 'grados',
  grams: 'g',
  pounds: 'libras',
  'US dollars': 'dólares estadounidenses',
  inches: 'pulgadas',
  in: 'pulgadas',
  feet: 'pies',
  ft: 'pies',
  yards: 'yardas',
  years: 'años',
  shots: 'golpes',
  'as the number': 'como número',
  'leave it out': 'omita el dato',
  'one line': 'de una línea',
  'one to three lines': 'de una a tres líneas',
  'a UUID': 'de un UUID',
  'visible ASCII without ", " (which is what a repeated header looks like)': 'de caracteres ASCII visibles sin «, »',
  Standard: 'Estándar',
  standard: 'estándar',
  Ladies: 'Ladies',
  Senior: 'Senior',
  Regular: 'Regular',
  Stiff: 'Stiff',
  'Stiff+': 'Stiff+',
  'Extra Stiff': 'Extra Stiff',
  Junior: 'Junior',
  High: 'Alta',
  'Mid-High': 'Media-alta',
  Mid: 'Media',
  'Mid-Low': 'Media-baja',
  Low: 'Baja',
  'mid-high': 'media-alta',
  'mid-low': 'media-baja',
  'Draw Bias': 'hacia el draw',
  'Fade Bias': 'hacia el fade',
  'set sole': 'suela del juego',
  'full sole': 'suela completa',
  'mid sole': 'suela media',
  'full or mid sole': 'suela completa o media',
  'wide/full sole': 'suela ancha o completa',
  'mid sole, heel-toe relief': 'suela media, rebajada en talón y punta',
  'mid sole, heel-toe-trail relief': 'suela media, rebajada en talón, punta y borde de salida',
  'narrow sole, C-type relief': 'suela estrecha, rebaje tipo C',
  'low-bounce, C- or L-type relief': 'poco bounce, rebaje tipo C o L',
}

export const plain: Translated<typeof english.plain> = {
  shaftFlex:
    'El flex es cuánto se dobla una varilla, y lo decide la velocidad de su palo: cuanto más rápido es el swing, más rígida la varilla. Cómo cambia de dirección, un hook o slice claro, su edad y una bola con demasiado o demasiado poco spin lo mueven parte de un paso. Cerca de un límite los dos pueden ser buenos: pegue con ambos y quédese con el que le salga más recto.',
  shaftFlexWomen:
    'A las mujeres se les recomienda primero el flex Ladies. El tempo, el fallo y la edad nunca lo hacen más rígido por sí solos. Una velocidad medida muy por encima de la habitual sí: vea la regla de la excepción.',
  shaftFlexWomenUp:
    'Para una mujer con un swing más rápido que la mayoría el flex Ladies es demasiado blando. Los límites son los de la imagen, según la velocidad del palo que se midió. Cerca de un límite los dos pueden ser buenos: pegue con ambos antes de comprar.',
  shaftWeight:
    'El peso de una varilla sigue a su velocidad y a su fuerza: cuanto más rápido es el swing, más puede pesar. El tempo, la edad y el cuerpo lo mueven unos pocos gramos. Diez gramos más o menos se notan, dos no.',
  shaftLaunch:
    'Las varillas se hacen para que la bola salga más baja o más alta. La salida y el spin de sus golpes, frente a lo que su velocidad necesita, eligen el perfil. Un paso mueve la salida de la bola alrededor de medio grado: el loft hace mucho más.',
  shaftSwingWeight:
    'El swing weight es lo pesada que se siente la cabeza al mover el palo. Resulta del peso de la varilla y de la longitud del palo. Un punto más o menos es cuestión de sensación, no de distancia.',
  drvLoft:
    'El loft fija lo alta que sale la bola del driver y cuánto spin lleva. Lo deciden su velocidad y si golpea la bola subiendo o bajando, y después su salida medida. Los swings lentos y los golpes hacia abajo necesitan más loft del que juega la mayoría.',
  drvWeight:
    'Muchos drivers tienen un peso que puede ir más cerca del talón o de la punta. Un slice claro lo pide cerca del talón, un hook claro cerca de la punta. Ayuda en unos metros; no arregla un swing.',
  woodHead:
    'Las cabezas se hacen para perdonar fallos, para curvar menos la bola, ligeras o con menos spin. Su fallo, su hándicap, su impacto y su velocidad eligen el tipo. Qué fabricante la hizo importa menos que el tipo.',
  lenWood:
    'La longitud mueve la cabeza más rápido, y lleva el impacto más lejos del centro de la cara. Parte de lo habitual para el palo y sigue su estatura y la distancia de la muñeca al suelo. La mayoría pega más recto con un driver más corto.',
  lenIron:
    'La longitud de los hierros sigue la distancia de su muñeca al suelo. La imagen muestra lo que se suma o se resta al estándar. Los palos no se construyen con más finura que un cuarto de pulgada.',
  lieStatic:
    'El lie es el ángulo entre la varilla y el suelo: decide adónde apunta la cara en el impacto. Lo eligen su estatura y la distancia de la muñeca al suelo. Demasiado vertical manda los hierros de los diestros a la izquierda del objetivo, demasiado plano a la derecha.',
  lieWood:
    'El lie de las maderas importa menos que el de los hierros, porque tienen poco loft. Queda estándar salvo que un fallo claro pida más. La mayoría de las cabezas no se puede doblar; algunos hosels lo cambian alrededor de un grado.',
}

export const specs: Translated<typeof english.specs> = {
  sevenIron: '{loft} en el hierro 7',
  ofClass: '{loft} ({club:name})',
  standardLength: '{length} (estándar)',
  changedLength: '{length} ({change:bare})',
}
