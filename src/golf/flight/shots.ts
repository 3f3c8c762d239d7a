// What many shots with one club say.

/** Shots that count before they tell a miss or a strike. @source house: below this nothing is an outlier either @rule IN-SHOTS */
export const tellingShotsMin = 5

/**
 * From where on the shots tell a miss: the middle shot off line, as a share of the carry, or the face against the path, degrees;
 * and from where on it is large. Face and path within `straightDeg` make no curve, a spin axis within `straightAxisDeg` none either.
 * @source house: a tenth of a 200 yd drive leaves a fairway of 35 yd; 4° of face to path curve it as far (db/rules/curvature-vectors.csv)
 * @rule IN-SHOTS
 */
export const missOfShots = {
  offLineShare: { moderate: 0.1, large: 0.15 },
  faceToPathDeg: { moderate: 4, large: 8 },
  straightDeg: 2,
  straightAxisDeg: 3,
  /** Share of the shots that end so far out on either side, from which on it is a two-way miss. */
  eachSide: 0.25,
} as const

/** Strikes from the center of the face, positive toward the toe, millimeters: the middle strike and the spread that tell. @source house: half an inch costs a driver a tenth of its distance @rule IN-SHOTS */
export const strikeOfShots = { offCenterMm: 8, spreadMm: 12 } as const

/**
 * Error of the middle of n shots that scatter normally, times their deviation over the square root of n.
 * @source square root of pi / 2, the asymptotic efficiency of the median @rule IN-REFIT
 */
export const medianErrorTimes = 1.2533
/** Share of a monitor's usual noise that more shots do not take away: it reads one golfer always a little high or low. @source house @rule IN-REFIT */
export const steadyErrorShare = 0.5
/** Landings of a session that go with a fitting, for its pictures. @source house @rule IN-SHOTS */
export const landingsMax = 60
