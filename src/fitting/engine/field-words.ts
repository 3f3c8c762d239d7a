/** Inputs as people say them, by the last part of their path. */
const words: Readonly<Record<string, string>> = {
  ballSpeed: 'ball speed',
  swingSpeed: 'club speed',
  launchAngle: 'launch angle',
  spinRate: 'spin',
  attackAngle: 'attack angle',
  carryDistance: 'carry',
  missPattern: 'usual miss',
  missSize: 'size of the miss',
  strikePattern: 'place of the strike',
  handicap: 'handicap',
  wristToFloor: 'wrist to floor',
  heightFeet: 'height',
  loft: 'loft of the current club',
  fairwayDesignation: 'kind of fairway wood',
  fairwaySpeedSource: 'club of the fairway speed',
  driverSpeed: 'driver speed',
  sevenIronSpeed: '7-iron speed',
  pwLoft: 'pitching wedge loft',
  lobWedgeFullSwing: 'full lob swings',
  wedgeHit: 'wedge that was hit',
  ironFittingId: 'iron fitting',
  ironShaft: 'iron shaft',
}

/** @example fieldWords('golfer.wristToFloor') // 'wrist to floor' */
export const fieldWords = (field: string): string => {
  const name = field.slice(field.lastIndexOf('.') + 1)
  return words[name] ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
