import swaggerStyle from 'swagger-ui-dist/swagger-ui.css' with { type: 'file' }
import swaggerScript from 'swagger-ui-dist/swagger-ui-bundle.js' with { type: 'file' }
import { type PublicDocument, publicDocument } from '../platform/http/answers/public-document.ts'
import { forOtherOrigins } from '../platform/http/answers/security-headers.ts'
import referenceStyle from './assets/api-reference.css' with { type: 'file' }
import referenceScript from './assets/api-reference.js' with { type: 'file' }
import componentsStyle from './assets/components.css' with { type: 'file' }
import copyScript from './assets/copy.js' with { type: 'file' }
import dashboardStyle from './assets/dashboard.css' with { type: 'file' }
import docsStyle from './assets/docs.css' with { type: 'file' }
import embedScript from './assets/embed.js' with { type: 'file' }
import fitStyle from './assets/fit.css' with { type: 'file' }
import formStyle from './assets/form.css' with { type: 'file' }
import framedStyle from './assets/framed.css' with { type: 'file' }
import framedScript from './assets/framed.js' with { type: 'file' }
import frontStyle from './assets/front.css' with { type: 'file' }
import icon from './assets/icon.svg' with { type: 'file' }
import keepingStyle from './assets/keeping.css' with { type: 'file' }
import labStyle from './assets/lab.css' with { type: 'file' }
import paperStyle from './assets/paper.css' with { type: 'file' }
import rulesStyle from './assets/rules.css' with { type: 'file' }
import sessionStyle from './assets/session.css' with { type: 'file' }
import sharedPicture from './assets/shared.png' with { type: 'file' }
import siteScript from './assets/site.js' with { type: 'file' }
import storeStyle from './assets/store.css' with { type: 'file' }
import studioStyle from './assets/studio.css' with { type: 'file' }
import style from './assets/style.css' with { type: 'file' }
import tokenStyle from './assets/tokens.css' with { type: 'text' }

export { tokenStyle }

const script = 'text/javascript; charset=utf-8'
const stylesheet = 'text/css; charset=utf-8'

/** Files of the pages, by address. */
const files = {
  '/docs/style.css': { path: style, before: tokenStyle, contentType: stylesheet },
  '/docs/site.js': { path: siteScript, contentType: script },
  '/docs/components.css': { path: componentsStyle, contentType: stylesheet },
  '/docs/store.css': { path: storeStyle, contentType: stylesheet },
  '/docs/fit.css': { path: fitStyle, contentType: stylesheet },
  '/docs/form.css': { path: formStyle, contentType: stylesheet },
  '/docs/dashboard.css': { path: dashboardStyle, contentType: stylesheet },
  '/docs/docs.css': { path: docsStyle, contentType: stylesheet },
  '/docs/copy.js': { path: copyScript, contentType: script },
  '/docs/lab.css': { path: labStyle, contentType: stylesheet },
  '/docs/framed.css': { path: framedStyle, contentType: stylesheet },
  '/docs/framed.js': { path: framedScript, contentType: script },
  '/docs/front.css': { path: frontStyle, contentType: stylesheet },
  '/docs/keeping.css': { path: keepingStyle, contentType: stylesheet },
  '/docs/paper.css': { path: paperStyle, contentType: stylesheet },
  '/docs/rules.css': { path: rulesStyle, contentType: stylesheet },
  '/docs/studio.css': { path: studioStyle, contentType: stylesheet },
  '/docs/session.css': { path: sessionStyle, contentType: stylesheet },
  '/docs/shared.png': { path: sharedPicture, contentType: 'image/png', headers: forOtherOrigins },
  '/embed.js': { path: embedScript, contentType: script, headers: forOtherOrigins },
  '/docs/icon.svg': { path: icon, contentType: 'image/svg+xml', headers: forOtherOrigins },
  '/favicon.ico': { path: icon, contentType: 'image/svg+xml' }, // browsers go by the type
  '/swagger/swagger-ui.css': { path: swaggerStyle, contentType: stylesheet },
  '/swagger/swagger-ui-bundle.js': { path: swaggerScript, contentType: script },
  '/swagger/api-reference.css': { path: referenceStyle, contentType: stylesheet },
  '/swagger/api-reference.js': { path: referenceScript, contentType: script },
} as const satisfies Record<string, AssetFile>

interface AssetFile {
  readonly path: string
  /** What is sent in front of the file. */
  readonly before?: string
  readonly contentType: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Address of a file of the pages. */
export type AssetAddress = keyof typeof files

/** Addresses of every file of the pages. */
export const assetAddresses = Object.keys(files) as AssetAddress[]

const read = new Map<AssetAddress, PublicDocument>()

/** A file of the pages; read once, then kept. */
export const asset = async (address: AssetAddress): Promise<PublicDocument> => {
  const known = read.get(address)
  if (known) return known
  const { path, before = '', contentType, headers }: AssetFile = files[address]
  const file = Bun.file(path)
  const content = contentType.startsWith('image/png') ? await file.bytes() : before + (await file.text())
  const document = publicDocument(content, contentType, headers)
  read.set(address, document)
  return document
}
