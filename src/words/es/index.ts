import type { Catalog } from '../catalog.ts'
import type { en } from '../en/index.ts'
import { general } from './general.ts'
import { inputs } from './inputs.ts'
import { lie } from './lie.ts'
import { next } from './next.ts'
import { shots } from './shots.ts'
import { swing } from './swing.ts'

/** Spanish wordings. */
export const es: Record<keyof typeof en, Catalog[string]> = { general, inputs, lie, next, shots, swing }
