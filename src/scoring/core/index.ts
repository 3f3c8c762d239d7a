// A door of its own: a start is checked before the rest of scoring is loaded.
export { Core, type CoreFields, coreFault } from './core.ts'
