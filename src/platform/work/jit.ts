/**
 * How much more often than usual code must run before it is compiled while the process starts: most of that runs once, and to
 * compile it costs a start a quarter of its processor time.
 */
const startScale = 20

/** To be called when a start begins. */
export const compileLittle = (): void => Bun.unsafe.setJITPolicy(startScale)

/** To be called when requests come. */
export const compileAsUsual = (): void => Bun.unsafe.setJITPolicy(1)
