import { browserErrorsPath } from '../../src/platform/shared/browser-errors.ts'
import { plainTexts } from '../../src/features/content/web/site/plain-texts.ts'
import { signInButton } from './accounts.ts'
import { expect, expectAccessible, locales, open, test } from './journey.ts'
import { texts } from './texts.ts'

for (const locale of locales) {
  test(`${locale}: when even the frame of a page fails in the browser, its last page keeps the look`, async ({
    context,
  }) => {
    const page = await context.newPage()
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.route('**/assets/*/site.layout-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Frame() { throw new Error("broken") }; export { Frame as ErrorBoundary }',
      }),
    )
    const reporting = page.waitForRequest(`**${browserErrorsPath}`)
    await open(page, '/about', locale)
    await expect(
      page.getByRole('heading', { name: texts[locale].site.errors.failed.title }),
    ).toBeVisible()
    // What she can name is what the server was told.
    const reported = (await reporting).postDataJSON() as { number: string }
    await expect(page.locator('[data-number]')).toHaveText(reported.number)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain(
      'Readex',
    )
    expect(refused).toEqual([])
  })

  test(`${locale}: what is followed without a connection says that there is none, and opens once there is one`, async ({
    page,
    context,
  }) => {
    const { away, failed } = plainTexts[locale].errors
    await open(page, '/candidates', locale)
    const next = page.getByRole('link', { name: texts[locale].candidates.list.next })
    await expect(next).toBeVisible()
    await context.setOffline(true)
    await next.click()
    await expect(page.getByRole('heading', { level: 1, name: away.title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${away.title}`))
    await expect(page.getByText(failed.title)).toHaveCount(0)
    await expect(page.locator('[data-number]')).toHaveCount(0)
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page).toHaveURL(/[?&]page=2$/)
    await expect(page.getByRole('article')).toHaveCount(12)
  })

  test(`${locale}: code that cannot be fetched takes no page down, and comes once the network is back`, async ({
    page,
    context,
  }) => {
    const { site, accounts } = texts[locale]
    await page.route('**/assets/*/demo-bar-*.js', (route) => route.abort('internetdisconnected'))
    await open(page, '/about', locale)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).not.toHaveText(site.errors.failed.title)

    await context.setOffline(true)
    await signInButton(page, locale).click()
    await expect(page.getByRole('alert').getByText(site.partMissing)).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/assets/*/demo-bar-*.js')
    await context.setOffline(false)
    await expect(page.getByRole('dialog', { name: accounts.signIn.title })).toBeVisible()
    await expect(page.getByText(site.partMissing)).toHaveCount(0)
    await page.keyboard.press('Escape')
    // The server drew the bar; its button answers once its code is there.
    await expect(async () => {
      await page.getByRole('button', { name: site.demo.hide }).click({ timeout: 1000 })
      await expect(page.getByText(site.demo.text)).toBeHidden({ timeout: 1000 })
    }).toPass()
    await expect(heading).not.toHaveText(site.errors.failed.title)
  })
}
