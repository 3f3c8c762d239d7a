import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { inShop } from '../../../equipment/catalog/shop.ts'
import { readPage } from './read-page.ts'

const driver = 'ping-g440-max-driver'

inShop((shop) => {
  const open = async (path: string) => {
    const response = await shop().send(path, { headers: { authorization: '' } })
    return { response, html: await response.text() }
  }
  const page = async (path: string) => readPage((await open(path)).html)

  test('SL-001 the page is public, shows the club and says that nothing is for sale', async () => {
    const { response, html } = await open(`/store/club/${driver}?hand=left&loft=10.5`)
    expect(response.status).toBe(200)
    const { title, text, shown } = await readPage(html)
    expect(title).toContain('PING G440 MAX')
    expect(text).toContain('Nothing here is for sale')
    expect(text).toContain('$449.00 $449 for one club, its stock shaft included (price seen on 2026-10-05).')
    expect(shown).toEqual({ hand: 'Left-handed', loft: '10.5°' })
    expect(html).not.toMatch(/<form|<button|checkout["']/)
  })
  test('it says where each figure comes from, with the day and the confidence', async () => {
    const { text } = await page(`/store/club/${driver}`)
    expect(text).toContain('Where the figures come from (confidence high)')
    expect(text).toMatch(/lofts[^|]*ping\.com[^|]*\(maker, 2026-07-28\)\s*high/)
    expect(text).toMatch(/recalled, 2026-11-22\)\s*low/)
  })
  test('strict policy: the script of every page and no other, no inline style, files of ours that are there', async () => {
    const { response, html } = await open(`/store/club/${driver}`)
    const policy = response.headers.get('content-security-policy')!
    expect(policy).toStartWith("default-src 'none';")
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(html).not.toMatch(/<script(?! src="\/docs\/site\.js"><)|<style|\sstyle=|\son[a-z]+=/)
    const files = [...html.matchAll(/<(?:link|img)\b[^>]*\b(?:href|src)="([^"]+)"/g)].map(([, address]) => address!)
    expect(files.length).toBeGreaterThan(2)
    for (const address of files) {
      expect(address).toStartWith('/')
      expect((await open(address)).response.status).toBe(200)
    }
  })
  test('it has landmarks, one first heading, headed sections and a picture with words', async () => {
    const { html } = await open(`/store/club/titleist-vokey-sm7?wedges=50:8,54:14&loft=99`)
    for (const landmark of ['<header ', '<nav', '<main ', '<article', '<footer ']) expect(html).toContain(landmark)
    expect(html.match(/<h1>/g)).toHaveLength(1)
    for (const [, id] of html.matchAll(/aria-labelledby="(\w+)"/g)) expect(html).toContain(`<h2 id="${id}">`)
    expect(html).toMatch(/<img [^>]*alt="Drawing of a [^"]+"/)
    expect(html.match(/<tr data-wedge[^>]*><th scope="row">/g)).toHaveLength(2)
  })
  test('what is not offered, not understood or not a parameter is shown as such, the rest is followed', async () => {
    const { parameters, unread, fitting, text } = await page(
      `/store/club/${driver}?flex=Stiff&loft=11&lie=%2B1&color=red&fit=mine&length=standard`,
    )
    expect(parameters).toEqual({ flex: 'Stiff', length: 'standard' })
    expect(unread).toEqual(['loft', 'lie', 'fit', 'color'])
    expect(fitting).toBeNull()
    expect(text).toContain('must be 9, 10.5 or 12')
  })
  test("a flex by the maker's name goes with its own flex alone, and says it where none is said", async () => {
    const shaft = 'shaft=fujikura-speeder-nx-gold-40'
    const { parameters, unread, text } = await page(`/store/club/${driver}?${shaft}&flex=Stiff&flexName=SR`)
    expect({ parameters, unread }).toMatchObject({ parameters: { flex: 'Stiff' }, unread: ['flexName'] })
    expect(text).toContain('is built as Regular, and not as the flex Stiff')
    const agreed = await page(`/store/club/${driver}?${shaft}&flex=Regular&flexName=SR`)
    expect(agreed).toMatchObject({ parameters: { flex: 'Regular', flexName: 'SR' }, unread: [] })
    const alone = await page(`/store/club/${driver}?${shaft}&flexName=SR`)
    expect(alone.text.split('Left to choose')[1]).not.toContain('Flex')
  })
  test('how the hosel is turned and where the weight goes reach the buyer', async () => {
    const movable = 'titleist-gts2-driver'
    const asked = 'setting=%2B0.75&weightSetting=Draw%20Bias'
    const { parameters, unread, text } = await page(`/store/club/taylormade-qi4d-driver?${asked}`)
    expect({ parameters, unread }).toEqual({ parameters: { setting: '+0.75', weightSetting: 'Draw Bias' }, unread: [] })
    expect(text).toMatch(/Loft setting\s*Hosel turned: loft \+0.75°, lie \+0.5°[\s\S]*Weight setting\s*Draw Bias/)
    const glued = shop().catalog.heads.find(
      (head) => head.clubType === 'driver' && head.adjustable.weight === 'none' && head.adjustable.loftSleeveDeg === 0,
    )!
    expect((await page(`/store/club/${glued.headId}?${asked}`)).unread).toEqual(['setting', 'weightSetting'])
    const turned = await page(`/store/club/${movable}?loft=10&setting=%2B0.75`)
    expect(turned.parameters).toEqual({ loft: '10', setting: 'D4' })
    expect(turned.text).toMatch(/Playing loft\s*10.75°/)
  })
  test('a hosel takes the settings of its maker, by name or by loft, and no others', async () => {
    const settingOf = async (headId: string, setting: string, more = '') => {
      const { parameters, unread } = await page(`/store/club/${headId}?setting=${encodeURIComponent(setting)}${more}`)
      return unread.length > 0 ? unread : parameters['setting']
    }
    const refused = ['setting']
    expect(await settingOf('titleist-gts2-driver', 'a3')).toBe('A3')
    expect(await settingOf('titleist-gts2-driver', 'A1')).toBe('standard')
    expect(await settingOf('titleist-gts2-driver', '-1')).toEqual(refused)
    expect(await settingOf('titleist-gts2-driver', '+0.75', '&hand=left')).toBe('+0.75')
    expect(await settingOf('titleist-gts2-driver', 'D4', '&hand=left')).toEqual(refused)
    expect(await settingOf('ping-g440-k-driver', '+0.5')).toEqual(refused)
    expect(await settingOf('ping-g440-k-driver', 'small +')).toBe('small +')
    expect(await settingOf('callaway-quantum-max-driver', '-2')).toEqual(refused)
    expect(await settingOf('callaway-quantum-max-driver', 'n+1')).toBe('N+1')
    expect(await settingOf('callaway-quantum-max-fairway', '+1', '&loft=18')).toBe('N+1')
    expect(await settingOf('callaway-quantum-max-fairway', '+1', '&loft=21')).toEqual(refused)
    expect(await settingOf('cobra-optm-x-driver', '0 to +1')).toBe('0 to +1')
    expect(await settingOf('cobra-optm-x-driver', '0 to +3')).toEqual(refused)
  })
  test('SL-029 SL-030 the fitting and the origin of the link are shown', async () => {
    const { fitting, origin, unread } = await page(
      `/store/club/${driver}?fit=fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F&utm_source=chatgpt&svc_ref=lnk_1`,
    )
    expect(fitting).toBe('fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F')
    expect(origin).toEqual({ utm_source: 'chatgpt', svc_ref: 'lnk_1' })
    expect(unread).toEqual([])
  })
  test('a plus that an address turned into a space is still an offset', async () => {
    expect((await page('/store/club/taylormade-p790-2019?length=+0.5')).parameters).toEqual({ length: '+0.5' })
  })
  test('an iron set costs all its clubs, and a shaft what it adds', async () => {
    const head = shop().catalog.head('taylormade-p790-2019')!
    const { text } = await page(`/store/club/${head.headId}?set=4-PW`)
    expect(text).toContain(`${((head.price ?? 0) * 7).toLocaleString('en-US')}.00`)
    expect(text).toContain('$1,225 for the set of 7: $175 each with a stock shaft (launch price of 2019).')
  })
  test('what is left to choose is listed', async () => {
    const { text } = await page('/store/club/titleist-vokey-sm7?hand=right&loft=54')
    expect(text).toMatch(/Left to choose[\s\S]*Bounce[\s\S]*14°/)
  })

  describe('SL-021 an unknown club', () => {
    test('is a page that helps, with 404', async () => {
      const { response, html } = await open('/store/club/ping-g440-max?loft=9')
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(html).toContain(`href="/store/club/${driver}"`)
    })
    test('may have an id of the length that an address allows; a longer one is refused', async () => {
      expect((await open(`/store/club/${'ping-'.repeat(40)}`)).response.status).toBe(404)
      expect((await open(`/store/club/${'ping-'.repeat(400)}`)).response.status).toBe(400)
    })
    test('is never shown unescaped', async () => {
      const { html } = await open(`/store/club/${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
      expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;')
      expect(html).not.toContain('<img src=x')
    })
  })

  test('whatever an address holds, the page answers and no markup of it gets through', async () => {
    const names = [
      'hand',
      'loft',
      'shaft',
      'wedges',
      'fit',
      'utm_source',
      'svc_ref',
      '"><b>',
      '__proto__',
      'constructor',
    ]
    const nasty = fc.oneof(
      fc.constantFrom('<script>alert(1)</script>', '"><svg onload=alert(1)>', "' onclick='x", '&lt;b&gt;', '%3Cb%3E'),
      // Addresses with a NUL or a parameter given twice are refused for every route.
      fc.string({ unit: 'binary', maxLength: 120 }).filter((text) => !text.includes('\0')),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(fc.constantFrom(...names), nasty), { maxLength: 6, selector: ([name]) => name }),
        async (pairs) => {
          const query = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value]))
          const { response, html } = await open(`/store/club/${driver}?${query}`)
          expect(response.status).toBe(200)
          const tags = new Set([...html.matchAll(/<([a-zA-Z][^\s>]*)/g)].map(([, tag]) => tag))
          expect(tags).not.toContain('b>')
          // Every page has the one script and the logo.
          for (const tag of ['script', 'svg']) expect(html.split(`<${tag}`)).toHaveLength(2)
          expect(html.match(/<[^>]*\son[a-z]+\s*=/)).toBeNull()
        },
      ),
      { numRuns: 200 },
    )
  })
})

inShop(
  (shop) => {
    test('SL-023 with a store of its own the links lead there, and there is no demo store', async () => {
      const { body } = await shop().post('/v1/store/link', { headId: driver })
      expect(body.url).toStartWith(`https://shop.example/golf/club/${driver}?`)
      expect((await shop().send(`/store/club/${driver}`)).status).toBe(404)
    })
  },
  { STORE_URL: 'https://shop.example/golf' },
)
