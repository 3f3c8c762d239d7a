/** Why no fitters are found near a place. */
export const places = {
  notLoaded: 'No fitter directory is loaded here.',
  noZip: 'ZIP {zip:name} could not be located: it does not exist, or has only post-office boxes.',
  nearby: 'Known nearby: {zips:list}.',
  otherZip: 'Send another ZIP, city with state, or lat with lng.',
  noCity: 'There is no place {city:name} in {state:name}.',
  elsewhere: 'A place with this name is in {states:list}.',
  otherCity: 'Check the spelling, or send zip or lat with lng.',
  needsOne: 'needs one location: zip, or city with state, or lat with lng',
  takesOne: 'takes one location (zip, or city with state, or lat with lng), and {fields:list} were sent',
  requiredWith: 'is required with {field:name}',
  state: 'must be the code or name of a US state',
  services: 'must be a comma-separated list of: {services:list}; not known: {words:list}',
  stranger: '"{word:name}"',
  strangerMeant: '"{word:name}" (did you mean {near:name}?)',
} as const
