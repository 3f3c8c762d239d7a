import { startFit } from './fit.ts'

/** Everything on the pages can be read without this script: it adds what answers. */
const studio = document.querySelector<HTMLElement>('#studio')!
document.documentElement.classList.add('has-script')

const form = document.querySelector<HTMLFormElement>('#fit')
if (form !== null) startFit(studio, form)
