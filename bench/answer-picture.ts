/** Takes docs/figures/answer.png, the first view of the example, of a service that runs: `bun bench/answer-picture.ts [URL]`. */
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const takePicture = async (baseUrl: string, executablePath = '/usr/bin/chromium'): Promise<void> => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const viewport = { width: 1000, height: 600 }
  const page = await browser.newPage({ viewport, locale: 'en-US', colorScheme: 'light', baseURL: baseUrl })
  await page.goto('/example')
  await page.screenshot({ path: join(import.meta.dir, '../docs/figures/answer.png') })
  await browser.close()
}

if (import.meta.main) await takePicture(Bun.argv[2] ?? 'http://localhost:3000')
