import type { setUpVerdict, specsFor } from '../../fitting/engine/index.ts'

/** What the rules say of a setting. */
export type Ruled = ReturnType<typeof setUpVerdict> & { readonly specs: ReturnType<typeof specsFor> }
