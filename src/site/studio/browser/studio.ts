import { startBag } from './bag.ts'
import { startFit } from './fit.ts'
import { startSession } from './session.ts'

/** Everything on the pages can be read without this script: it adds what answers. */
const studio = document.querySelector<HTMLElement>('#studio')!
document.documentElement.classList.add('has-script')

const form = document.querySelector<HTMLFormElement>('#fit')
if (form !== null) startFit(studio, form)

const bag = document.querySelector<HTMLFormElement>('#bag')
if (bag !== null) startBag(studio, bag)

const session = document.querySelector<HTMLFormElement>('#session')
if (session !== null) startSession(studio, session)
