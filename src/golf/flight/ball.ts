// The ball in the air and on the ground. The browser flies with these: no tables here.

/** The ball of the Rules of Golf, 1.62 oz and 1.68 in: kilograms, meters. @source Rules of Golf, Equipment Rules @rule FLT-TRAJECTORY */
export const ball = { massKg: 0.04593, radiusM: 0.021335 } as const
/** Air at sea level, of normalized launch-monitor numbers and of every fitting: kilograms per cubic meter, degrees Celsius, hectopascals. @source published TrackMan tables state normalization to 25 °C (77 °F) at sea level; dry air there @rule FLT-TRAJECTORY */
export const seaLevelAir = { densityKgM3: 1.184, temperatureC: 25, pressureHpa: 1013.25 } as const
/** x of the laws below is the Reynolds number as a share of this. @source notation: a drive starts at 2, a wedge comes down under 1 @rule FLT-TRAJECTORY, FLT-LANDING */
export const reynoldsPerX = 100_000

/** Drag coefficient by spin ratio: so many times a power of it, and no less than a limit. @source wind-tunnel shape (Bearman & Harvey 1976; Smits & Smith 1994; Penner 2003), fitted to db/rules/trackman-pga.csv and trackman-2010-optimizer.csv @rule FLT-TRAJECTORY */
export const spinDragLaw = { min: 0.18, times: 0.389, power: 0.233 } as const
/** Drag coefficient that a slow ball has more: so many times what its x is below a limit. @source fitted likewise @rule FLT-TRAJECTORY */
export const slowDragLaw = { times: 0.48, belowX: 0.876 } as const
/** Lift coefficient by spin ratio: with its power p, `most` times p over `half` and p. @source fitted likewise; saturates, as measured balls do @rule FLT-TRAJECTORY */
export const liftLaw = { most: 0.589, half: 0.375, power: 0.823 } as const
/** Share of its lift that a slow ball loses: `most`, from a Reynolds number on and over so many, fading over spin ratios up to a limit. @source Lyu, Kensrud & Smith (2020); onset, depth and fade fitted likewise @rule FLT-LANDING */
export const lostLiftLaw = {
  most: 0.855,
  belowReynolds: 74_000,
  overReynolds: 12_000,
  belowSpinRatio: 0.74,
  overSpinRatio: 0.39,
} as const
/** Share of the spin lost while the ball flies the length of its own radius. @source Smits & Smith (1994) @rule FLT-TRAJECTORY */
export const spinDecay = 2.0e-5
/** Less spin flies as this, rpm. @source house: the model was fitted from 1,000 rpm on @rule FLT-TRAJECTORY */
export const spinRpmMin = 800

/** How the ground takes the ball: share of the roll on a normal fairway. @source house @rule FLT-ROLL */
export const firmness = { soft: 0.6, normal: 1, firm: 1.4 } as const
/** Share of its forward speed that rolls out: less for each rpm of backspin, and no less than a limit. @source calibrated on the reference shots of libgolf (db/rules/trajectory-vectors.csv) @rule FLT-ROLL */
export const rollLaw = { min: 0.2, share: 0.975, perRpm: 7.5e-5 } as const
