import type { Translated } from '../catalog.ts'
import type * as english from '../en/fittings.ts'

export const fittings: Translated<typeof english.fittings> = {
  correction: '{why:words} No se ajustó ni se cobró nada. Sin `corrects` es un fitting nuevo, que cuesta uno.',
  unchanged: 'No cambia nada del fitting {id:name}.',
  askedNothing: 'El fitting {id:name} no preguntó nada.',
  askedOnly: 'El fitting {id:name} solo preguntó por {fields:list}.',
  asCorrected: 'debe ser como en el fitting corregido',
  corrected: 'El fitting {id:name} ya se corrigió, se está corrigiendo o es la segunda corrección de su fitting.',
  late: 'El fitting {id:name}, o el que corrige, tiene más de un día.',
  uncorrectable: 'En esta cuenta no hay ningún fitting terminado {id:name}.',
  questions: 'No se ajustó ni se cobró nada. {questions:sentences}',
  otherRequest:
    'Este Idempotency-Key se usó antes con otra solicitud. Envíe una clave nueva con la solicitud cambiada.',
  keyErased: 'El fitting {id:name} de este Idempotency-Key se borró. Envíe una clave nueva para hacer otro.',
  noneIncluded:
    'Esta cuenta no incluye fittings y no queda saldo comprado. Compre saldo. Lo gratuito sigue funcionando.',
  monthOfOne:
    'El único fitting incluido de este mes se ha usado y no queda saldo comprado. Compre saldo o espere al mes que viene. Lo gratuito sigue funcionando.',
  monthUsed:
    'Los {fittings} fittings incluidos de este mes se han usado y no queda saldo comprado. Compre saldo o espere al mes que viene. Lo gratuito sigue funcionando.',
  monthOfVisitors: 'Los fittings sin cuenta de este mes se han usado. Inicie sesión o espere al mes que viene.',
  dayOfTests:
    'Los {fittings} fittings diarios de las claves de prueba de esta cuenta se han usado. Espere a la medianoche UTC. Lo gratuito sigue funcionando.',
  dayOfAgents:
    'Los {fittings} fittings diarios de esta cuenta a través de plataformas de IA se han usado. Espere a la medianoche UTC. Lo gratuito sigue funcionando.',
  dayOfKey: 'Los {fittings} fittings diarios de esta clave publicable se han usado. Espere a la medianoche UTC.',
  dayOfVisitor:
    'Los {fittings} fittings al día sin cuenta desde esta dirección se han usado. Inicie sesión o espere a la medianoche UTC.',
  inProgress: 'La primera solicitud con este Idempotency-Key sigue en curso.',
  endUnknown:
    'La base de datos no respondió, así que no se sabe si el fitting se guardó. Lea el fitting {id:name} antes de repetir la solicitud, o repítala con el mismo Idempotency-Key.',
  lost: 'La base de datos ha perdido el fitting {id:name}, que no estaba terminado.',
  tooMany: 'Hay demasiados fittings en curso.',
  noBuild: 'El fitting está {status:name}: solo uno terminado tiene montaje.',
  noScores: 'El fitting está {status:name}; las valoraciones necesitan uno terminado.',
  stillRunning: 'El fitting {id:name} sigue en curso.',
  hasFailed: 'El fitting {id:name} no está terminado: falló.',
  deleteLater: 'El fitting {id:name} está en curso. Bórrelo cuando haya terminado.',
  noLab: 'Esta instalación no tiene secreto para firmar enlaces (LAB_SIGNING_SECRET), así que no hay laboratorio.',
  ironFitting: 'debe ser el id de un fitting de hierros terminado de esta cuenta',
  ironFittingBut: 'debe ser el id de un fitting de hierros terminado de esta cuenta, y este está {status:name}',
  otherClub: 'debe ser un palo del tipo ajustado ({fitted:name}), no {type:name}',
  noMaker: 'no es un fabricante de este catálogo',
  makersAre: '{what:words}; los fabricantes son {makers:list}',
  wrongMaker: 'brands: {brand:name} {detail:words}',
  noneYet: 'Esta conexión aún no tiene fittings.',
  noneOfType: 'Esta conexión aún no tiene fittings de {type:name}.',
  ofBody: 'El cuerpo: {detail:words}.',
  noRows: 'debe tener de 1 a {rows} filas, cada una un objeto JSON en su línea; no tiene ninguna',
  manyRows: 'debe tener de 1 a {rows} filas, cada una un objeto JSON en su línea; tiene más',
  keyTwice: 'debe ser distinto en cada fila: la fila {row} también lo tiene',
  notBegun: 'La base de datos no respondió en una fila anterior, así que con esta no se hizo nada. Envíela otra vez.',
}
