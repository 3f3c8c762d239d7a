import type { Translated } from '../catalog.ts'
import type * as english from '../en/access.ts'

export const access: Translated<typeof english.access> = {
  sendKey: 'Senden Sie einen API-Schlüssel im Header "Authorization: Bearer svc_...".',
  sendToken: 'Senden Sie einen API-Schlüssel oder ein Zugriffstoken im Header "Authorization: Bearer ...".',
  sendKeyToRevoke: 'Senden Sie den API-Schlüssel, der widerrufen werden soll, als "Authorization: Bearer svc_...".',
  sendConnection: 'Senden Sie das Geheimnis einer gültigen Agentenverbindung als "Authorization: Bearer eac_...".',
  bearerForm: 'Der Authorization-Header besteht aus dem Wort Bearer, einem Leerzeichen und einem API-Schlüssel.',
  keyExpired: 'Dieser API-Schlüssel ist am {at:name} abgelaufen. Erstellen Sie einen neuen.',
  tokenUnknown: 'Dieses Token ist unbekannt, abgelaufen, widerrufen oder nicht für diesen Teil des Dienstes.',
  keyUnknown: 'Dieser API-Schlüssel ist unbekannt oder wurde widerrufen.',
  keyCutOff:
    'Das ist kein vollständiger API-Schlüssel: Schlüssel bestehen aus "svc_" und 46 Buchstaben und Ziffern. Wurde er abgeschnitten oder falsch getippt?',
  noOauth: 'Diese Operation braucht einen API-Schlüssel oder ein Agententoken. OAuth-Tokens werden abgelehnt.',
  needsScope: 'Diese Operation braucht die Berechtigung {scope:name}.',
  toolNeedsScope: 'Das Werkzeug {name:name} braucht die Berechtigung {scope:name}.',
  resourceNeedsScope: 'Die Ressource {name:name} braucht die Berechtigung {scope:name}.',
  publishableOnly:
    'Ein öffentlicher Schlüssel gilt nur für das, was das Studio braucht: Fittings, Griffgrößen und Bag-Pläne.',
  noOrigin: 'Ein öffentlicher Schlüssel ist für Webseiten, aber diese Anfrage hat keinen Origin-Header.',
  otherOrigin: 'Webseiten dieses Ursprungs dürfen diesen öffentlichen Schlüssel nicht benutzen.',
  noKey: 'In diesem Konto gibt es keinen API-Schlüssel mit dieser Id.',
  signIn: 'Melden Sie sich an: POST /api/developers/session gibt das Bearer-Token einer Sitzung zurück.',
  wrongPassword: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  codeNeeded: 'Diese Person hat einen zweiten Faktor: Senden Sie dessen Code.',
  wrongCode: 'Der Code ist falsch oder wurde schon benutzt.',
  passwordsMany: 'Zu viele falsche Passwörter. Warten Sie {minutes} Minuten.',
  codesMany: 'Zu viele falsche Codes. Warten Sie {minutes} Minuten.',
  passwordsAtOnce: 'Zu viele falsche Passwörter. Warten Sie einige Sekunden.',
  line: 'Gerade melden sich zu viele Personen an. Versuchen Sie es in ein paar Sekunden noch einmal.',
  passwordOld:
    'Das Passwort dieser Sitzung wurde vor mehr als zehn Minuten eingegeben. Beginnen Sie eine neue: POST /api/developers/session.',
  ownersOnly: 'Das darf nur ein Inhaber des Kontos.',
  noPerson: 'In diesem Konto gibt es keine Person mit dieser Id.',
  notInvited: 'Mit dieser E-Mail-Adresse ist niemand eingeladen.',
  noApp: 'Diese App ist nicht mit diesem Konto verbunden.',
  appOfOther: 'Jemand anderes hat diese App erlaubt: Ein Inhaber kann sie widerrufen.',
  clientNoObject: 'Die Angaben zum Client müssen ein JSON-Objekt sein.',
  noConnection: 'In diesem Konto gibt es keine Agentenverbindung mit dieser Id.',
  connectionMade:
    'Mit diesem Idempotency-Key wurde die Agentenverbindung {id:name} erstellt; ihr Geheimnis wurde nur damals gezeigt. Widerrufen Sie sie, und erstellen Sie mit einem neuen Key eine andere.',
  connectionsMost: 'Ein Konto kann {most} Agentenverbindungen haben. Widerrufen Sie zuerst eine.',
  inFuture: 'muss in der Zukunft liegen',
  sendMetricsToken: 'Senden Sie METRICS_TOKEN im Header "Authorization: Bearer ...".',
  attemptsMany: 'Zu viele Versuche von dieser Adresse: Warten Sie {seconds} Sekunden.',
}

export const webhooks: Translated<typeof english.webhooks> = {
  needsChange: 'braucht url oder events',
  noEndpoint: 'In diesem Konto gibt es keinen Webhook-Endpunkt {id:name}.',
  noEndpointHere: 'In diesem Konto gibt es keinen Webhook-Endpunkt mit dieser Id.',
  endpointsMost: 'Ein Konto kann {most} Webhook-Endpunkte haben. Entfernen Sie zuerst einen.',
  disabled: 'Der Webhook-Endpunkt {id:name} ist ausgeschaltet. Schalten Sie ihn zuerst ein.',
  removedSince: 'Mit diesem Idempotency-Key wurde ein Endpunkt erstellt, der inzwischen entfernt ist.',
  notConfigured:
    'Diese Installation hat kein Geheimnis zum Verschlüsseln der Webhook-Geheimnisse (LAB_SIGNING_SECRET).',
  noUrl: 'zulässig ist eine URL ohne unsichtbare Zeichen',
  noHttps: 'zulässig ist https ohne Port und Benutzernamen',
  notPublic: 'muss im öffentlichen Internet liegen',
}
