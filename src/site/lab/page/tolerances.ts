/**
 * How far a built club may be off its work order. No rule decides by these: they are for the builder.
 * @source What good club builders work to (loft and lie machines read half a degree), from memory; house
 */
export const tolerances = { loftDeg: 0.5, lieDeg: 0.5, lengthIn: 0.125, swingWeightPoints: 1, shaftGrams: 2 } as const
