import type { Translated } from '../catalog.ts'
import type * as english from '../en/access.ts'

export const access: Translated<typeof english.access> = {
  sendKey: 'Envíe una clave de API en el encabezado "Authorization: Bearer svc_...".',
  sendToken: 'Envíe una clave de API o un token de acceso en el encabezado "Authorization: Bearer ...".',
  sendKeyToRevoke: 'Envíe la clave de API que quiere revocar como "Authorization: Bearer svc_...".',
  sendConnection: 'Envíe la credencial de una conexión de agente vigente como "Authorization: Bearer eac_...".',
  bearerForm: 'El encabezado Authorization debe ser la palabra Bearer, un espacio y una clave de API.',
  keyExpired: 'Esta clave de API caducó el {at:name}. Cree otra.',
  tokenUnknown: 'Este token es desconocido, caducó, fue revocado o no es para esta parte del servicio.',
  keyUnknown: 'Esta clave de API es desconocida o fue revocada.',
  keyCutOff:
    'Esta no es una clave de API completa: las claves son "svc_" y 46 letras y cifras. ¿Se cortó o se escribió mal?',
  noOauth: 'Esta operación necesita una clave de API o un token de agente. No se admiten tokens de OAuth.',
  needsScope: 'Esta operación necesita el permiso {scope:name}.',
  toolNeedsScope: 'La herramienta {name:name} necesita el permiso {scope:name}.',
  resourceNeedsScope: 'El recurso {name:name} necesita el permiso {scope:name}.',
  publishableOnly:
    'Una clave publicable solo sirve para lo que necesita el estudio: fittings, tamaños de grip y planes de bolsa.',
  noOrigin: 'Una clave publicable es para páginas web, pero esta solicitud no tiene encabezado Origin.',
  otherOrigin: 'Las páginas web de este origen no pueden usar esta clave publicable.',
  noKey: 'En esta cuenta no hay ninguna clave de API con este id.',
  signIn: 'Inicie sesión: POST /api/developers/session devuelve el token de una sesión.',
  wrongPassword: 'La dirección de correo o la contraseña no es correcta.',
  codeNeeded: 'Esta persona tiene un segundo factor: envíe su código.',
  wrongCode: 'El código no es correcto o ya se usó.',
  passwordsMany: 'Demasiadas contraseñas incorrectas. Espere {minutes} minutos.',
  codesMany: 'Demasiados códigos incorrectos. Espere {minutes} minutos.',
  passwordsAtOnce: 'Demasiadas contraseñas incorrectas. Espere unos segundos.',
  line: 'En este momento hay demasiadas personas iniciando sesión. Inténtelo de nuevo en unos segundos.',
  passwordOld:
    'La contraseña de esta sesión se introdujo hace más de diez minutos. Inicie otra: POST /api/developers/session.',
  ownersOnly: 'Solo puede hacerlo un propietario de la cuenta.',
  noPerson: 'En esta cuenta no hay ninguna persona con este id.',
  notInvited: 'No se ha invitado a nadie con esta dirección de correo.',
  noApp: 'Esa aplicación no está conectada a esta cuenta.',
  appOfOther: 'Otra persona autorizó esta aplicación: un propietario puede revocarla.',
  clientNoObject: 'Los metadatos del cliente deben ser un objeto JSON.',
  noConnection: 'En esta cuenta no hay ninguna conexión de agente con este id.',
  connectionMade:
    'Con esta Idempotency-Key se creó la conexión de agente {id:name}, cuya credencial solo se mostró entonces. Revóquela y cree otra con una clave nueva.',
  connectionsMost: 'Una cuenta puede tener {most} conexiones de agente. Revoque antes una.',
  inFuture: 'debe estar en el futuro',
  sendMetricsToken: 'Envíe METRICS_TOKEN en el encabezado "Authorization: Bearer ...".',
  attemptsMany: 'Demasiados intentos desde esta dirección: espere {seconds} segundos.',
}

export const webhooks: Translated<typeof english.webhooks> = {
  needsChange: 'necesita url o events',
  noEndpoint: 'En esta cuenta no hay ningún punto de webhook {id:name}.',
  noEndpointHere: 'En esta cuenta no hay ningún punto de webhook con este id.',
  endpointsMost: 'Una cuenta puede tener {most} puntos de webhook. Quite antes uno.',
  disabled: 'El punto de webhook {id:name} está desactivado. Actívelo antes.',
  removedSince: 'Con esta Idempotency-Key se creó un punto que después se quitó.',
  notConfigured: 'Esta instalación no tiene un secreto para cifrar los secretos de webhook (LAB_SIGNING_SECRET).',
  noUrl: 'debe ser una URL sin caracteres invisibles',
  noHttps: 'debe ser https sin puerto ni nombre de usuario',
  notPublic: 'debe estar en la internet pública',
}
