import { expect, locales, open, test } from './journey.ts'
import { texts } from './texts.ts'

for (const locale of locales) {
  test(`${locale}: when even the frame of a page fails in the browser, its last page keeps the look`, async ({ context }) => {
    const page = await context.newPage()
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.route('**/assets/site.layout-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Frame() { throw new Error("broken") }; export { Frame as ErrorBoundary }',
      }),
    )
    await open(page, '/about', locale)
    await expect(page.getByRole('heading', { name: texts[locale].site.errors.failed.title })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Readex')
    expect(refused).toEqual([])
  })
}
