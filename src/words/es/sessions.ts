import type { Translated } from '../catalog.ts'
import type * as english from '../en/sessions.ts'

export const sessions: Translated<typeof english.sessions> = {
  none: 'En esta cuenta no hay ninguna sesión {id:name}.',
  oldVersion: 'La versión {version} ya no se admite; envíe la versión {least} o una posterior.',
  shotsMost: 'puede tener como máximo {most} golpes en total, pero hay {shots}',
  idTaken: 'ya es el id de {place:name}',
  spaceUsed:
    'Esta sesión tiene {bytes} bytes, y de los {most} bytes que la cuenta puede guardar hay {used} ocupados. Borre antes sesiones (DELETE {path:name}).',
  beSegment: 'debe ser un segmento de la sesión: {segments:list}',
  noSegments: 'debe ser un segmento de la sesión: no tiene ninguno con nombre',
  beClub: 'debe ser un palo de estos golpes: {clubs:list}',
  noClubs: 'debe ser un palo de estos golpes: no nombran ninguno',
  comparedUnits: 'tiene golpes en "{units:name}": solo se comparan mph, yardas, grados y rpm',
  comparedShots: 'debe tener al menos {least} golpes que cuenten, pero tiene {shots}',
  sameShots: 'deben ser otros golpes que los de first',
  firstBeside: 'hace falta junto a un club o segment de second',
  secondBeside: 'hace falta junto a first',
  columnPairs: 'deben ser pares como carry:5, de {names:list} y el lugar de una columna',
  noRow: 'No hay ninguna fila {id:name} de esta cuenta.',
  rowsMost: 'La cuenta ya ha enviado las {most} filas de hoy. Envíe otra después de la medianoche UTC.',
  noShotsWith: 'La sesión no tiene golpes con {club:name}. Sus palos: {clubs:list}.',
  noClubNames: 'La sesión no tiene golpes con {club:name}. No nombra ningún palo.',
  clubUnits:
    'Los golpes con {club:name} están en "{units:name}". Los fittings necesitan mph, yardas, grados y rpm ("imperial").',
  noneCounts: 'Ninguno de los {shots} golpes con {club:name} cuenta: todos están pendientes de revisión.',
  noClubNamed: 'Estos golpes no nombran ningún palo.',
  otherUnits: 'Los fittings necesitan mph, yardas, grados y rpm ("imperial"); estos están en "{units:name}".',
  unknownClub:
    '¿Qué palo es «{club:name}»? Los fittings necesitan driver, madera 3, híbrido, hierro 7 o wedge (PW, GW, SW, LW o su loft).',
  partialSwing: '{club:name} es un swing parcial ({partial:name}): los fittings necesitan swings completos.',
  otherIron: 'Los hierros se ajustan con el hierro 7, no con {club:name}: golpee un hierro 7.',
  otherFairway: 'Las maderas de calle se ajustan con la madera 3 o el driver, no con {club:name}: golpee una de esas.',
  putter: 'Los putters no se ajustan aquí.',
  otherLoft: 'Se ajustan wedges de {least}° a {most}°, no {club:name}.',
  unusable: '{field:name} {value}: {why:words}',
  cameraAttack: '{field:name} {measured} cuenta como {counts}: una cámara mide unos {degrees}° más que un radar',
  unclearClub: '{club:name} no dice qué palo es: nombre un driver, o un wedge por PW, GW, SW, LW o su loft.',
}

export const files: Translated<typeof english.files> = {
  ofFile: 'El archivo {why:words}',
  shotsMost: 'El archivo tiene {shots} golpes y una sesión, como máximo {most}: divídalo.',
  players: 'Son golpes de {count} jugadores: {names:list}. Nombre uno, por ejemplo ?player={first:name}.',
  tooSlow: 'El archivo tarda más de {most} s en leerse. Divídalo o guárdelo como CSV.',
  tooHeavy: 'El archivo necesita más de {most} MB de memoria para leerse. Divídalo o guárdelo como CSV.',
  oldWorkbook: 'es un libro de Excel antiguo (.xls). Guárdelo como .xlsx o como CSV y envíe eso.',
  pdf: 'es un PDF. Exporte los golpes como CSV desde el mismo programa.',
  picture: 'es una imagen. Exporte los golpes como CSV desde el mismo programa.',
  gzip: 'está comprimido (gzip). Descomprímalo antes.',
  webPage: 'es una página web o XML, no una tabla. Exporte los golpes como CSV desde el mismo programa.',
  noHeadings:
    'no tiene una fila de nombres de columna que hable de velocidades, distancias o ángulos de golpes. Exporte cada golpe como CSV, con los nombres de las columnas.',
  shotsOfRound:
    'contiene los golpes de una vuelta (hoyo, par, lie), sin velocidades de palo ni de bola. La revisión de la bolsa admite sus distancias, palo por palo.',
  noWorkbook:
    'es un archivo comprimido, pero no un libro de Excel que se pueda leer. Guarde la tabla como CSV y envíe eso.',
  noSheet: 'es un libro de Excel, y ninguna de sus hojas sirve: {why:words}',
  noJson:
    'empieza como JSON que no se puede leer. {why:words} Exporte los golpes como CSV, con los nombres de sus columnas.',
  noShotsInJson: 'es JSON sin golpes que se puedan leer. Exporte los golpes como CSV, con los nombres de sus columnas.',
  noLines: 'tiene encabezados, pero ningún golpe debajo.',
  noShots: 'tiene encabezados, pero ninguna de sus {lines} líneas es un golpe con una velocidad o una distancia.',
  noneChosen: 'no tiene golpes de {names:list}.',
  systemsByTurns:
    'dice por turnos {systems:and} en la columna {column:name}. Envíe cada sistema de unidades en un archivo aparte.',
  strangeUnit: 'dice {unit:name} en la columna {column:name}, que no es una unidad conocida para {of:name}.',
  columnsMost: 'tiene {columns} columnas y una tabla, como máximo {most}.',
  linesMost: 'tiene más de {most} líneas. Divídalo y envíe las partes una a una.',
  cellsMost: 'tiene más de {most} celdas. Divídalo y envíe las partes una a una.',
  cellLength: 'tiene una celda de {characters} caracteres y una celda tiene, como máximo, {most}.',
  cellMost: 'tiene una celda de más de {most} caracteres.',
  charactersMost: 'tiene celdas de más de {most} caracteres en total.',
  cellNowhere: 'tiene una celda sin lugar en su hoja.',
  sheetTwice: 'tiene una hoja con varios nombres.',
  partsMost: 'está comprimido con más de {most} partes.',
  unpackedMost: 'ocupa más de {most} MB descomprimido. Guarde la tabla como CSV.',
}
