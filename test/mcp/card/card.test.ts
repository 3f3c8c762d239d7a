import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createApp } from '../../../src/app.ts'
import exampleAnswers from '../../../src/site/reference/example-answers.json' with { type: 'json' }
import { hasLongProofs } from '../../runner/tiers.ts'
import { onAgent } from '../agent.ts'
import { chromiumPath, type Host, openHost, type Shown } from './browser.ts'

const hasBrowser = chromiumPath !== undefined
if (!hasBrowser && hasLongProofs && process.env['CI'] === 'true')
  throw new Error('CI tests the fitting card: install Chromium.')
if (!hasBrowser && hasLongProofs) console.warn('Skipped: everything in Chromium (none was found).')

const { running, failed: failedResult } = exampleAnswers.analyzeFitting['200'].examples

const golfers = {
  driver: { swingSpeed: 95, missPattern: 'fade', missSize: 'moderate', launchAngle: 9.5, spinRate: 3900, handicap: 14 },
  fairway: { swingSpeed: 100, fairwayDesignation: '5-wood' },
  hybrid: { swingSpeed: 88, missPattern: 'hook' },
  iron: { swingSpeed: 78, handicap: 8 },
  wedge: { swingSpeed: 70, pwLoft: 44, attackAngle: -6 },
} as const
/** Lofts that are wanted: none says anything of a current club. */
const lofts = { fairway: 15, hybrid: 22, iron: 34, wedge: 56 } as const
/** A shot of the current irons, which says whether to keep them: it lands too flat. */
const ownShot = { loft: 30, ballSpeed: 110, launchAngle: 12, spinRate: 4300 } as const
const asked = (clubType: keyof typeof golfers, more: object = {}) => ({
  clubType,
  handedness: 'right',
  ...golfers[clubType],
  ...more,
})

