import type { Translated } from '../catalog.ts'
import type { gripCores as english } from '../en/grip-cores.ts'

export const gripCores: Translated<typeof english> = {
  unmeasured: 'Kern des Griffs: nach dem Griffende des Schafts; messen Sie es.',
  notRecorded: 'Kern des Griffs: nicht bekannt; für ein Griffende von {butt} bestellen.',
  over: 'Kern des Griffs {core} auf einem Griffende von {butt}: der Griff wird {off} ({steps:words}) dicker als {size:words}.',
  under:
    'Kern des Griffs {core} auf einem Griffende von {butt}: der Griff wird {off} ({steps:words}) dünner als {size:words}.',
  underStep: 'unter 1/64',
  steps: 'etwa {steps:name}',
  junior: 'Junior',
  undersize: 'Undersize',
  standard: 'Standard',
  midsize: 'Midsize',
  jumbo: 'Jumbo',
}
