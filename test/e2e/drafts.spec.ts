import type { APIRequestContext, Page } from '@playwright/test'
import type { SessionGrant } from '../../src/features/accounts/contract.ts'
import { roomsOf } from './rooms.ts'
import { desk as deskAr } from '../../src/features/enquiries/messages.support.ar.ts'
import { desk as deskEn } from '../../src/features/enquiries/messages.support.en.ts'
import { dialogOf, keepSession, keptSession, newAccount, signIn } from './accounts.ts'
import { publishedCandidate, runningAgency } from './agencies.ts'
import { dayFromNow } from './dashboards.ts'
import { hydrated, expect, open, places, test } from './journey.ts'
import { appCode, post } from './operators.ts'
import { texts } from './texts.ts'
import { dayText } from '../../src/ui/read-day.ts'

const supportTexts = { en: deskEn, ar: deskAr }

/** What this tab keeps of forms that were not saved. */
const draftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))

/** Ends every session of whoever is signed in, from elsewhere; the page hears of it by its stream or at its next call. */
async function endSession(page: Page, request: APIRequestContext): Promise<void> {
  const [token] = await keptSession(page)
  await request.delete('/api/auth/sessions/', {
    data: { scope: 'all' },
    headers: { authorization: `Bearer ${token}` },
  })
}