describe.skipIf(!hasBrowser)('fitting card in a host', () => {
  onAgent((agent) => {
    let host: Host
    /** While it is, no fitting can be computed. */
    let isBroken = false
    beforeAll(async () => {
      const { deps, apiKey } = agent()
      const current = () => {
        if (isBroken) throw new Error('the engine broke')
        return deps.scorer.current()
      }
      host = await openHost(createApp({ ...deps, scorer: { ...deps.scorer, current } }), apiKey)
    })
    afterAll(() => host.stop())

    const seen = ({ page }: Shown) =>
      page.evaluate('window.seen') as Promise<{ initialized: boolean; sizes: number[]; links: string[] }>
    const call = ({ page }: Shown, args: object, tool = 'analyze_fitting') =>
      page.evaluate(`host.call(${JSON.stringify(tool)}, ${JSON.stringify(args)})`) as Promise<{
        // biome-ignore lint/suspicious/noExplicitAny: a host sees untyped members
        structuredContent: any
      }>
    const give = ({ page }: Shown, structuredContent: object) =>
      page.evaluate(`host.give({ content: [], structuredContent: ${JSON.stringify(structuredContent)} })`)
    const text = async ({ frame }: Shown, of = '#card') =>
      String(await frame.evaluate(`document.querySelector(${JSON.stringify(of)}).innerText`)).replace(/\s+/g, ' ')
    /** The whole of a fitting is read by the card itself, after what the host gives it. */
    const whole = async ({ frame }: Shown) => {
      await frame.locator('.specs .reason').first().waitFor({ state: 'attached' })
      await frame.evaluate('for (const one of document.querySelectorAll("details")) one.open = true')
    }
    const parts = ({ frame }: Shown) =>
      frame.evaluate('[...document.querySelectorAll("#card > *")].map((one) => one.className)') as Promise<string[]>
    const isSound = ({ errors }: Shown) => expect(errors).toEqual([])

    test('MP-007 the tool names the card, which declares nothing beyond what hosts allow', async () => {
      const shown = await host.open()
      expect(shown.opened).toEqual({
        uri: 'ui://svc/fitting-card-v2.html',
        mimeType: 'text/html;profile=mcp-app',
        meta: { ui: { prefersBorder: true } },
      })
      expect((await seen(shown)).initialized).toBe(true)
      isSound(shown)
    })

    for (const clubType of Object.keys(golfers) as (keyof typeof golfers)[])
      test(`MP-008 ${clubType} fitting: every figure, reason, pick and the attribution line`, async () => {
        const shown = await host.open()
        const { structuredContent: fitting } = await call(shown, asked(clubType, { detail: true }))
        await whole(shown)
        const seenText = (await text(shown)).toLowerCase()
        for (const { display, why } of Object.values<{ display: string; why: string }>(fitting.specs)) {
          expect(seenText).toContain(display.toLowerCase().replace(/[()]/g, ''))
          expect(seenText).toContain(why.toLowerCase())
        }
        for (const { brand, model } of fitting.topPicks) expect(seenText).toContain(`${brand} ${model}`.toLowerCase())
        expect(seenText).toContain('fit by clubwright')
        expect(await shown.frame.locator('.picks .picture use').count()).toBe(fitting.topPicks.length)
        isSound(shown)
      })

    test('MP-008 a fitting that is read again', async () => {
      const shown = await host.open({ tool: 'get_fitting' })
      expect(shown.opened.uri).toBe('ui://svc/fitting-card-v2.html')
      const { structuredContent: fitting } = await call(shown, asked('hybrid'))
      await call(shown, { fittingId: fitting.fittingId }, 'get_fitting')
      expect(await text(shown)).toContain('Hybrid')
      await whole(shown)
      expect(await shown.frame.locator('.picks ol > li').count()).toBe(3)
      isSound(shown)
    })

    test('the flight: fitted and current shot, with their carries', async () => {
      const shown = await host.open()
      const { structuredContent: fitting } = await call(shown, asked('driver', { detail: true }))
      const { flight } = fitting.analysis
      const carry = (path: { xYards: number }[]) => `${Math.round(path.at(-1)!.xYards)} yd carry`
      const label = await shown.frame.locator('.flight figure').getAttribute('aria-label')
      expect(label).toContain(`fitted ${carry(flight.fitted)}`)
      expect(label).toContain(`now ${carry(flight.current)}`)
      isSound(shown)
    })

    test('gaps: the wedge set by its lofts, a wood by its yards from the driver', async () => {
      const shown = await host.open()
      const wedge = (await call(shown, asked('wedge', { detail: true }))).structuredContent
      await whole(shown)
      for (const { club, loftDeg } of wedge.wedgeFit.set)
        expect(await text(shown, '.gaps')).toContain(`${club} ${loftDeg}°`)
      const wood = (await call(shown, asked('fairway', { detail: true }))).structuredContent
      const { driverCarryYards, carryYards, gapVsDriverYards } = wood.woodFit
      await whole(shown)
      expect(await text(shown, '.gaps')).toContain(`Carry ${driverCarryYards} ${carryYards} ${gapVsDriverYards}`)
      isSound(shown)
    })

    test('the verdict stands first, as the page of the fitting has it, and the own club before any pick', async () => {
      const shown = await host.open()
      for (const more of [{ detail: true }, {}]) {
        const { structuredContent: fitting } = await call(shown, asked('iron', { ...more, ...ownShot }))
        await whole(shown)
        const { changes } = fitting.clubRecommendations.currentClub
        expect(await text(shown, '.said')).toMatch(/^VERDICT Adjust your .*Carry \d+ yd .*±3 yd Total \d+ yd/)
        expect(await shown.frame.locator('.outcomes tbody tr').count()).toBe(5)
        expect(await text(shown, '.outcomes')).toContain('±')
        expect(await text(shown, '.own')).toContain(fitting.clubRecommendations.currentClub.text)
        expect(await shown.frame.locator('.own li').count()).toBe(changes.length)
        const order = (await parts(shown)).filter((name) => ['said', 'own', 'picks'].includes(name))
        expect(order).toEqual(['said', 'own', 'picks'])
      }
      isSound(shown)
    })

    test('59 where the advice has nothing for sale, its headline stands alone: no club, price or store', async () => {
      const shown = await host.open()
      const golfer = { clubType: 'driver', handedness: 'right', handicap: 12, swingSpeed: 95, missPattern: 'straight' }
      const { specs } = (await call(shown, golfer)).structuredContent
      const own = { currentClub: 'PING G440 MAX', currentLoft: specs.loft.value, detail: true }
      const { advice } = (await call(shown, { ...golfer, ...own })).structuredContent
      expect(advice).toMatchObject({ kind: 'keep', offers: 'none' })
      await whole(shown)
      expect(await text(shown, '.said')).toContain(advice.headline)
      expect(await parts(shown)).not.toContain('picks')
      expect(await shown.frame.getByRole('link', { name: 'View in store' }).count()).toBe(0)
      isSound(shown)
    })

    test('a current club that was named has a headline: keep it or not, and why', async () => {
      const shown = await host.open()
      const { structuredContent: fitting } = await call(shown, asked('iron', { detail: true, ...ownShot }))
      const { verdict, reasons, text: said } = fitting.clubRecommendations.currentClub
      expect(verdict).toBe('adjust')
      await give(shown, { ...fitting, input: { ...fitting.input, currentEquipment: { model: 'Old Iron' } } })
      await whole(shown)
      for (const part of ['Adjust it', said, ...reasons]) expect(await text(shown, '.present')).toContain(part)
      isSound(shown)
    })

    test('shots with a club that nobody named make a note at the foot, no headline', async () => {
      const shown = await host.open()
      const { structuredContent: fitting } = await call(shown, asked('iron', { detail: true, ...ownShot }))
      await give(shown, fitting)
      await shown.frame.locator('.own').waitFor({ state: 'detached' })
      await whole(shown)
      expect(await shown.frame.locator('.present').count()).toBe(0)
      expect(await text(shown, 'footer')).toContain(fitting.clubRecommendations.currentClub.text)
      isSound(shown)
    })

    test('without detail the card reads the whole answer itself: reasons, flight and every pick', async () => {
      const shown = await host.open()
      const { structuredContent: fitting } = await call(shown, asked('wedge'))
      expect(fitting.analysis).toBeUndefined()
      await whole(shown)
      expect(await shown.frame.locator('.specs .reason').count()).toBeGreaterThan(5)
      expect(await shown.frame.locator('.picks .words .button').count()).toBe(3)
      expect(await shown.frame.locator('.picks .words:has(ul li)').count()).toBe(3)
      isSound(shown)
    })

    test('a host that passes no calls on is shown what came', async () => {
      const shown = await host.open({ capabilities: { openLinks: {} } })
      await call(shown, asked('driver'))
      await shown.frame.locator('.picks').waitFor()
      expect(await shown.frame.locator('button, .flight').count()).toBe(0)
      isSound(shown)
    })

    test('questions have their own place, before everything that was fitted', async () => {
      const shown = await host.open()
      const { structuredContent: fitting } = await call(shown, asked('driver', { swingSpeed: 145 }))
      await shown.frame.locator('.questions').waitFor()
      expect(await parts(shown)).toEqual(['', 'questions', ''])
      expect(await text(shown)).toContain('No club is shown before it is answered.')
      for (const question of fitting.next.check) expect(await text(shown, '.questions')).toContain(question)
      expect(await text(shown, '.questions')).toContain('costs nothing')
      expect(await text(shown, 'footer')).not.toContain(fitting.next.check[0])
      isSound(shown)
    })

    for (const width of [360, 720])
      test(`${width} px: no text under 12 px, no target under 24 px`, async () => {
        const shown = await host.open({ width })
        for (const clubType of Object.keys(golfers) as (keyof typeof golfers)[]) {
          await call(shown, asked(clubType, { detail: true }))
          await whole(shown)
          const small = `(() => {
            const sees = (one) => one.getClientRects().length > 0 && !one.closest('.unseen')
            const texts = [...document.querySelectorAll('#card *')].filter((one) => sees(one) &&
              [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''))
            const targets = [...document.querySelectorAll('a, button, summary')].filter(sees)
            return [
              ...texts.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 12),
              ...targets.filter((one) => Math.min(one.getBoundingClientRect().height, one.getBoundingClientRect().width) < 24),
            ].map((one) => one.outerHTML)
          })()`
          expect(await shown.frame.evaluate(small)).toEqual([])
        }
        isSound(shown)
      })

    test('a store link is opened by the host, also from the keyboard', async () => {
      const shown = await host.open()
      const { structuredContent: fitting } = await call(shown, asked('driver'))
      await whole(shown)
      await shown.frame.getByRole('link', { name: 'View in store' }).first().click()
      await shown.frame.getByRole('link', { name: 'View in store' }).nth(1).press('Enter')
      await shown.frame.getByRole('link', { name: 'Fit by Clubwright' }).click()
      const links = [fitting.topPicks[0].storeUrl, fitting.topPicks[1].storeUrl, fitting.attributionUrl]
      await shown.page.waitForFunction('window.seen.links.length === 3')
      expect((await seen(shown)).links).toEqual(links)
      isSound(shown)
    })

    test('a host that opens no links: the address to copy', async () => {
      const shown = await host.open({ opensLinks: false })
      const { structuredContent: fitting } = await call(shown, asked('driver', { detail: true }))
      await shown.frame.getByRole('link', { name: 'View in store' }).first().click()
      expect(await text(shown, '.address')).toContain(fitting.topPicks[0].storeUrl)
      isSound(shown)
    })

    test('colors of the host, and when it changes them', async () => {
      const variables = { '--color-background-primary': 'rgb(1, 2, 3)' }
      const shown = await host.open({ context: { theme: 'dark', styles: { variables } } })
      const style = (name: string, of: string) =>
        shown.frame.evaluate(`getComputedStyle(${of})[${JSON.stringify(name)}]`)
      expect(await style('backgroundColor', 'document.body')).toBe('rgb(1, 2, 3)')
      expect(await style('colorScheme', 'document.documentElement')).toBe('dark')
      await shown.page.evaluate("bridge.setHostContext({ theme: 'light' })")
      await shown.frame.waitForFunction("document.documentElement.style.colorScheme === 'light'")
      isSound(shown)
    })

    test('no request leaves the card', async () => {
      const shown = await host.open()
      const refused = await shown.frame.evaluate("fetch('https://example.org').then(() => false, () => true)")
      expect(refused).toBe(true)
      expect(shown.errors.some((message) => message.includes('Content Security Policy'))).toBe(true)
    })

    test('texts of a fitting are never markup', async () => {
      const shown = await host.open()
      const { structuredContent: fitting } = await call(shown, asked('driver', { detail: true }))
      const hostile = '<img src=x onerror="document.title=1">'
      fitting.topPicks[0].model = hostile
      fitting.topPicks[0].storeUrl = 'javascript:document.title=1'
      fitting.specs.loft.display = hostile
      await give(shown, fitting)
      await shown.frame.getByText(hostile).first().waitFor()
      expect(await shown.frame.locator('img').count()).toBe(0)
      expect(await shown.frame.locator('a[href^="javascript"]').count()).toBe(0)
      isSound(shown)
    })

    test('a total that goes by the prices of a shop says so, with their day', async () => {
      const shown = await host.open()
      const { structuredContent: fitting } = await call(shown, asked('iron', { detail: true }))
      fitting.topPicks[0].total = { price: 801.5, clubs: 6, text: 'told elsewhere', shopDate: '2026-11-20' }
      await give(shown, fitting)
      await shown.frame.getByText('$801.50 for 6 clubs at the shop, 2026-11-20').waitFor()
      isSound(shown)
    })

    for (const width of [360, 720])
      test(`${width} px: the advice comes first, then the first pick, and the rest is folded under 1,250 px`, async () => {
        const shown = await host.open({ width })
        const height = async () =>
          Number(await shown.frame.evaluate('document.getElementById("card").getBoundingClientRect().height'))
        for (const clubType of Object.keys(golfers) as (keyof typeof golfers)[]) {
          const sent = clubType === 'iron' ? ownShot : clubType !== 'driver' && { loft: lofts[clubType] }
          const { structuredContent } = await call(shown, asked(clubType, { detail: true, ...sent }))
          await shown.frame
            .locator('h1', { hasText: clubType === 'iron' ? 'Iron set' : new RegExp(clubType, 'i') })
            .waitFor()
          const folded = await height()
          expect(folded).toBeLessThan(1250)
          const questions = structuredContent.next.check?.length > 0 ? ['questions'] : []
          const { kind, offers } = structuredContent.advice
          const own = offers === 'first' || kind === 'ask' ? [] : ['own']
          expect(await parts(shown)).toEqual(['', ...questions, 'said', ...own, 'picks', 'specs', 'beside', ''])
          expect(await shown.frame.locator('.picks > ol > li').count()).toBe(1)
          for (const summary of await shown.frame.locator('summary').all()) await summary.press('Enter')
          expect(await height()).toBeGreaterThan(folded)
        }
        isSound(shown)
      })

    for (const width of [320, 600, 900])
      test(`${width} px: nothing wider than the frame, and its height is reported`, async () => {
        const shown = await host.open({ width })
        await call(shown, asked('wedge', { detail: true }))
        await shown.frame.locator('.picks').waitFor()
        expect(await shown.frame.evaluate('document.documentElement.scrollWidth')).toBe(width)
        const height = (await shown.frame.evaluate(
          'Math.ceil(document.getElementById("card").getBoundingClientRect().height)',
        )) as number
        await shown.page.waitForFunction(`window.seen.sizes.at(-1) === ${height}`)
        isSound(shown)
      })

    test('before the result: the club and the golfer', async () => {
      const shown = await host.open()
      await shown.page.evaluate(`bridge.sendToolInput({ arguments: ${JSON.stringify(asked('driver'))} })`)
      await shown.frame.locator('.running').waitFor()
      expect(await text(shown)).toContain('Driver Right-handed · driver 95 mph · moderate slice · handicap 14')
      isSound(shown)
    })

    test('running: the stage, how far, and what happens next', async () => {
      const shown = await host.open({ capabilities: {} })
      await give(shown, running.value)
      for (const part of ['Matching heads and shafts 43%', running.value.next.text, 'Fit by Clubwright'])
        expect(await text(shown)).toContain(part)
      isSound(shown)
    })

    test('running: where the host passes calls on, the card follows the fitting to its end', async () => {
      const shown = await host.open()
      const { structuredContent: begun } = await call(
        shown,
        asked('driver', { async: true, idempotencyKey: 'followed' }),
      )
      expect(begun.status).toBe('running')
      await shown.frame.locator('.picks').waitFor()
      await give(shown, running.value)
      await shown.frame.getByText('Do not analyze again').waitFor()
      isSound(shown)
    })

    test('failed: why, and the key to retry with', async () => {
      const shown = await host.open()
      isBroken = true
      const { structuredContent: failed } = await call(shown, asked('driver', { idempotencyKey: 'order-1' }))
      isBroken = false
      expect(failed.status).toBe('failed')
      for (const part of [failed.error.title, failed.error.detail, 'ENGINE_FAILED', 'order-1', failed.retry.reason])
        expect(await text(shown, '[role=alert]')).toContain(part)
      expect(await text(shown, 'footer')).toBe('Fit by Clubwright')
      await call(shown, asked('driver', { idempotencyKey: 'order-1' }))
      await shown.frame.locator('.picks').waitFor()
      isSound(shown)
    })

    test('a refused call says why; a stopped one too', async () => {
      const shown = await host.open()
      await call(shown, { clubType: 'driver', handedness: 'right', swingSpeed: 500 })
      expect(await text(shown, '[role=alert]')).toContain('swingSpeed')
      await shown.page.evaluate("bridge.sendToolCancelled({ reason: 'stopped by the user' })")
      await shown.frame.getByText('stopped by the user').waitFor()
      isSound(shown)
    })

    test('it lets the host take it down', async () => {
      const shown = await host.open()
      expect(await shown.page.evaluate('bridge.teardownResource({})')).toEqual({})
      isSound(shown)
    })

    test('MP-009 the first card is kept and renders every state too', async () => {
      const shown = await host.open({ uri: 'ui://svc/fitting-card-v1.html' })
      const { structuredContent: fitting } = await call(shown, asked('iron', { detail: true }))
      await shown.frame.getByText('iron: completed').waitFor()
      for (const part of [fitting.specs.loft.why, fitting.topPicks[0].model, 'Fit by Clubwright'])
        expect(await text(shown)).toContain(part)
      await shown.frame.getByRole('link', { name: fitting.topPicks[0].model }).click()
      await shown.page.waitForFunction(`window.seen.links[0] === ${JSON.stringify(fitting.topPicks[0].storeUrl)}`)
      await give(shown, running.value)
      await shown.frame.getByText('match, 43%').waitFor()
      await give(shown, failedResult.value)
      await shown.frame.getByText(failedResult.value.retry.idempotencyKey).waitFor()
      isSound(shown)
    })
  })
})
