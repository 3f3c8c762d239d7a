/** Why a fitting is not made, read or corrected. */
export const fittings = {
  correction: '{why:words} Nothing was fitted or charged. Without `corrects` this is a new fitting, which costs one.',
  unchanged: 'It changes nothing of fitting {id:name}.',
  askedNothing: 'Fitting {id:name} asked nothing.',
  askedOnly: 'Fitting {id:name} asked about {fields:list} only.',
  asCorrected: 'must be as in the corrected fitting',
  corrected: 'Fitting {id:name} was corrected already, is being corrected, or is the second correction of its fitting.',
  late: 'Fitting {id:name}, or the one that it corrects, is more than a day old.',
  uncorrectable: 'There is no completed fitting {id:name} in this account.',
  questions: 'Nothing was fitted or charged. {questions:sentences}',
  otherRequest:
    'This Idempotency-Key was first used with a different request. Send a new key with the changed request.',
  keyErased: 'Fitting {id:name}, made with this Idempotency-Key, was deleted. Send a new key to make another.',
  noneIncluded:
    'This account includes no fittings, and no purchased credit is left. Buy credits. Free operations keep working.',
  monthOfOne:
    'The one included fitting of this month is used, and no purchased credit is left. Buy credits or wait until next month. Free operations keep working.',
  monthUsed:
    'All {fittings} included fittings of this month are used, and no purchased credit is left. Buy credits or wait until next month. Free operations keep working.',
  monthOfVisitors: 'All fittings of this month without an account are used. Sign in, or wait until next month.',
  dayOfTests:
    'All {fittings} daily fittings of the test keys of this account are used. Wait until midnight UTC. Free operations keep working.',
  dayOfAgents:
    'All {fittings} daily fittings of this account through AI platforms are used. Wait until midnight UTC. Free operations keep working.',
  dayOfKey: 'All {fittings} daily fittings of this publishable key are used. Wait until midnight UTC.',
  dayOfVisitor:
    'All {fittings} fittings a day without an account from this address are used. Sign in, or wait until midnight UTC.',
  inProgress: 'The first request with this Idempotency-Key is still running.',
  endUnknown:
    'The database did not respond, so it is not known whether the fitting was stored. Read fitting {id:name} before sending the request again, or send it again with the same Idempotency-Key.',
  lost: 'The database has lost fitting {id:name}, which was not completed.',
  tooMany: 'Too many fittings are under way.',
  noBuild: 'The fitting is {status:name}: only a completed fitting has a build.',
  noScores: 'The fitting is {status:name}; scores need a completed fitting.',
  stillRunning: 'Fitting {id:name} is still running.',
  hasFailed: 'Fitting {id:name} is not completed: it failed.',
  deleteLater: 'Fitting {id:name} is running. Delete it when it has finished.',
  noLab: 'This installation has no secret for signing links (LAB_SIGNING_SECRET), so there is no lab.',
  ironFitting: 'must be the id of a completed iron fitting of this account',
  ironFittingBut: 'must be the id of a completed iron fitting of this account, and this one is {status:name}',
  otherClub: 'must be a club of the fitted type ({fitted:name}), not {type:name}',
  noMaker: 'is no maker of this catalog',
  makersAre: '{what:words}; the makers are {makers:list}',
  wrongMaker: 'brands: {brand:name} {detail:words}',
  noneYet: 'This connection has no fittings yet.',
  noneOfType: 'This connection has no {type:name} fittings yet.',
  ofBody: 'The body {detail:words}.',
  noRows: 'must have 1 to {rows} rows, each a JSON object on its own line; it has none',
  manyRows: 'must have 1 to {rows} rows, each a JSON object on its own line; it has more',
  keyTwice: 'must be different in each row: row {row} has it too',
  notBegun: 'The database did not respond for an earlier row, so nothing was done for this one. Send it again.',
} as const
