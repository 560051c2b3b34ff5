import type { SessionGrant } from '../../src/features/accounts/contract.ts'
import { dayText } from '../../src/ui/read-day.ts'
import { roomsOf } from './rooms.ts'
import { reviewTexts } from '../../src/features/reviews/web/review-texts.ts'
import { keepSession, newAccount, openDialog } from './accounts.ts'
import { uploadPaper } from './hires.ts'
import { secondOperator } from './operators.ts'
import { dayFromNow } from './dashboards.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './journey.ts'

for (const { title, locale, viewport } of places) {
  test.describe(title, () => {
    test.use({ viewport })

    // spec: 3.6 Documents to check
    test('a paper is opened, refused, checked and shown as a badge with its statement; the check is withdrawn', async ({
      page,
      request,
    }) => {
      const t = roomsOf(locale)
      const words = reviewTexts(locale)
      const badge = words.checks.badge.identity
      // A desktop shows a PDF beside the form; many a phone can only save it.
      const hasReader = viewport.width > 1000
      await page.addInitScript((has) => {
        Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => has })
      }, hasReader)
      const her = await newAccount(request, 'jobseeker')
      const headers = { authorization: `Bearer ${her.token}` }
      const name = `Rosa ${crypto.randomUUID().slice(0, 8)}`
      const profile = await request.patch('/api/jobseeker/profile/', {
        headers,
        data: {
          full_name: name,
          age: 30,
          desired_position: 'Cook',
          nationality: 'Ghanaian',
          is_published: true,
        },
      })
      expect(profile.status(), await profile.text()).toBe(200)
      for (const kind of ['passport', 'other'])
        await uploadPaper(request, her, kind, dayFromNow(200))

      const operator = (await (
        await request.post('/api/demo/sign-in/', { data: { role: 'admin' } })
      ).json()) as { data: SessionGrant }
      await keepSession(page, operator.data)
      const dialog = page.getByRole('dialog')
      const papers = `/admin/papers?q=${encodeURIComponent(name)}`
      const lookAt = (kind: 'passport' | 'other') =>
        page
          .getByRole('table')
          .getByRole('button', { name: t.acts.papers.what(`${words.papers[kind]}: ${name}`) })
          .click()
      // Another operator is at work, so that an identity takes two.
      await secondOperator(request)
      const badgesOf = async () =>
        (
          (await (await request.get(`/api/candidates/${her.user.candidate_id}/`)).json()) as {
            data: { checks: unknown[] }
          }
        ).data.checks
      await open(page, papers, locale)

      // What can't be accepted needs a reason: she reads it.
      await lookAt('other')
      await dialog.getByRole('button', { name: t.papers.reject }).click()
      await expect(dialog.getByText(t.reasonMissing)).toBeVisible()
      await dialog.getByLabel(t.papers.rejectReason).fill('The picture is too dark')
      await dialog.getByRole('button', { name: t.papers.reject }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1)

      // What the record says is shown beside what she reads, once she has opened the paper.
      await lookAt('passport')
      const reading = t.papers.reading
      await expect(dialog.getByText(t.papers.openFirst)).toBeVisible()
      await expect(dialog.getByRole('button', { name: t.papers.verify })).toHaveCount(0)
      await expectAccessible(page, openDialog)
      await dialog.getByRole('button', { name: t.papers.open }).click()
      if (hasReader) await expect(dialog.locator('iframe[src^="blob:"]')).toBeVisible()
      else {
        const saved = page.waitForEvent('download')
        await dialog.getByRole('button', { name: t.papers.viewer.save }).click()
        expect((await saved).suggestedFilename()).toBe('passport.pdf')
      }
      await dialog.getByLabel(reading.kind).selectOption('passport')
      await dialog.getByLabel(reading.name).fill(name.toUpperCase())
      await expect(dialog.getByText(reading.agrees.profile_name)).toBeVisible()
      await dialog.getByLabel(reading.number).fill('P1234568')
      await expect(dialog.getByText(reading.differs.number)).toBeVisible()
      await expect(dialog.getByText('P1234567')).toBeVisible()
      await dialog.getByLabel(reading.end).fill(dayFromNow(200))
      await expect(dialog.getByLabel(t.papers.until)).toHaveValue(dayText(dayFromNow(200)))
      await expect(dialog.getByText(t.papers.badge(badge))).toBeVisible()
      await dialog.getByLabel(t.papers.method).selectOption('original_seen')
      await dialog.getByRole('button', { name: t.papers.verify }).click()
      await expect(dialog.getByText(reading.missing.why)).toBeVisible()
      await expectAccessible(page, openDialog)
      await expectNoSidewaysScroll(page)
      await dialog.getByLabel(reading.number).fill('P 1234567')
      await expect(dialog.getByText(reading.agrees.number).first()).toBeVisible()
      await dialog.getByRole('button', { name: t.papers.verify }).click()
      await expect(dialog).toHaveCount(0)

      // The badge waits for a second operator: the first can't confirm it, the second opens and reads for herself.
      expect((await badgesOf()).length).toBe(0)
      const row = page.getByRole('row').filter({ hasText: name })
      await expect(row.getByText(t.papers.chips.own)).toBeVisible()
      await lookAt('passport')
      await expect(dialog.getByText(t.papers.state.own('').slice(0, 12))).toBeVisible()
      await expectAccessible(page, openDialog)
      await keepSession(page, await secondOperator(request))
      await open(page, papers, locale)
      await expect(row.getByText(t.papers.chips.second)).toBeVisible()
      await lookAt('passport')
      await dialog.getByRole('button', { name: t.papers.open }).click()
      await dialog.getByLabel(reading.kind).selectOption('passport')
      await dialog.getByLabel(reading.name).fill(name)
      await dialog.getByLabel(reading.number).fill('P1234567')
      await dialog.getByLabel(reading.end).fill(dayFromNow(200))
      await expectAccessible(page, openDialog)
      await dialog.getByRole('button', { name: t.papers.confirm }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
      expect(await badgesOf()).toMatchObject([{ item: 'identity', operators: 2 }])

      // The badge says what was done, and no more.
      await open(page, `/candidates/${her.user.candidate_id}`, locale)
      await page.locator('#check-identity summary').click()
      const statement = page.locator('#check-identity')
      for (const said of [
        words.checks.what.identity,
        words.checks.method.original_seen,
        words.checks.twoOperators,
      ])
        await expect(statement.getByText(said)).toBeVisible()
      await expectAccessible(page, '#check-identity')

      await open(page, `/admin/papers/checks?q=${encodeURIComponent(name)}`, locale)
      await page.getByRole('button', { name: t.checks.withdrawOf(badge, name) }).click()
      await dialog.getByRole('button', { name: t.checks.withdraw, exact: true }).click()
      await expect(dialog.getByText(t.reasonMissing)).toBeVisible()
      await dialog.getByLabel(t.reason, { exact: true }).fill('The name was another one')
      await expectAccessible(page, openDialog)
      await dialog.getByRole('button', { name: t.checks.withdraw, exact: true }).click()
      await expect(dialog).toHaveCount(0)
      // The server hears a moment later, by the database's own message, that what it keeps of her page holds no longer.
      await expect(async () => {
        await open(page, `/candidates/${her.user.candidate_id}`, locale)
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        await expect(page.locator('#check-identity')).toHaveCount(0, { timeout: 1000 })
      }).toPass()

      // She reads both findings, with their reasons.
      await keepSession(page, her)
      await open(page, '/notifications', locale)
      await expect(page.getByText('The picture is too dark')).toBeVisible()
      await expect(page.getByText('The name was another one')).toBeVisible()
    })
  })
}
