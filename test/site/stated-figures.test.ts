import { expect, test } from 'bun:test'
import { misreadDays } from '../../src/features/sessions/index.ts'
import { shareDays } from '../../src/features/sharing/index.ts'
import { deliveryDays } from '../../src/features/webhooks/index.ts'
import { labLinkMinutes, makersMax } from '../../src/fitting/index.ts'
import { clubsAllowed } from '../../src/golf/clubs/bag.ts'
import { deadLinkResponse, html, languages, unescaped } from '../../src/pages/index.ts'
import { readConfig } from '../../src/platform/settings/config.ts'
import { Config } from '../../src/platform/settings/settings.ts'
import { leadForm } from '../../src/site/embed/lead.ts'
import { frontPage } from '../../src/site/front/page.ts'
import { refusals } from '../../src/site/lab/answer.ts'
import { exampleSpeedMph, fill, quantity, type Reader } from '../../src/site/lab/index.ts'
import { bagPage } from '../../src/site/studio/page/bag-page.ts'
import { fitPage } from '../../src/site/studio/page/fit-page.ts'
import { sessionPage } from '../../src/site/studio/page/session-page.ts'

const serviceName = 'Clubwright'
const makers = { driver: ['PING'], fairway: [], hybrid: [], iron: [], wedge: [] }
const frameFor = (reader: Reader) => ({
  reader,
  serviceName,
  script: null,
  key: null,
  inventory: null,
  isSignedIn: false,
  hasAccount: false,
  visits: null,
  prices: {},
})

for (const [lang, texts] of Object.entries(languages)) {
  const reader: Reader = { lang, locale: lang === 'en' ? 'en-US' : lang, texts, system: 'mixed' }
  const { bag, makersHint, session } = texts.studio

  test(`a page in ${lang} says the figures that the service goes by`, async () => {
    const form = { given: new URLSearchParams(), golfers: [], golferId: null, isShort: false, makers }
    const config = { baseUrl: 'https://fit.example', serviceName, studioPublic: 0 }
    const said: readonly (readonly [page: string, text: string, values: Readonly<Record<string, unknown>>])[] = [
      [bagPage(frameFor(reader)).text, bag.lead, { clubs: clubsAllowed }],
      [sessionPage(frameFor(reader)).text, session.misread.lead, { days: misreadDays }],
      [fitPage(frameFor(reader), form).text, makersHint, { max: makersMax }],
      [
        leadForm(reader, { shop: 'Range', action: '/x', outcome: undefined }).text,
        texts.framed.lead.kept,
        { shop: 'Range', days: deliveryDays },
      ],
      [
        await deadLinkResponse(refusals.expired, serviceName, reader).text(),
        texts.links.expired.what,
        { minutes: labLinkMinutes, days: shareDays },
      ],
      [
        frontPage(config, reader, html``).text,
        texts.front.example,
        { speed: quantity(reader, 'mph', exampleSpeedMph) },
      ],
    ]
    for (const [page, text, values] of said) {
      for (const name of Object.keys(values)) expect(text).toContain(`{${name}}`)
      expect(unescaped(page)).toContain(unescaped(fill(text, values).text))
    }
  })

  test(`the script of a form in ${lang} is told how many makers it may name`, () =>
    expect(texts.studio.tooManyMakers).toContain('{max}'))
}

test('the settings say the fittings of a trial that an embedded database allows', () => {
  expect(Config.properties.studioPublic['usually']).toStartWith(`${readConfig({}).studioPublic} where`)
})
