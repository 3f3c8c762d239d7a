export { gripForHand, type HandGrip, type HandGripSize, handGripSizes } from './hand.ts'
export { gripSizeUnmeasured } from './size.ts'
