/**
 * The slow, obvious twin of `fly`: small steps, the coefficient laws themselves, straight lines to the ground.
 * Written from the published equations and not from `src/flight`, so that a slip in either shows as a difference.
 */
export const referenceFlight = (
  launch: { ballSpeedMph: number; launchDeg: number; spinRpm: number },
  densityKgM3 = 1.184,
): { carryYards: number; apexYards: number; landingDeg: number } => {
  const speed = launch.ballSpeedMph * 0.44704
  const angle = (launch.launchDeg / 180) * Math.PI
  let now: State = [0, 0, speed * Math.cos(angle), speed * Math.sin(angle), (launch.spinRpm / 60) * 2 * Math.PI]
  let apex = 0
  for (;;) {
    const next = rungeKutta(now, 0.01, densityKgM3)
    apex = Math.max(apex, next[1])
    if (next[1] < 0 && next[3] < 0) {
      const share = now[1] / (now[1] - next[1])
      const [x, , vx, vz] = blend(now, difference(next, now), share)
      return {
        carryYards: x / 0.9144,
        apexYards: apex / 0.9144,
        landingDeg: (Math.atan2(-vz, vx) / Math.PI) * 180,
      }
    }
    now = next
  }
}

/** x, z, vx, vz (meters and seconds), spin (radians per second). */
type State = [number, number, number, number, number]

const slope = ([, , vx, vz, spin]: State, density: number): State => {
  const v = Math.hypot(vx, vz)
  const spinRatio = (0.021335 * spin) / v
  const reynolds = (density * v * 2 * 0.021335) / 1.849e-5
  const drag = Math.max(0.18, 0.389 * spinRatio ** 0.233) + 0.48 * Math.max(0, 0.876 - reynolds / 1e5)
  const slow = Math.min(1, Math.max(0, (74_000 - reynolds) / 12_000))
  const held = Math.min(1, Math.max(0, (0.74 - spinRatio) / 0.39))
  const kept = 1 - 0.855 * slow ** 2 * (3 - 2 * slow) * held
  const lift = (kept * 0.589 * spinRatio ** 0.823) / (0.375 + spinRatio ** 0.823)
  const k = (density * Math.PI * 0.021335 ** 2) / (2 * 0.04593)
  return [
    vx,
    vz,
    -k * v * (drag * vx + lift * vz),
    -k * v * (drag * vz - lift * vx) - 9.80665,
    (-2e-5 * spin * v) / 0.021335,
  ]
}

const rungeKutta = (at: State, dt: number, density: number): State => {
  const k1 = slope(at, density)
  const k2 = slope(blend(at, k1, dt / 2), density)
  const k3 = slope(blend(at, k2, dt / 2), density)
  const k4 = slope(blend(at, k3, dt), density)
  return at.map((value, i) => value + (dt / 6) * (k1[i]! + 2 * k2[i]! + 2 * k3[i]! + k4[i]!)) as State
}

const blend = (at: State, by: State, share: number): State => at.map((value, i) => value + share * by[i]!) as State
const difference = (a: State, b: State): State => a.map((value, i) => value - b[i]!) as State
