import type { Translated } from '../catalog.ts'
import type { shaftWeight as english } from '../en/shaft-weight.ts'

export const shaftWeight: Translated<typeof english> = {
  ofSpeed: '{speed:words} verlangt etwa {weight}',
  quick: '{change} für einen schnellen Schwung',
  smooth: '{change} für einen ruhigen Schwung',
  ofBody: '{change} für {weight} Körpergewicht',
  ofAge: '{change} mit {age} Jahren',
  calmsHook: '{change}, um einen Hook zu beruhigen',
  calmsBoth: '{change}, um Fehlschläge nach beiden Seiten zu beruhigen',
  steadies: '{change}, um über die Fläche verteilte Treffer zu stabilisieren',
  sparesBody: '{change}, um den Körper zu schonen',
  asAsked: '{change} für einen leichteren Schläger, wie gewünscht',
  women: '{change} nach den Tabellen für Frauen',
  notMore: 'zusammen nicht mehr als {change}',
  noLighter: 'nicht leichter als {weight}',
  oneStep: 'ein Schritt vom jetzigen Schaft mit {weight} genügt',
  made: 'dafür gibt es Schäfte von {range}',
  teenBuild: 'Ein Aufbau für Jugendliche nimmt einen leichten Schaft für Erwachsene',
  ofJunior: 'Ein Kind ({height:words}) braucht die leichtesten Schäfte, die es gibt',
  wedgeInSteel: '{change} für das {wedge:name} in Stahl',
  carriesOver: 'Der Eisenschaft von {weight} wird übernommen ({origin:words})',
}
