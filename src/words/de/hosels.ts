import type { Translated } from '../catalog.ts'
import type { hosels as english } from '../en/hosels.ts'

export const hosels: Translated<typeof english> = {
  onChart: '{range} nach der Tabelle des Herstellers',
  named: '{setting:name} ({loft})',
  closes:
    'Auf {setting:words} schließt das Hosel das Blatt um {turn:words}, zu Ihrem Fehlschlag nach {side:words} hin.',
  opens: 'Auf {setting:words} öffnet das Hosel das Blatt um {turn:words}, zu Ihrem Fehlschlag nach {side:words} hin.',
  about: 'etwa {turn}',
  upTo: 'bis zu {turn}',
  left: 'links',
  right: 'rechts',
}
