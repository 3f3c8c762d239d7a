// What the flight of a driver says.

/** Face to path beyond this is told, degrees. @source ball-flight laws as TrackMan teaches them @rule DRV-FACE */
export const faceToPathToldDeg = 3
/** Against a large fade: so much upright, and below this speed, mph, a shaft of at least so much torque, degrees. @source makers' hosel manuals @rule DRV-HOSEL */
export const hoselAdvice = { uprightDeg: 0.5, torqueDegMin: 4, torqueBelowMph: 105 } as const
/** From this handicap on a shorter driver is mentioned. @source shorter drivers center better @rule DRV-STRIKE */
export const shorterDriverHandicapMin = 20
/** No more carry than this is promised, yards. @source house: honesty rule @rule DRV-GAIN */
export const gainYardsMax = 25

/** The shape of a flight moves a launch by steps, degrees, and so many at most. @source house @rule DRV-SHAPE */
export const shapeSteps = { deg: 1.5, max: 2 } as const
/** Driver speed at which the shapes begin, mph. @source flight model @rule DRV-SHAPE */
export const shapeFromMph = 75
/** Landing angle, by mph over that speed, and how far from it votes, degrees. @source flight model @rule DRV-SHAPE */
export const shapeLanding = { deg: 31, perMph: 0.33, offDeg: 5 } as const
/** Peak height likewise, feet, and the share it may be off. @source flight model @rule DRV-SHAPE */
export const shapePeak = { feet: 46, perMph: 1.5, feetMin: 25, offShare: 0.25 } as const
/** Roll as a share of the carry likewise, and how many times as much votes. @source flight model @rule DRV-SHAPE */
export const shapeRoll = { share: 0.148, perMph: 0.0022, shareMin: 0.06, times: 1.6 } as const
