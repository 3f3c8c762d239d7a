import { prefersHtml } from '../text/accept.ts'
import { pathOf } from './address.ts'

/** Addresses that programs ask: they get the document whatever they accept. The rule book is for both. */
const forPrograms = /^\/(v1(?!\/rules)|mcp|api|oauth|\.well-known)(\/|$)/

/** Whether somebody looks at an address in a browser, or sends a form from there. */
export const isBrowsing = (request: Request): boolean =>
  ['GET', 'HEAD', 'POST'].includes(request.method) &&
  prefersHtml(request.headers.get('accept')) &&
  !forPrograms.test(pathOf(request))
