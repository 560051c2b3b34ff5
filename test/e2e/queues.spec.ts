import type { APIRequestContext } from '@playwright/test'
import type { SessionGrant } from '../../src/features/accounts/contract.ts'
import { roomsOf } from './rooms.ts'
import { desk as deskAr } from '../../src/features/enquiries/messages.support.ar.ts'
import { desk as deskEn } from '../../src/features/enquiries/messages.support.en.ts'
import { keepSession, newAccount, openDialog } from './accounts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './journey.ts'
import { texts } from './texts.ts'

const supportTexts = { en: deskEn, ar: deskAr }

const operator = async (request: APIRequestContext): Promise<SessionGrant> =>
  (
    (await (await request.post('/api/demo/sign-in/', { data: { role: 'admin' } })).json()) as {
      data: SessionGrant
    }
  ).data

for (const { title, locale, viewport } of places) {
  test.describe(title, () => {
    test.use({ viewport })
    const t = roomsOf(locale)
    const desk = supportTexts[locale]

    test('a visitor reports a profile, the operator closes the report', async ({
      page,
      request,
    }) => {
      const said = `Please look at this, ${locale} ${crypto.randomUUID()}`
      await open(page, '/candidates/500', locale)
      const report = page.getByRole('link', { name: texts[locale].panel.report })
      await expect(report).toHaveAttribute('aria-haspopup', 'dialog')
      await report.click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: desk.send }).click()
      await expect(dialog.getByLabel(desk.reason)).toHaveAttribute('aria-invalid', 'true')
      await dialog.getByLabel(desk.reason).selectOption('document_withheld')
      await expect(dialog.getByText(desk.urgent)).toBeVisible()
      await dialog.getByLabel(desk.message).fill(said)
      await expectAccessible(page, openDialog)
      await dialog.getByRole('button', { name: desk.send }).click()
      await expect(dialog.getByRole('heading', { name: desk.sentTitle })).toBeVisible()

      await keepSession(page, await operator(request))
      await open(page, `/admin/reports?q=${encodeURIComponent(said)}`, locale)
      await expect(page.getByText(t.reports.urgent, { exact: true })).toBeVisible()
      await page.getByRole('table').getByRole('button').click()
      await expect(page.getByRole('dialog').getByText(said)).toBeVisible()
      await page.getByRole('dialog').getByLabel(t.reports.note, { exact: true }).fill('Looked at')
      await expectAccessible(page, openDialog)
      await page.getByRole('dialog').getByRole('button', { name: t.reports.closeIt }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByText(said)).toHaveCount(0)
    })

    test('the operator approves a new profile', async ({ page, request }) => {
      const her = await newAccount(request, 'jobseeker')
      const name = `Zahra ${crypto.randomUUID().slice(0, 8)}`
      const saved = await request.patch('/api/jobseeker/profile/', {
        data: {
          full_name: name,
          description: 'New here.',
          desired_position: 'Cook',
          nationality: 'Ghanaian',
          is_published: true,
          age: 30,
        },
        headers: { authorization: `Bearer ${her.token}` },
      })
      expect(saved.status()).toBe(200)
      await keepSession(page, await operator(request))
      await open(page, `/admin/reviews?q=${encodeURIComponent(name)}`, locale)
      await page.getByRole('table').getByRole('button').click()
      await expect(page.getByRole('dialog').getByText('New here.')).toBeVisible()
      await expectAccessible(page, openDialog)
      await page.getByRole('dialog').getByRole('button', { name: t.reviews.approve }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('link', { name })).toHaveCount(0)
    })

    for (const kind of ['contact', 'visa'] as const) {
      // spec: 3.6 Reports of abuse
      test(`the operator takes a message (${kind}), answers it and finds it among the answered`, async ({
        page,
        request,
      }) => {
        const message = `I have a question, ${locale} ${crypto.randomUUID()}`
        const said = { message, countryCode: '+974', phone: '33551122' }
        const sent =
          kind === 'contact'
            ? await request.post('/api/contact/', {
                data: { ...said, firstName: 'Noor', email: 'noor@example.com' },
              })
            : await request.post('/api/visa-requests/', { data: { ...said, name: 'Noor' } })
        expect(sent.status(), await sent.text()).toBe(200)

        const { token, refreshToken, user } = await operator(request)
        await keepSession(page, { token, refreshToken, user })
        const dialog = page.getByRole('dialog')
        const look = page
          .getByRole('table')
          .getByRole('button', { name: t.acts.enquiries.what(`${desk.kinds[kind]}: Noor`) })
        await open(page, `/admin/enquiries?q=${encodeURIComponent(message)}`, locale)
        await look.click()
        await expect(dialog.getByText(message)).toBeVisible()
        await expect(dialog.getByRole('link', { name: '+97433551122' })).toBeVisible()
        await expectAccessible(page, openDialog)
        await dialog.getByRole('button', { name: t.enquiries.take }).click()
        await expect(dialog).toHaveCount(0)
        await expect(page.getByText(message)).toHaveCount(0)

        await open(
          page,
          `/admin/enquiries?state=in_progress&q=${encodeURIComponent(message)}`,
          locale,
        )
        await expect(
          page.getByRole('row').filter({ hasText: message }).getByText(user.full_name),
        ).toBeVisible()
        await look.click()
        await dialog.getByLabel(t.enquiries.note).fill('Called back, all is answered.')
        await dialog.getByRole('button', { name: t.enquiries.markDone, exact: true }).click()
        await expect(dialog).toHaveCount(0)

        await open(page, `/admin/enquiries?state=done&q=${encodeURIComponent(message)}`, locale)
        await look.click()
        await expect(dialog.getByLabel(t.enquiries.note)).toHaveValue(
          'Called back, all is answered.',
        )
        await expect(dialog.getByRole('button', { name: t.enquiries.reopen })).toBeVisible()
      })
    }

    for (const [room, title] of Object.entries({
      reviews: t.reviews.title,
      papers: t.papers.title,
      'papers/checks': t.checks.title,
      reports: t.reports.title,
      enquiries: t.enquiries.title,
      claims: t.claims.title,
    })) {
      test(`the queue ${room} can be read by everyone who runs Manzil`, async ({
        page,
        request,
      }) => {
        await keepSession(page, await operator(request))
        await open(page, `/admin/${room}`, locale)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page.getByRole('table')).toBeVisible()
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      })
    }
  })
}
