import type { Page } from '@playwright/test'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import { languageOf, locales } from '../../src/platform/shared/locales.ts'
import { desktop, expect, holdBack, hydrated, test } from './journey.ts'

test.use({ viewport: desktop })

/** The faces of a page, without the sign by which a build tells files apart. */
const facesIn = (requests: string[]): string[] =>
  requests.flatMap((url) => /assets\/([\w-]+?)-[\w-]{8}\.woff2$/.exec(url)?.[1] ?? []).toSorted()

const ownFaces: Partial<Record<string, string>> = {
  Arabic: 'arabic',
  Devanagari: 'devanagari',
  Bengali: 'bengali',
  Sinhala: 'sinhala',
  Tamil: 'tamil',
  Ethiopic: 'ethiopic',
}

/** The fonts of a text that are neither ours nor the device's own cut of them. */
async function foreignFontsOf(page: Page, selector: string): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const { root } = await cdp.send('DOM.getDocument')
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts
    .filter(({ isCustomFont, familyName }) => !isCustomFont && !familyName.startsWith('Noto Sans'))
    .map(({ familyName }) => familyName)
}

for (const locale of locales)
  test(`${locale}: the brand's type is there at the first page, and no letters but those of its language are fetched`, async ({
    page,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    // A busy machine is no slow connection: the page takes what comes before its clock has moved.
    await page.addInitScript(() => (performance.now = () => 0))
    await page.goto(localizedPath('/login', locale))
    await expect(page.locator('html')).toHaveAttribute('data-readex')
    await page.waitForLoadState('networkidle')
    const heading = page.getByRole('heading', { level: 1 }).first()
    expect(await heading.evaluate((one) => getComputedStyle(one).fontFamily)).toMatch(
      /^"?Readex Pro/,
    )
    expect(await page.evaluate(() => document.fonts.check('600 1em "Readex Pro"', 'Manzil'))).toBe(
      true,
    )
    // Strong text, too, is in these faces, and in no letters of the system, which may have none.
    expect(await foreignFontsOf(page, 'h1')).toEqual([])
    const own = ownFaces[languageOf(locale).script]
    // Some languages, as French, are written with letters that English lacks.
    const shown = await page.getByRole('main').innerText()
    const latin = /[\u00C0-\u00FF\u0152\u0153]/.test(shown) ? ['latin', 'latin-more'] : ['latin']
    expect(facesIn(requests)).toEqual([...(own === undefined ? [] : [own]), ...latin].toSorted())
  })

test('the type waits for what is pressed, which would move from under the finger', async ({
  page,
}) => {
  await page.addInitScript(() => (performance.now = () => 0))
  const arrive = await holdBack(page, '**/*.woff2')
  await page.goto(localizedPath('/login', 'ar'), { waitUntil: 'domcontentloaded' })
  const html = page.locator('html')
  await hydrated(page)
  await page.getByRole('checkbox').or(page.getByRole('button')).first().hover()
  await page.mouse.down()
  arrive()
  await page.evaluate(() => document.fonts.load('1em "Readex Pro"', 'aا'))
  await expect(html).not.toHaveAttribute('data-readex')
  await page.mouse.up()
  await expect(html).toHaveAttribute('data-readex')
})
