import { general } from './general.ts'
import { inputs } from './inputs.ts'
import { lie } from './lie.ts'
import { next } from './next.ts'
import { shots } from './shots.ts'
import { swing } from './swing.ts'

/** English wordings: of their types the messages are made. */
export const en = { general, inputs, lie, next, shots, swing }