for (const { title, locale, viewport } of places) {
  test.describe(title, () => {
    test.use({ viewport })

    test('what a household types of its needs outlives a reload and the end of its session', async ({
      page,
      request,
    }) => {
      const t = texts[locale].matching.form
      const main = page.getByRole('main')
      const start = dayFromNow(40)
      const household = await newAccount(request)
      const save = main.getByRole('button', { name: t.save, exact: true })
      const expectTyped = async () => {
        await expect(main.getByLabel(t.position, { exact: true })).toHaveValue('Cook')
        const tasks = main.getByRole('group', { name: t.tasks }).getByRole('checkbox')
        await expect(tasks.nth(1)).toBeChecked()
        await expect(tasks.first()).not.toBeChecked()
        await expect(main.getByLabel(t.budget)).toHaveValue('2345')
        await expect(main.getByLabel(t.start)).toHaveValue(dayText(start))
      }
      await keepSession(page, household)
      await open(page, '/dashboard/needs', locale)
      await main.getByLabel(t.position, { exact: true }).selectOption('Cook')
      await main.getByRole('group', { name: t.tasks }).getByRole('checkbox').nth(1).check()
      await main.getByLabel(t.start).fill(start)
      await main.getByLabel(t.budget).fill('2345')
      await page.reload()
      await hydrated(page)
      await expectTyped()
      // Her session is gone, and the page has not heard of it yet: what she types is kept for nobody. At once, before it draws anything anew.
      const kept = await draftsOf(page)
      const token = await main.getByLabel(t.budget).evaluate((field) => {
        const token = localStorage.getItem('token') ?? ''
        localStorage.removeItem('token')
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          field,
          '9999',
        )
        field.dispatchEvent(new Event('input', { bubbles: true }))
        return token
      })
      expect(await draftsOf(page)).toEqual(kept)
      await page.evaluate((token) => localStorage.setItem('token', token), token)
      await open(page, '/dashboard/needs', locale)
      await expectTyped()

      await endSession(page, request)
      await save.click({ timeout: 5000 }).catch(() => undefined)
      await expect(page).toHaveURL(/\/login$/)
      // Whoever else signs in here sees nothing of it.
      await keepSession(page, await newAccount(request))
      await open(page, '/dashboard/needs', locale)
      await expect(main.getByLabel(t.position, { exact: true })).toHaveValue('')
      await expect(main.getByLabel(t.budget)).toHaveValue('')

      await endSession(page, request)
      await save.click({ timeout: 5000 }).catch(() => undefined)
      await expect(page).toHaveURL(/\/login$/)
      await hydrated(page)
      await signIn(main, locale, household.number)
      await expect(page).toHaveURL(/\/dashboard\/needs$/)
      await expectTyped()
      // A double click sends once.
      const sent: string[] = []
      page.on('request', (call) => {
        if (call.method() === 'PUT') sent.push(call.url())
      })
      await save.dblclick()
      await expect(main.getByRole('article').first()).toBeVisible()
      expect(sent).toHaveLength(1)
      expect(await draftsOf(page)).toEqual([])
      await page.reload()
      await expectTyped()
    })

    test('what an agency types of a candidate outlives the end of its session', async ({
      page,
      request,
    }) => {
      const { area: kept, factor } = texts[locale]
      const agency = await runningAgency(request)
      const { id } = await publishedCandidate(request, agency)
      const { secret } = (await post(
        request,
        '/api/auth/second-factor/start/',
        {},
        agency.token,
      )) as { secret: string }
      const code = { code: appCode(secret) }
      await post(request, '/api/auth/second-factor/confirm/', code, agency.token)
      await keepSession(page, agency)
      await open(page, `/agency/candidates/${id}`, locale)
      const form = dialogOf(page).filter({ hasText: kept.form.title })
      const toPreferences = async () => {
        await page.getByRole('button', { name: kept.edit, exact: true }).first().click()
        await form.getByRole('tab', { name: kept.form.tabs.preferences }).click()
      }
      await toPreferences()
      await form.getByLabel(kept.fields.expected_salary).fill('2345')
      await expect.poll(() => draftsOf(page)).toHaveLength(1)

      await endSession(page, request)
      await form
        .getByRole('button', { name: kept.form.save })
        .click({ timeout: 5000 })
        .catch(() => undefined)
      await expect(page).toHaveURL(/\/agency\/login$/)
      await hydrated(page)
      const main = page.getByRole('main')
      await signIn(main, locale, agency.number)
      await main.getByRole('textbox', { name: factor.login.code }).fill(appCode(secret, 1))
      await main.getByRole('button', { name: factor.login.submit, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/agency/candidates/${id}$`))
      await toPreferences()
      await expect(form.getByText(kept.form.restored)).toBeVisible()
      await expect(form.getByLabel(kept.fields.expected_salary)).toHaveValue('2345')
      await form.getByRole('button', { name: kept.form.save }).click()
      await expect(dialogOf(page)).toHaveCount(0)
      expect(await draftsOf(page)).toEqual([])
    })
  })
}

for (const { title, locale, viewport } of places) {
  const { settings } = texts[locale]
  const queues = roomsOf(locale)
  const desk = supportTexts[locale]
  test.describe(title, () => {
    test.use({ viewport })

    test('what an operator types of a message and of a setting outlives the end of her session', async ({
      page,
      request,
    }) => {
      const main = page.getByRole('main')
      const admin = (await post(request, '/api/demo/sign-in/', { role: 'admin' })) as SessionGrant
      const message = `Do you open on Fridays, ${crypto.randomUUID()}`
      await post(request, '/api/contact/', {
        message,
        countryCode: '+974',
        phone: '33551122',
        firstName: 'Noor',
        email: 'noor@example.com',
      })
      const note = dialogOf(page).getByLabel(queues.enquiries.note)
      const look = main.getByRole('button', {
        name: queues.acts.enquiries.what(`${desk.kinds.contact}: Noor`),
      })
      await keepSession(page, admin)
      await open(page, '/admin/settings/contact', locale)
      const hours = main.getByLabel(`${settings.fields.hours} · ${settings.en}`)
      await hours.fill('Sunday to Thursday, half a')
      await open(page, `/admin/enquiries?q=${encodeURIComponent(message)}`, locale)
      await look.click()
      await note.fill('Called twice, nobody')
      expect(await draftsOf(page)).toHaveLength(2)

      await endSession(page, request)
      await dialogOf(page)
        .getByRole('button', { name: queues.enquiries.markDone })
        .click({ timeout: 5000 })
        .catch(() => undefined)
      await expect(page).toHaveURL(/\/admin\/login$/)
      await hydrated(page)
      await signIn(main, locale, '33000004', 'manzil-demo')
      await expect(page).toHaveURL(/\/admin\/enquiries\?/)
      await look.click()
      await expect(note).toHaveValue('Called twice, nobody')
      await dialogOf(page).getByRole('button', { name: queues.enquiries.markDone }).click()
      await expect(dialogOf(page)).toHaveCount(0)
      await open(page, '/admin/settings/contact', locale)
      await expect(hours).toHaveValue('Sunday to Thursday, half a')
      expect(await draftsOf(page)).toHaveLength(1)
    })
  })
}
