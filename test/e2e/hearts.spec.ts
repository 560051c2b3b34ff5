import type { Page } from '@playwright/test'
import { heartTexts } from '../../src/features/hiring/web/panel-texts.ts'
import { type Account, dialogOf, keepSession, newAccount, signIn } from './accounts.ts'
import { expect, expectAccessible, hydrated, locales, open, phone, test } from './journey.ts'
import { texts } from './texts.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const heartOf = (page: Page, place: number) =>
  cards(page).nth(place).locator('[data-heart]').getByRole('button')

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ viewport: phone })

    test('a heart shortlists from the list: after signing in, once, with a way back', async ({
      page,
      request,
    }) => {
      const t = heartTexts[locale]
      const account = await newAccount(request)
      const shortlist = async () => {
        const headers = { authorization: `Bearer ${account.token}` }
        const answer = await request.get('/api/employer/candidates/', { headers })
        const { data } = (await answer.json()) as { data: { jobseeker_name: string }[] }
        return data.map(({ jobseeker_name }) => jobseeker_name)
      }
      await open(page, '/candidates?position=Nanny', locale)
      const names = await cards(page).getByRole('heading').allTextContents()
      const [first = '', second = ''] = names
      await heartOf(page, 0).click()
      await expect(dialogOf(page).getByText(t.signUp)).toBeVisible()
      await dialogOf(page)
        .getByRole('button', { name: texts[locale].accounts.signUp.signIn })
        .click()
      await signIn(dialogOf(page), locale, account.number)
      await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true')
      await expect(heartOf(page, 0)).toHaveAccessibleName(t.label(first))
      await expect.poll(shortlist).toEqual([first])

      // Pressed twice in a row is pressed once; Undo takes it back.
      await heartOf(page, 1).dblclick()
      await expect(heartOf(page, 1)).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(shortlist).toEqual([second, first])
      await expectAccessible(page, 'main ul.grid')
      await page.getByRole('button', { name: t.undo, exact: true }).last().click()
      await expect(heartOf(page, 1)).toHaveAttribute('aria-pressed', 'false')
      await expect.poll(shortlist).toEqual([first])

      // By the keyboard, off; without a network it comes back.
      await page.context().setOffline(true)
      await heartOf(page, 0).press('Enter')
      await expect(page.getByText(texts[locale].hiring.failed.unshortlist)).toBeVisible()
      await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true')
      await page.context().setOffline(false)
      await heartOf(page, 0).press('Enter')
      await expect.poll(shortlist).toEqual([])
      expect(await heartOf(page, 0).boundingBox()).toMatchObject({ width: 44, height: 44 })
    })

    test("a household's hearts stand on the home page, beside who is like her, and on best match", async ({
      page,
      request,
    }) => {
      const t = heartTexts[locale]
      const account = await newAccount(request)
      const headers = { authorization: `Bearer ${account.token}` }
      await request.put('/api/employer/needs/', { headers, data: { position: 'Nanny' } })
      await keepSession(page, account)
      const chosen: (string | null)[] = []
      for (const path of ['/', '/candidates/500', '/dashboard/needs']) {
        await open(page, path, locale)
        const hearts = page.locator('article [data-heart]').getByRole('button')
        await expect(hearts.first()).toBeVisible()
        await expect(hearts).toHaveCount(await cards(page).count())
        const free = hearts.and(page.locator('[aria-pressed="false"]')).first()
        chosen.push(await free.getAttribute('aria-label'))
        await free.click()
        await expect(
          page.getByRole('button', { name: chosen.at(-1) ?? '', exact: true, pressed: true }),
        ).toBeVisible()
      }
      const shortlist = async () => {
        const answer = await request.get('/api/employer/candidates/', { headers })
        const { data } = (await answer.json()) as { data: { jobseeker_name: string }[] }
        return data.map(({ jobseeker_name }) => t.label(jobseeker_name))
      }
      await expect.poll(shortlist).toEqual(chosen.toReversed())
    })

    test('a worker sees no hearts', async ({ page, request }) => {
      await keepSession(page, (await newAccount(request, 'jobseeker')) as Account)
      await open(page, '/', locale)
      await hydrated(page)
      await expect(page.locator('[data-heart]').first()).toBeAttached()
      await expect(page.locator('[data-heart] button')).toHaveCount(0)
    })
  })
}

test('what is said goes by itself, also from under a pointer at rest; it stays for one that comes to it', async ({
  page,
  request,
}) => {
  const said = page.getByRole('button', { name: heartTexts.en.undo, exact: true })
  await page.clock.install()
  await keepSession(page, await newAccount(request))
  await open(page, '/candidates?position=Nanny', 'en')
  const press = async () => {
    await heartOf(page, 0).press('Enter')
    await expect(said).toBeVisible()
  }
  await press()
  const { x, y } = (await said.boundingBox()) ?? { x: 0, y: 0 }
  await page.clock.runFor(11_000)
  await expect(said).toHaveCount(0)

  await page.mouse.move(x + 5, y + 5)
  await press()
  await page.clock.runFor(11_000)
  await expect(said).toHaveCount(0)

  await press()
  await page.mouse.move(x + 9, y + 9)
  await page.clock.runFor(60_000)
  await expect(said).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(11_000)
  await expect(said).toHaveCount(0)
})
